import { cart, savedWords } from '../../src/content/en/cart/cart'
import { quantityWords } from '../../src/content/en/cart/quantity-stepper'
import { expectAccessible } from '../fixtures/axe'
import { fillCart } from '../fixtures/shop'
import { both, expect, test } from '../fixtures/test'

test('a cart line can be changed, removed, restored and saved for later', both, async ({ page, shop }) => {
  const [dress, scarf] = [await shop.product({ price: 10, stock: 3 }), await shop.product({ price: 15.5 })]
  await fillCart(page, { product: dress }, { product: scarf, quantity: 2 })
  await page.goto('/cart')
  const summary = page.getByRole('region', { name: cart.summary })
  await expect(summary.getByText('$48.99')).toBeVisible()

  const line = page.getByRole('listitem').filter({ hasText: dress.title })
  const more = line.getByRole('button', { name: quantityWords.stepper.more })
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

  await line.getByRole('button', { name: savedWords.saveItem(dress.title) }).click()
  const saved = page.getByRole('list', { name: savedWords.title })
  await expect(saved.getByRole('link', { name: dress.title })).toBeVisible()
  await expect(summary.getByText('$38.99')).toBeVisible()
  await page.reload()
  await saved.getByRole('button', { name: savedWords.toCartItem(dress.title) }).click()
  await expect(saved).toBeHidden()
  await expect(summary.getByText('$61.00').first()).toBeVisible()
})

test('on a wide screen the header’s cart opens as a drawer', async ({ page, shop, context }) => {
  const [dress, scarf] = [await shop.product({ stock: 3 }), await shop.product()]
  await fillCart(page, { product: dress }, { product: scarf })
  await page.goto('/about')
  const link = page.getByRole('banner').getByRole('link', { name: /^Cart, / })
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  const tab = context.waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await expect(await tab).toHaveURL(/\/cart$/)
  await (await tab).close()

  await link.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: cart.title })
  await expect(drawer.getByRole('link', { name: dress.title })).toBeVisible()
  await expectAccessible(page, 'cart drawer', '[role=dialog]')
  await drawer.getByRole('button', { name: cart.removeItem(dress.title) }).click()
  await expect(drawer.getByRole('link', { name: dress.title })).toBeHidden()
  await expect(drawer.getByRole('button', { name: cart.undo })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link', { name: dress.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(/\/about$/)

  await link.click()
  await drawer.getByRole('link', { name: cart.checkout }).click()
  await page.waitForURL('**/checkout')
  await expect(drawer).toBeHidden()
})

test('two tabs show the same cart', async ({ page, shop, context }) => {
  const product = await shop.product()
  await fillCart(page, { product })
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  await other.getByRole('button', { name: cart.removeItem(product.title) }).click()
  await expect(page.getByRole('heading', { name: cart.empty.title })).toBeVisible()
})
