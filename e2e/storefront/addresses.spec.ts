import { addressWords as words } from '../../src/content/en/account/addresses'
import { checkout } from '../../src/content/en/cart/checkout'
import { expectAccessible } from '../fixtures/axe'
import { expectConfirmation, fillCart, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

test('the checkout fills in a saved address and saves a new one', both, async ({ page, shop }) => {
  const product = await shop.product({ stock: 5 })
  const member = await shop.member()
  await shop.rows(
    `insert into public.addresses (user_id, label, first_name, last_name, phone, address, city, zip_code, country, is_default)
     select id, 'Home', 'Salma', 'Benjelloun', '+212 661 48 20 37', '14 Rue Ibn Batouta', 'Casablanca', '20250', 'MA', true
     from auth.users where email = $1`,
    [member.email],
  )
  await signIn(page, member)
  await fillCart(page, { product })
  await page.goto('/checkout')
  const city = page.getByLabel(checkout.fields.city, { exact: true })
  await expect(city).toHaveValue('Casablanca')
  const choices = page.getByRole('group', { name: words.pick.legend })
  await choices.getByRole('radio', { name: words.pick.other }).check()
  await expect(city).toHaveValue('')
  await page.getByRole('textbox', { name: checkout.fields.address, exact: true }).fill('3 Derb Lamrani')
  await city.fill('Fès')
  await page.getByRole('textbox', { name: checkout.fields.zipCode }).fill('30110')
  await expect(page.getByRole('checkbox', { name: words.pick.save })).toBeChecked()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, 'checkout with saved addresses')
  await page.getByRole('radio', { name: checkout.methods.cod.label }).check()
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  const [order] = await shop.rows(
    'select shipping_address, customer_phone from public.orders o join public.order_items i on i.order_id = o.id where i.product_id = $1',
    [product.id],
  )
  expect(order).toMatchObject({
    shipping_address: { address: '3 Derb Lamrani', city: 'Fès', zipCode: '30110' },
    customer_phone: '+212 6 61 48 20 37',
  })
  await expect
    .poll(() =>
      shop.rows(
        `select label, city, is_default from public.addresses
         where user_id = (select id from auth.users where email = $1) order by created_at`,
        [member.email],
      ),
    )
    .toEqual([
      { label: 'Home', city: 'Casablanca', is_default: true },
      { label: '', city: 'Fès', is_default: false },
    ])
})
