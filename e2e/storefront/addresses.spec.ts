import { addressWords as words } from '../../src/content/addresses'
import { checkout } from '../../src/content/checkout'
import { expectAccessible } from '../fixtures/axe'
import { expectConfirmation, fillCart, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page

async function type(page: Page, facts: Partial<Record<keyof typeof words.fields, string>>) {
  for (const [name, text] of Object.entries(facts))
    await page.getByRole('textbox', { name: new RegExp(`^${words.fields[name as 'city']}`) }).fill(text)
}
const home = {
  label: 'Home',
  firstName: 'Salma',
  lastName: 'Benjelloun',
  phone: '+212 661 48 20 37',
  address: '14 Rue Ibn Batouta',
  city: 'Casablanca',
  zipCode: '20250',
}

test('a member adds, changes, deletes and restores addresses', async ({ page, shop }) => {
  await signIn(page, await shop.member())
  await page.goto('/profile')
  await page.getByRole('link', { name: words.title }).click()
  await expect(page.getByText(words.none.title)).toBeVisible()
  await page.getByRole('button', { name: words.add }).click()
  await page.getByRole('button', { name: words.form.save }).click()
  await expect(page.getByRole('textbox', { name: words.fields.firstName })).toBeFocused()
  await expectAccessible(page, 'address with errors')
  await type(page, home)
  await page.getByLabel(words.fields.country).selectOption('Morocco')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: words.form.save }).click()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await expect(page.getByText(words.isDefault, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: words.add }).click()
  await type(page, { ...home, label: 'Work', city: 'Rabat' })
  await page.getByLabel(words.form.isDefault).check()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Work' })).toContainText(
    words.isDefault,
  )
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Home' })).not.toContainText(
    words.isDefault,
  )
  await expectAccessible(page, 'addresses')

  await page.getByRole('button', { name: words.of(words.edit, 'Home') }).click()
  await type(page, { city: 'Salé' })
  await page.keyboard.press('Enter')
  await expect(page.getByText('Salé 20250')).toBeVisible()
  await page.getByRole('button', { name: words.of(words.remove, 'Home') }).click()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeHidden()
  await page.getByRole('button', { name: words.removed.undo }).click()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('Salé 20250')).toBeVisible()
})

test('the checkout fills in a saved address and saves a new one', both, async ({ page, shop }) => {
  const product = await shop.product({ stock: 5 })
  const member = await shop.member()
  await signIn(page, member)
  await page.goto('/profile/addresses')
  await page.getByRole('button', { name: words.add }).click()
  await type(page, home)
  await page.getByRole('button', { name: words.form.save }).click()
  await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()

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
