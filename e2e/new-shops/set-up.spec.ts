// The page of questions that leads from the one-time code to the first order.
import { adminPaths } from '../../src/config/admin-paths'
import { beforeOrders } from '../../src/content/en/admin/before-orders'
import { adminDelivery } from '../../src/content/en/admin/settings/delivery'
import { setUpWords } from '../../src/content/en/admin/settings/set-up'
import { adminSettings } from '../../src/content/en/admin/settings/settings'
import { storeBrand } from '../../src/content/en/admin/store/brand'
import { checkout } from '../../src/content/en/cart/checkout'
import { addToCartWords } from '../../src/content/en/product/quick-add'
import { common } from '../../src/content/en/shared/common'
import { expectAccessible } from '../fixtures/axe'
import { bowl } from '../fixtures/drawn-goods'
import { fillProduct, fillZone, takeOver } from '../fixtures/new-shop'
import { expectConfirmation, fillMoroccanCheckout, placeOrderButton } from '../fixtures/shop'
import { both, expect, test } from '../fixtures/test'

const { steps, next, open } = setUpWords
const dish = { title: 'Olive dish', price: '60', picture: () => bowl('#2b4fa8') }

test.use({ newShop: 'Set up' })

test(
  'an owner goes from the code through the questions to an open shop, in which a guest orders',
  both,
  async ({ page, shop, browser, isMobile }) => {
    test.slow()
    await takeOver(page, shop)
    await expect(page).toHaveURL(adminPaths.setUp)
    const heading = (step: keyof typeof steps) =>
      page.getByRole('heading', { level: 2, name: steps[step].title, exact: true })
    const goOn = (step: keyof typeof steps) =>
      page.getByRole('button', { name: next(steps[step].title) }).click()

    // Languages and currency come first: in which language a name is written depends on them.
    await expect(page.getByLabel(adminSettings.currencies.charged)).toHaveValue('MAD')
    await goOn('look')
    await expect(heading('look')).toBeFocused()

    // What is typed outlives a reload before it is saved.
    await page.getByLabel(storeBrand.name.name).fill('Poterie')
    // Nor does the page beside it wait for that.
    if (isMobile) await page.getByRole('button', { name: setUpWords.preview.show }).click()
    const preview = page.locator('iframe').contentFrame()
    await expect(preview.getByRole('heading', { level: 1, name: 'Poterie' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(storeBrand.name.name)).toHaveValue('Poterie')
    await expectAccessible(page, 'the set-up, name and looks')
    await goOn('payment')
    await expect(heading('payment')).toBeFocused()
    await expectAccessible(page, 'the set-up, payment')
    await goOn('delivery')

    await expect(heading('delivery')).toBeFocused()
    await page.getByRole('link', { name: adminDelivery.add }).click()
    await fillZone(page, 'Courier', '35')
    await expect(heading('delivery')).toBeVisible()
    await goOn('products')
    await expect(heading('products')).toBeFocused()
    await page.getByRole('link', { name: setUpWords.skip }).click()
    await expect(heading('contact')).toBeFocused()
    await expectAccessible(page, 'the set-up, contact')

    // It does not open without something for sale, and says so.
    await page.getByRole('button', { name: open.action }).click()
    await expect(page.getByRole('alert').filter({ hasText: open.refused })).toBeVisible()
    await expect(page.getByText(open.missing(setUpWords.lacks.products))).toBeVisible()

    await page.goto('/admin')
    const list = page.getByRole('region', { name: beforeOrders.title })
    await expect(list.getByRole('listitem')).toHaveText([
      beforeOrders.product,
      `${beforeOrders.contact} ${beforeOrders.optional}`,
      beforeOrders.open,
    ])
    await expectAccessible(page, 'the list of what is missing')
    await list.getByRole('link', { name: beforeOrders.product }).click()
    await page.getByRole('link', { name: setUpWords.products.add }).click()
    await fillProduct(page, 'Bowls', dish)

    await page.goto(adminPaths.setUp)
    await page.getByRole('button', { name: open.action }).click()
    await expect(page.getByText(open.done)).toBeVisible()
    await page.goto('/admin')
    const rest = page.getByRole('region', { name: beforeOrders.only })
    await rest.getByRole('button', { name: beforeOrders.hide }).click()
    await expect(rest).toBeHidden()

    const context = await browser.newContext({
      viewport: page.viewportSize(),
      baseURL: shop.url,
      storageState: { cookies: [], origins: [] },
    })
    const guest = await context.newPage()
    await guest.goto('/')
    await guest.getByRole('main').getByRole('link', { name: dish.title }).first().click()
    await expect(guest.getByRole('heading', { level: 1, name: dish.title })).toBeVisible()
    await guest.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first().click()
    await expect(guest.getByText(addToCartWords.addedToast.title)).toBeVisible()
    await guest.goto('/checkout')
    await expect(guest.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
    await fillMoroccanCheckout(guest)
    await placeOrderButton(guest).click()
    await expectConfirmation(guest)
    await context.close()
  },
)
