import { cart } from '../../src/content/cart'
import { common } from '../../src/content/common'
import { fillCart } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

test('quantity, remove and undo', async ({ page, shop }) => {
  const [dress, scarf] = [await shop.product({ price: 10, stock: 3 }), await shop.product({ price: 15.5 })]
  await fillCart(page, { product: dress }, { product: scarf, quantity: 2 })
  await page.reload()
  const summary = page.getByRole('region', { name: cart.summary })
  await expect(summary.getByText('$48.99')).toBeVisible()

  const line = page.getByRole('listitem').filter({ hasText: dress.title })
  const more = line.getByRole('button', { name: common.stepper.more })
  await more.click()
  await more.click()
  await expect(more).toBeDisabled()
  await expect(summary.getByText(cart.freeReached)).toBeVisible()
  await expect(summary.getByText('$61.00').first()).toBeVisible()

  await line.getByRole('button', { name: cart.removeItem(dress.title) }).click()
  await expect(page.getByRole('link', { name: dress.title })).toBeHidden()
  await page.getByRole('button', { name: cart.undo }).click()
  await expect(page.getByRole('list', { name: cart.lines }).getByRole('heading').first()).toHaveText(
    dress.title,
  )
})

test('what changed since a line was added is told, with the remedy beside it', async ({ page, shop }) => {
  const [fewer, gone, dearer] = [
    await shop.product({ stock: 5 }),
    await shop.product(),
    await shop.product({ price: 20 }),
  ]
  await fillCart(page, { product: fewer, quantity: 4 }, { product: gone }, { product: dearer })
  await shop.setStock(fewer, 2)
  await shop.setStock(gone, 0)
  await shop.setPrice(dearer, 22.5)
  await page.reload()
  await expect(page.getByText(cart.fewer(2))).toBeVisible()
  await expect(page.getByText(cart.soldOut)).toBeVisible()
  await expect(page.getByText(cart.priceUp('$20.00', '$22.50'))).toBeVisible()
  await page.getByRole('button', { name: cart.checkoutBlocked }).click()
  await expect(page.getByRole('button', { name: cart.takeFewer(2) })).toBeFocused()
  await page.keyboard.press('Enter')
  await page
    .getByRole('listitem')
    .filter({ hasText: gone.title })
    .getByRole('button', { name: cart.remove, exact: true })
    .click()
  await page.getByRole('link', { name: cart.checkout }).click()
  await page.waitForURL('**/checkout')
})

test('two tabs show the same cart', async ({ page, shop, context }) => {
  const product = await shop.product()
  await fillCart(page, { product })
  await page.reload()
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: cart.removeItem(product.title) }).click()
  await expect(page.getByRole('heading', { name: cart.empty.title })).toBeVisible()
})
