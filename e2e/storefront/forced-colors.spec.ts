// In forced-colors mode fills and shadows disappear: selection and layers must be visible otherwise.
import type { Locator } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { toolWords } from '../../src/content/en/catalogue/listing-tools'
import { productWords } from '../../src/content/en/product/product'
import { tabWords } from '../../src/content/en/product/product-more'
import { common } from '../../src/content/en/shared/common'
import { samplePaths } from '../fixtures/sample'
import { atNight, expect, hydrated, labelOf, test } from '../fixtures/test'

test.use({ contextOptions: { forcedColors: 'active' } })

const look = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

async function expectTold(chosen: Locator, other: Locator) {
  await expect
    .poll(async () => (await look(chosen, 'background-color')) !== (await look(other, 'background-color')))
    .toBe(true)
}

test('selected options are distinguishable in forced-colors mode', atNight, async ({ page }) => {
  await page.goto(paths.product('boho-floral-print-maxi-dress'))
  await hydrated(page)
  const size = (name: string) =>
    page.getByRole('radio', { name, exact: true }).locator('xpath=following-sibling::*[1]')
  await labelOf(page.getByRole('radio', { name: 'L', exact: true })).click()
  await expectTold(size('L'), size('S'))
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab(tabWords.shipping).click()
  await expectTold(tab(tabWords.shipping), tab(tabWords.description))

  await page.goto(samplePaths.dresses)
  await hydrated(page)
  const view = (name: string) => page.getByRole('button', { name, exact: true })
  await expectTold(view(toolWords.grid), view(toolWords.list))

  await page.goto(paths.cookies)
  await hydrated(page)
  const choice = page.getByRole('switch').first()
  const track = choice.locator('xpath=*[last()]')
  await choice.click()
  await expect(choice).toHaveAttribute('aria-checked', 'false')
  const off = await look(track, 'background-color')
  await choice.click()
  await expect.poll(() => look(track, 'background-color')).not.toBe(off)
})

test('a swatch keeps its colour in forced-colors mode', atNight, async ({ page }) => {
  await page.goto(paths.product('boho-floral-print-maxi-dress'))
  const paint = page.getByRole('radio', { name: 'Pink' }).locator('xpath=following-sibling::*[1]')
  const other = page.getByRole('radio', { name: 'Black' }).locator('xpath=following-sibling::*[1]')
  const painted = (dot: Locator) =>
    dot.evaluate((node) => {
      const own = node.querySelector('svg[color]')
      return own && getComputedStyle(own).backgroundColor
    })
  await hydrated(page)
  await expect.poll(() => painted(paint)).toMatch(/^rgb/)
  expect(await painted(paint)).not.toBe(await painted(other))
})

test(
  'buttons and overlays have an edge and the focus is visible in forced-colors mode',
  atNight,
  async ({ page }) => {
    await page.goto(paths.product('boho-floral-print-maxi-dress'))
    await hydrated(page)
    const add = page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first()
    await expect.poll(() => look(add, 'border-top-style')).toBe('solid')
    await page.getByRole('button', { name: productWords.sizeGuide }).click()
    const dialog = page.getByRole('dialog')
    await expect.poll(() => look(dialog, 'border-top-style')).toBe('solid')
    await page.keyboard.press('Tab')
    const focused = page.locator(':focus')
    expect(await look(focused, 'outline-style')).toBe('solid')
    expect(Number.parseFloat(await look(focused, 'outline-width'))).toBeGreaterThanOrEqual(2)
  },
)
