import { admin } from '../../src/content/en/admin/admin'
import { adminStock as words } from '../../src/content/en/admin/catalogue/stock'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { adminAccess } from '../../src/content/en/admin/settings/access'
import { team } from '../../src/content/en/admin/settings/team'
import { expectAccessible } from '../fixtures/axe'
import { shoppersOf } from '../fixtures/placed-orders'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'

test(
  'what arrives is received by its SKU, sold, and explained by the history; the invoice gets its number once',
  both,
  async ({ page, shop }) => {
    test.slow()
    const arriving = await shop.product({ stock: 0, price: 30 })
    const [variant] = await shop.rows<{ id: string; sku: string }>(
      'select id, sku from public.product_variants where product_id = $1',
      [arriving.id],
    )
    const { id = '', sku = '' } = variant ?? {}
    await signIn(page, 'owner')

    await test.step('the list of low stock leads to receiving', async () => {
      await page.goto('/admin/products/stock')
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expectAccessible(page, 'the stock')
      await page.getByRole('link', { name: words.receive }).first().click()
    })
    await test.step('scanned twice and typed as a number', async () => {
      await expect(page.getByRole('heading', { level: 1, name: words.receiving.title })).toBeVisible()
      const scan = page.getByLabel(words.receiving.scan)
      await scan.fill(sku.toLowerCase())
      await page.keyboard.press('Enter')
      const quantity = page.getByRole('textbox', { name: new RegExp(`^Quantity of ${arriving.title}`) })
      await expect(quantity).toHaveValue('1')
      await scan.fill(sku)
      await page.keyboard.press('Enter')
      await expect(quantity).toHaveValue('2')
      await quantity.fill('7')
      await expectAccessible(page, 'a delivery')
      await page.reload()
      await expect(quantity).toHaveValue('7')
      await page.getByRole('button', { name: words.receiving.submit }).click()
      await expect(page.getByText(words.receiving.done(7))).toBeVisible()
      expect(await shop.stockOf(arriving)).toBe(7)
    })

    await test.step('a shopper buys it', async () => {
      await shoppersOf(page, shop).order(arriving, 'Nora Alami', 'cod', 2)
    })
    await test.step('the history says why the stock is what it is', async () => {
      await page.goto(`/admin/products/stock/${id}?level=all&product=${arriving.id}`)
      const drawer = page.getByRole('complementary', {
        name: new RegExp(`^${words.detail.open(arriving.title)}`),
      })
      await expect(drawer.getByText(words.detail.reasons.received, { exact: true })).toBeVisible()
      await expect(drawer.getByText(new RegExp(`^${words.detail.reasons.sale} ZL-`))).toBeVisible()
      await expect(drawer.getByText('+7')).toBeVisible()
      await expectAccessible(page, 'the history of a variant')
    })
    await test.step('the invoice is a draft until it is issued', async () => {
      const [order] = await shop.ordersOf(arriving)
      const number = order?.order_number ?? ''
      await page.addInitScript(() => {
        window.print = () => {}
      })
      await page.goto(`/admin/orders/print/invoice?orders=${number}`)
      const invoice = page.getByRole('article', { name: `${adminOrders.print.invoice} ${number}` })
      await expect(invoice).toContainText(adminOrders.print.draft)
      await page.getByRole('button', { name: adminOrders.print.issue(1) }).click()
      await expect(invoice).toContainText(/No\. INV-20\d\d-\d{5}/)
      const issued = await invoice.textContent()
      await page.reload()
      await expect(invoice).toHaveText(issued ?? '')
      await expectAccessible(page, 'an invoice')
    })
  },
)

test(
  'a manager is invited by a link and accepts with the account of that address',
  bothAtNight,
  async ({ page, shop, browser }) => {
    const invited = await shop.member()
    await signIn(page, 'owner')
    await page.goto('/admin/settings/team')
    await page.getByLabel(team.invite.email).fill(invited.email)
    await page.getByLabel(team.role, { exact: true }).selectOption('manager')
    await page.getByRole('button', { name: team.invite.byLink, exact: true }).click()
    const link = await page.getByLabel(team.invite.link(invited.email)).inputValue()
    const theirs = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
    await signIn(theirs, invited)
    await theirs.goto(link)
    await expect(theirs.getByRole('heading', { name: adminAccess.invitation.title })).toBeVisible()
    await expectAccessible(theirs, 'an invitation')
    await theirs.getByRole('button', { name: adminAccess.invitation.accept }).click()
    await expect(theirs.getByRole('heading', { level: 1, name: admin.overview.title })).toBeVisible()
    await shop.rows(
      'delete from public.team_members a using auth.users u where u.id = a.user_id and u.email = $1',
      [invited.email],
    )
  },
)
