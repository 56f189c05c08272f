// Delivery: methods to choose at checkout, and countries that are not served.
import { cart } from '../../src/content/en/cart/cart'
import { checkout } from '../../src/content/en/cart/checkout'
import { checkoutNotice } from '../../src/content/en/cart/checkout-notice'
import { methodWords } from '../../src/content/en/product/product'
import { lineWords } from '../../src/content/en/shared/line-words'
import { expectAccessible } from '../fixtures/axe'
import { sampleMethods } from '../fixtures/sample'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton, quoteWith } from '../fixtures/shop'
import { atNight, bothAtNight, expect, test, translatedAtNight } from '../fixtures/test'

const [standard, express, premium] = sampleMethods
const money = (amount: number) => `$${(amount / 100).toFixed(2)}`

test(
  'a shopper chooses express delivery, and order and confirmation say so',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await page.goto(`/product/${product.slug}`)
    await expect(page.getByText(methodWords.withCost(standard, money, ', ')).first()).toBeVisible()
    await fillCart(page, { product })
    await page.goto('/checkout')
    await expect(page.getByRole('radio', { name: standard.name })).toBeChecked()
    await fillCheckout(page)
    await page.getByRole('radio', { name: new RegExp(`^${express.name} `) }).check()
    await expect(page.getByText('$67.99').first()).toBeVisible()
    await expectAccessible(page, 'delivery methods')
    await placeOrderButton(page).click()
    const id = await expectConfirmation(page)
    await expect(page.getByText(`Shipping (${express.name})`)).toBeVisible()
    const [order] = await shop.rows(
      `select shipping_method as method, shipping_cost::float as cost,
         estimated_delivery - private.shop_day(created_at) as latest,
         estimated_from - private.shop_day(created_at) as earliest
       from public.orders where id = $1`,
      [id],
    )
    expect(order).toEqual({
      method: express.name,
      cost: 7.99,
      latest: express.maxDays,
      earliest: express.minDays,
    })
  },
)

test(
  'product, cart and checkout say one price of delivery, for the shop’s own country and for the one that is chosen',
  translatedAtNight,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await shop.rows(`with zone as (insert into public.shipping_zones (name, countries, position) values ('Home', '{MA}', 8),
        ('Nowhere', '{JP}', 9) returning id, name)
      insert into public.shipping_methods (zone_id, name, min_days, max_days, price)
      select id, 'Amana', 1, 3, 35 from zone where name = 'Home'`)
    await shop.rows("update public.shop_settings set default_country = 'MA'")
    const shipping = () => page.locator('dt', { hasText: cart.shipping }).locator('+ dd').first()
    try {
      await page.goto(`/product/${product.slug}`)
      await expect(page.getByText(/^Amana 1-3 days, \$35\.00$/).first()).toBeVisible()
      await fillCart(page, { product })
      await page.goto('/cart')
      await expect(shipping()).toHaveText('$35.00')
      await page.goto('/checkout')
      await expect(shipping()).toHaveText('$35.00')
      await expect(page.getByRole('radio', { name: 'Amana' })).toBeChecked()
      await page.getByLabel(checkout.fields.country).selectOption('France')
      await expect(shipping()).toHaveText(lineWords.free)
      await page.getByRole('link', { name: checkout.back }).click()
      await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible()
      await expect(shipping()).toHaveText(lineWords.free)
      await page.goto('/checkout')
      await page.getByLabel(checkout.fields.country).selectOption('Japan')
      await page.getByRole('link', { name: checkout.back }).click()
      await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible()
      await expect(shipping()).toHaveText(lineWords.unserved)
      await expect(page.getByText(cart.unserved('JP'))).toBeVisible()
      // It is not known where it goes, and the shop does not deliver to its own country.
      await shop.rows("update public.shop_settings set default_country = 'JP'")
      await page.evaluate(() => {
        for (const key of Object.keys(localStorage))
          if (key.startsWith('draft:')) localStorage.removeItem(key)
      })
      await page.goto('/cart')
      await expect(shipping()).toHaveText(lineWords.atCheckout)
    } finally {
      await shop.rows("update public.shop_settings set default_country = 'US'")
      await shop.rows("delete from public.shipping_zones where name in ('Home', 'Nowhere')")
    }
  },
)

test(
  'a country that is not served comes after the others and is refused at once',
  atNight,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await shop.rows(
      "insert into public.shipping_zones (name, countries, position) values ('Japan', '{JP}', 9)",
    )
    try {
      await fillCart(page, { product })
      await page.goto('/checkout')
      await fillCheckout(page)
      const country = page.getByLabel(checkout.fields.country)
      await expect(country.locator('optgroup')).toHaveCount(2)
      await expect(country.locator('optgroup').last().locator('option')).toHaveText(['Japan'])
      await country.selectOption('Japan')
      await expect(country).toHaveAccessibleDescription(checkout.problems.unserved('Japan'))
      await placeOrderButton(page).click()
      await expect(country).toBeFocused()
      expect(await shop.ordersOf(product)).toEqual([])
      await expectAccessible(page, 'a country that is not served')
      await country.selectOption('France')
      await placeOrderButton(page).click()
      await expectConfirmation(page)
    } finally {
      await shop.rows("delete from public.shipping_zones where name = 'Japan'")
    }
  },
)

test(
  'a delivery method that is withdrawn meanwhile makes the checkout say so and choose another one',
  atNight,
  async ({ page, shop, expected }) => {
    expected.complaint(/^409: POST .*place_order/)
    const product = await shop.product({ price: 60 })
    await fillCart(page, { product })
    await page.goto('/checkout')
    const quoted = quoteWith(page, 'p_email', 'p_city', 'p_shipping_method')
    await fillCheckout(page)
    await page.getByRole('radio', { name: premium.name }).check()
    await quoted
    await expect(page.getByRole('button', { name: checkout.placeFor('$72.99') })).toBeVisible()
    await shop.rows('update public.shipping_methods set is_active = false where name = $1', [premium.name])
    try {
      await placeOrderButton(page).click()
      await expect(page.getByText(checkoutNotice.refused.delivery.title)).toBeVisible()
      await expect(page.getByRole('radio', { name: premium.name })).toHaveCount(0)
      await expect(page.getByRole('button', { name: checkout.placeFor('$60.00') })).toBeVisible()
      await placeOrderButton(page).click()
      await expectConfirmation(page)
    } finally {
      await shop.rows('update public.shipping_methods set is_active = true where name = $1', [premium.name])
    }
    expect(await shop.ordersOf(product)).toMatchObject([{ total: 60 }])
  },
)
