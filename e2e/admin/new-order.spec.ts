import { adminNewOrder as words } from '../../src/content/en/admin/orders/new-order'
import { adminOrderForm as form } from '../../src/content/en/admin/orders/order-form'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { orders as orderWords } from '../../src/content/en/orders/orders'
import { expectAccessible } from '../fixtures/axe'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

test(
  'the owner takes an order on WhatsApp, and the customer opens it with the link, whose secret leaves the address',
  both,
  async ({ page, shop, browser }) => {
    const product = await shop.product({ stock: 5, price: 30 })
    await signIn(page, 'owner')
    await page.goto('/admin/orders')
    await page.getByRole('link', { name: adminOrders.add }).click()
    await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
    await page.getByLabel(form.find.scan).fill(product.title)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: form.more(product.title) })).toBeVisible()
    await page.getByRole('button', { name: form.more(product.title) }).click()
    await page.getByLabel(words.channel).selectOption('whatsapp')
    await page.getByLabel(form.fields.name, { exact: true }).fill('Salma Idrissi')
    await page.getByLabel(form.fields.phone, { exact: true }).fill('0661 22 33 44')
    await page.getByLabel(form.fields.email).fill(`salma-${product.slug}@example.com`)
    await page.getByLabel(form.fields.address, { exact: true }).fill('14 Rue Ibn Batouta')
    await page.getByLabel(form.fields.country, { exact: true }).selectOption('Morocco')
    await page.getByLabel(form.fields.city, { exact: true }).fill('Casablanca')
    await page.getByLabel(form.fields.zipCode, { exact: true }).fill('20250')
    await page.reload()
    await expect(page.getByText(words.restored)).toBeVisible()
    await expect(page.getByLabel(form.fields.zipCode, { exact: true })).toHaveValue('20250')
    await expectAccessible(page, 'the form of a new order')
    await expect(page.getByRole('button', { name: words.submit })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await page.getByRole('button', { name: words.submit }).click()
    await expect(page.getByRole('button', { name: words.made.copyTrack })).toBeVisible()
    await expectAccessible(page, 'an order that was made')
    const link = (await page.getByText(/#token=[0-9a-f]{64}$/).textContent()) ?? ''
    await expect(page.getByRole('link', { name: words.made.whatsApp })).toHaveAttribute(
      'href',
      /wa\.me\/212661223344/,
    )
    expect(await shop.stockOf(product)).toBe(3)

    const guest = await browser.newContext({ viewport: page.viewportSize() })
    const customer = await guest.newPage()
    await customer.goto(link)
    await expect(customer.getByRole('heading', { name: orderWords.confirmation.title })).toBeVisible()
    await expect(customer).toHaveURL(/\/order-confirmation\/[0-9a-f-]{36}$/)
    await customer.reload()
    await expect(customer.getByText(product.title).first()).toBeVisible()
    await guest.close()

    await page.getByRole('link', { name: words.made.open }).click()
    await expect(page.getByText(`· ${adminOrders.filters.channels.whatsapp}`)).toBeVisible()
  },
)
