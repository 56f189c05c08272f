// By keyboard alone, at a zoom of 200 %.
import { account } from '../../src/content/en/account/account'
import { addressWords } from '../../src/content/en/account/addresses'
import { checkout } from '../../src/content/en/cart/checkout'
import { filterWords } from '../../src/content/en/catalogue/filters'
import { toolWords } from '../../src/content/en/catalogue/listing-tools'
import { galleryWords, productWords } from '../../src/content/en/product/product'
import { common } from '../../src/content/en/shared/common'
import { press, tabTo, typeInto, zoomed } from '../fixtures/keyboard'
import { customer, expectConfirmation } from '../fixtures/shop'
import { atNight, expect, test } from '../fixtures/test'

test.use(zoomed)

test('a shopper searches, buys and reaches the confirmation by keyboard', async ({ page, shop }) => {
  test.slow()
  const product = await shop.product()
  await page.goto('/cart')
  await press(page, page.getByRole('banner').getByRole('button', { name: common.search }))
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(product.title)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=*')
  await press(page, page.getByRole('main').getByRole('link', { name: product.title }))
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeFocused()
  await press(page, page.getByRole('main').getByRole('button', { name: productWords.buyNow }))
  await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeFocused()

  await tabTo(page, page.getByRole('main').getByRole('textbox', { name: checkout.fields.email }))
  const { email, phone, firstName, lastName, address, city, zipCode } = customer
  for (const value of [email, phone, firstName, lastName, address, city, zipCode]) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
    // The phone number's country.
    if (value === phone) await page.keyboard.press('Tab')
  }
  await page.keyboard.type('Moro')
  await tabTo(page, page.getByRole('radio', { name: checkout.methods.card.label }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await press(page, page.getByRole('button', { name: /^Place order/ }))
  await expectConfirmation(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const [order] = await shop.rows(
    'select payment_method, shipping_address from public.orders o join public.order_items i on i.order_id = o.id where i.product_id = $1',
    [product.id],
  )
  expect(order).toMatchObject({
    payment_method: 'cod',
    shipping_address: { country: 'MA', city: 'Rabat' },
  })
})

test('the filter sheet and a product’s pictures work by keyboard', atNight, async ({ page }) => {
  await page.goto('/women')
  const open = page.getByRole('main').getByRole('button', { name: /^Filters/ })
  await press(page, open)
  const sheet = page.getByRole('dialog', { name: filterWords.title })
  const green = sheet.getByRole('checkbox', { name: /^Green/ })
  await press(page, green, 'Space')
  await expect(green).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await expect(page).toHaveURL(/\/women$/)
  await page.keyboard.press('Enter')
  await press(page, green, 'Space')
  await press(page, sheet.getByRole('button', { name: /^Show [\d,]+ results?$/ }))
  await expect(page).toHaveURL(/\/women\?color=Green$/)
  await expect(open).toBeFocused()
  const chip = page.getByRole('list', { name: toolWords.applied }).getByRole('button').first()
  await press(page, chip)
  await expect(page).toHaveURL(/\/women$/)

  await page.goto('/product/boho-floral-print-maxi-dress')
  const second = page.getByRole('button', { name: galleryWords.thumbnail(2) })
  await press(page, second)
  await expect(second).toHaveAttribute('aria-current', 'true')
  const zoom = page.getByRole('button', { name: galleryWords.zoom, exact: true })
  await tabTo(page, zoom, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog')
  await expect(large).toContainText(galleryWords.count(2, 4))
  await page.keyboard.press('ArrowRight')
  await expect(large).toContainText(galleryWords.count(3, 4))
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(zoom).toBeFocused()
  await expect(page.getByRole('button', { name: galleryWords.thumbnail(3) })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a member signs in and changes an address by keyboard', atNight, async ({ page, shop }) => {
  const member = await shop.member()
  await shop.rows(
    `insert into public.addresses (user_id, label, first_name, last_name, phone, address, city, zip_code, country)
     select id, 'Home', 'Salma', 'Benjelloun', '+212 661 48 20 37', '14 Rue Ibn Batouta', 'Casablanca', '20250', 'MA'
     from auth.users where email = $1`,
    [member.email],
  )
  await page.goto('/profile/addresses')
  const main = page.getByRole('main')
  await press(page, main.getByRole('link', { name: account.signIn.login, exact: true }))
  await typeInto(page, main.getByRole('textbox', { name: account.signIn.email, exact: true }), member.email)
  await typeInto(page, main.getByLabel(account.signIn.password, { exact: true }), member.password)
  await page.keyboard.press('Enter')
  await press(page, main.getByRole('button', { name: addressWords.of(addressWords.edit, 'Home') }))
  await typeInto(page, main.getByRole('textbox', { name: addressWords.fields.city }), 'Salé')
  await press(page, main.getByRole('button', { name: addressWords.form.save }))
  await expect(main.getByText('Salé 20250')).toBeVisible()
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
})
