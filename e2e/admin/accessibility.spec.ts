import { admin } from '../../src/content/admin'
import { adminCollections } from '../../src/content/admin-collections'
import { adminCustomers } from '../../src/content/admin-customers'
import { adminDeals } from '../../src/content/admin-deals'
import { adminProducts } from '../../src/content/admin-products'
import { adminSales } from '../../src/content/admin-sales'
import { adminSettings } from '../../src/content/admin-settings'
import { expectAccessible } from '../fixtures/axe'
import { signIn } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/test'

const screens = [
  ['/admin', admin.overview.title],
  ['/admin/orders', admin.orders.title],
  ['/admin/orders?q=nobody', admin.orders.title],
  ['/admin/products', adminProducts.title],
  ['/admin/products/collections', adminCollections.title],
  ['/admin/products/deals', adminDeals.title],
  ['/admin/products/new', adminProducts.form.title],
  ['/admin/analytics', adminSales.title],
  ['/admin/customers', adminCustomers.title],
  ['/admin/settings', adminSettings.title],
  ['/admin/nowhere', admin.notFound.title],
] as const

test('the sign-in, with something missing', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: admin.signIn.title })).toBeVisible()
  await expectAccessible(page, 'sign-in')
  await page.getByRole('button', { name: admin.signIn.submit }).click()
  await expectAccessible(page, 'sign-in with errors')
})

test('the refusal', async ({ page }) => {
  await signIn(page, 'shopper')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: admin.refused.title })).toBeVisible()
  await expectAccessible(page, 'refusal')
})

test('the screens of the owner', async ({ page }) => {
  test.setTimeout(90_000)
  await signIn(page, 'owner')
  for (const [path, title] of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: false }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, path)
  }
})

test('an open order and its statuses, and a product that is not finished', async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/admin/orders')
  await page
    .getByRole('link', { name: /^Order ZL-/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: admin.orders.timeline })).toBeVisible()
  await expectAccessible(page, 'order drawer')
  await page
    .getByRole('complementary')
    .getByRole('combobox', { name: new RegExp(admin.orders.statusOf('')) })
    .click()
  await expect(page.getByRole('listbox')).toBeVisible()
  // The list alone: Radix hides the page behind it from readers and keeps the focus out of it by itself.
  await expectAccessible(page, 'statuses', '[role=listbox]')
  await page.goto('/admin/products/new')
  await page.getByRole('button', { name: adminProducts.form.submit }).first().click()
  await expect(page.getByText(adminProducts.problems.required).first()).toBeVisible()
  await expectAccessible(page, 'add product with errors')
})
