// Back on the layers of the shop, in a real browser's history.
import type { Locator, Page } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { filterWords } from '../../src/content/en/catalogue/filters'
import { layout } from '../../src/content/en/layout/layout'
import { galleryWords, productWords } from '../../src/content/en/product/product'
import { common } from '../../src/content/en/shared/common'
import { sampleBy } from '../../tests/support/seed'
import { samplePaths } from '../fixtures/sample'
import { expect, phoneAtNight, phoneOnly, test } from '../fixtures/test'

const dress = paths.product('boho-floral-print-maxi-dress')
const main = (page: Page) => page.getByRole('main')

/** What lies over a page, and how it is opened. */
const overlays: [name: string, path: string, opener: (page: Page) => Locator][] = [
  ['the menu', samplePaths.women, (page) => page.getByRole('button', { name: layout.openMenu })],
  [
    'the search screen',
    samplePaths.women,
    (page) => page.getByRole('banner').getByRole('button', { name: common.search }),
  ],
  ['the filters', samplePaths.women, (page) => main(page).getByRole('button', { name: /^Filters/ })],
  [
    'quick add',
    samplePaths.women,
    (page) =>
      main(page)
        .getByRole('button', { name: new RegExp(`^${common.addToCart}`) })
        .first(),
  ],
  ['the zoom', dress, (page) => main(page).getByRole('button', { name: galleryWords.zoom })],
  ['the size guide', dress, (page) => main(page).getByRole('button', { name: productWords.sizeGuide })],
]

for (const [name, path, opener] of sampleBy(overlays, ([name]) => name, 2)) {
  test(
    `Back closes ${name} on a phone and stays; Forward does not reopen it`,
    phoneOnly,
    async ({ page }) => {
      await page.goto(samplePaths.faq)
      await page.goto(path)
      const button = opener(page)
      await button.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      const title = await page.title()
      await button.click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toHaveCount(1)
      await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(1)

      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(path)
      await expect(button).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(top)
      expect(await page.title()).toBe(title)

      await page.goForward()
      await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0)
      await expect(dialog).toHaveCount(0)
      await page.goBack()
      await expect(page).toHaveURL(samplePaths.faq)
    },
  )
}

test(
  'after a link of the menu, Back leads to the page where it was opened, with one press',
  phoneAtNight,
  async ({ page }) => {
    await page.goto(samplePaths.women)
    await page.getByRole('button', { name: layout.openMenu }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Men', exact: true }).click()
    await expect(page).toHaveURL(samplePaths.men)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(samplePaths.women)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(samplePaths.men)
  },
)

test('after chosen filters, Back takes them off', phoneOnly, async ({ page }) => {
  await page.goto(samplePaths.women)
  await main(page)
    .getByRole('button', { name: /^Filters/ })
    .click()
  const sheet = page.getByRole('dialog', { name: filterWords.title })
  await sheet.getByRole('checkbox', { name: /^Green/ }).check()
  await sheet.getByRole('button', { name: /^Show \d/ }).click()
  await expect(page).toHaveURL(/color=Green/)
  await page.goBack()
  await expect(page).toHaveURL(samplePaths.women)
  await expect(sheet).toHaveCount(0)
})

test('after a search from the search screen, Back leads to the page before', phoneOnly, async ({ page }) => {
  await page.goto(samplePaths.faq)
  await page.getByRole('banner').getByRole('button', { name: common.search }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('linen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=linen/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(samplePaths.faq)
})

test(
  'a layer that the close button closes leaves no entry; nor does one that a reload ends',
  phoneAtNight,
  async ({ page }) => {
    await page.goto(samplePaths.faq)
    await page.goto(samplePaths.women)
    const menu = page.getByRole('button', { name: layout.openMenu })
    const layer = () => page.evaluate(() => history.state?.layer ?? 0)
    await menu.click()
    await expect.poll(layer).toBe(1)
    await page.getByRole('dialog').getByRole('button', { name: common.close }).click()
    await expect.poll(layer).toBe(0)
    await menu.click()
    await expect.poll(layer).toBe(1)
    await page.reload()
    await expect.poll(layer).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(samplePaths.faq)
  },
)
