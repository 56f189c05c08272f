import { shop as shopConfig } from '../../src/config/shop'
import { cart } from '../../src/content/en/cart/cart'
import { checkout } from '../../src/content/en/cart/checkout'
import { quantityWords } from '../../src/content/en/cart/quantity-stepper'
import { layout } from '../../src/content/en/layout/layout'
import { orders } from '../../src/content/en/orders/orders'
import { productWords } from '../../src/content/en/product/product'
import { addToCartWords } from '../../src/content/en/product/quick-add'
import { common } from '../../src/content/en/shared/common'
import { customer, expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, labelOf, phoneOnly, test, translated } from '../fixtures/test'

test(
  'a guest finds a product, buys it and finds the order again after a reload, and no one in another browser',
  translated,
  async ({ page, shop, browser }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Boho Floral Print Maxi Dress' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Boho Floral Print Maxi Dress' })).toBeVisible()

    // By their labels, as people do: what is forced is pressed where it was, also when the page still scrolls.
    for (const name of ['Black', 'L']) await labelOf(page.getByRole('radio', { name, exact: true })).click()
    await page.getByRole('button', { name: quantityWords.stepper.more }).click()
    const buy = page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first()
    await buy.click()
    await expect(page.getByText(productWords.addingToCart).first()).toBeVisible()
    await expect(page.getByText(addToCartWords.addedToast.title)).toBeVisible()
    await expect(page.getByText(addToCartWords.addedToast.text('Boho Floral Print Maxi Dress'))).toBeVisible()

    await page.goto('/cart')
    await expect(page.getByText('Black, L')).toBeVisible()
    await expect(page.getByText(cart.items(2), { exact: true })).toBeVisible()
    await page.getByRole('link', { name: cart.checkout }).click()
    await expect(page.getByRole('heading', { level: 1, name: checkout.title })).toBeVisible()
    // Little leads away from here.
    await expect(page.getByRole('banner').getByRole('link')).toHaveText([shopConfig.name, layout.help])
    await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0)

    const email = `guest-${crypto.randomUUID().slice(0, 8)}@example.com`
    await fillCheckout(page, { email })
    await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
    await placeOrderButton(page).click()
    const id = await expectConfirmation(page)

    await expect(page.getByText(checkout.success.title)).toBeVisible()
    await page.reload()
    await expect(page.getByText(orders.confirmation.intro('Nora Alami', email))).toBeVisible()
    await expect(page.getByText('Black, L')).toBeVisible()
    await expect(page.getByText('$33.97').first()).toBeVisible()
    const [order] = await shop.rows(
      'select customer_email, user_id, payment_status, total_amount::float as total from public.orders where id = $1',
      [id],
    )
    expect(order).toEqual({ customer_email: email, user_id: null, payment_status: 'pending', total: 33.97 })

    await page.goto('/cart')
    await expect(page.getByText(cart.empty.title)).toBeVisible()

    const stranger = await browser.newPage()
    await stranger.goto(`${shop.url}/order-confirmation/${id}`)
    await expect(stranger.getByRole('heading', { name: orders.confirmation.missing.title })).toBeVisible()
    await stranger.close()
  },
)

test('a member’s order appears in the profile', both, async ({ page, shop }) => {
  const product = await shop.product({ price: 60 })
  const member = await shop.member()
  await signIn(page, member)
  await fillCart(page, { product })
  await page.goto('/checkout')
  await expect(page.getByText(checkout.signedIn(member.email))).toBeVisible()
  await expect(page.getByRole('textbox', { name: checkout.fields.firstName })).toHaveValue('Salma')
  await fillCheckout(page, { email: member.email, firstName: 'Salma', lastName: 'Benjelloun' })
  await placeOrderButton(page).click()
  await expectConfirmation(page)

  const [order] = await shop.ordersOf(product)
  expect(order?.user_id).not.toBeNull()
  expect(order?.total).toBe(60)
  await page.goto('/profile')
  await expect(page.getByText(order?.order_number ?? 'no order')).toBeVisible()
})

test('a shopper buys by touch alone', phoneOnly, async ({ page, shop }) => {
  const product = await shop.product()
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('button', { name: quantityWords.stepper.more }).tap()
  await page.getByRole('button', { name: productWords.buyNow }).tap()
  await page.waitForURL('**/checkout')
  for (const [name, value] of Object.entries(customer)) {
    await page
      .getByRole('textbox', { name: checkout.fields[name as keyof typeof customer], exact: true })
      .tap()
    await page.keyboard.insertText(value)
  }
  await page.getByRole('radio', { name: /^Cash on delivery/ }).tap()
  await placeOrderButton(page).tap()
  await expectConfirmation(page)
  expect(await shop.ordersOf(product)).toMatchObject([{ quantity: 2 }])
})
