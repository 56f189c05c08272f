// The variant that is chosen on a product's page, in its address.
import type { Page } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { galleryWords, productWords } from '../../src/content/en/product/product'
import { sizeGuideWords } from '../../src/content/en/product/size-guide'
import { common } from '../../src/content/en/shared/common'
import { samplePaths } from '../fixtures/sample'
import { fillCart } from '../fixtures/shop'
import { atNight, both, bothAtNight, expect, labelOf, test, translatedAtNight } from '../fixtures/test'

const slug = 'boho-floral-print-maxi-dress'
const dress = paths.product(slug)
const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const choose = (page: Page, name: string) => labelOf(option(page, name)).click()
const firstPicture = (page: Page) =>
  page
    .getByRole('list', { name: galleryWords.label })
    .getByRole('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc)

test(
  'an address opens its variant; another choice stands in it after a reload, and Back leaves the page',
  translatedAtNight,
  async ({ page }) => {
    await page.goto(samplePaths.faq)
    await page.goto(`${dress}?color=black&size=l&utm_source=mail`)
    await expect(option(page, 'Black')).toBeChecked()
    await expect(option(page, 'L')).toBeChecked()
    await expect.poll(() => firstPicture(page)).toContain('black-front')
    await expect(page).toHaveURL(`${dress}?color=black&size=l&utm_source=mail`)
    // From here all choices are in view.
    await option(page, 'XL').scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => ({ length: history.length, top: scrollY }))

    await choose(page, 'Pink')
    await expect(page).toHaveURL(`${dress}?utm_source=mail&color=Pink&size=L`)
    await expect(option(page, 'Pink')).toBeFocused()
    await choose(page, 'XL')
    await expect(page).toHaveURL(`${dress}?utm_source=mail&color=Pink&size=XL`)
    await expect(option(page, 'XL')).toBeFocused()
    expect(await page.evaluate(() => ({ length: history.length, top: scrollY }))).toEqual(before)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${dress}$`))

    await page.reload()
    await expect(option(page, 'Pink')).toBeChecked()
    await expect(option(page, 'XL')).toBeChecked()
    await expect.poll(() => firstPicture(page)).toContain('pink-front')

    await page.goBack()
    await expect(page).toHaveURL(samplePaths.faq)
    await page.goForward()
    await expect(option(page, 'XL')).toBeChecked()
    await expect(page).toHaveURL(`${dress}?utm_source=mail&color=Pink&size=XL`)
  },
)

test('what is shared opens as it was chosen', both, async ({ page }) => {
  await page.goto(dress)
  await page.evaluate(() => {
    navigator.share = async ({ url } = {}) => void Object.assign(document.body.dataset, { shared: url })
  })
  await choose(page, 'Black')
  await choose(page, 'L')
  await page.getByRole('button', { name: productWords.share.label }).click()
  const shared = () => page.evaluate(() => document.body.dataset.shared)
  await expect.poll(shared).toMatch(/\?color=Black&size=L$/)
  await page.goto((await shared()) ?? '')
  await expect(option(page, 'Black')).toBeChecked()
  await expect(option(page, 'L')).toBeChecked()
})

test('a line of the cart leads to its variant', both, async ({ page, shop }) => {
  const product = await shop.product()
  await shop.rows(
    `update public.products set colors = '{Pink,"Rock & Roll, 50% +"}', sizes = '{M,36/38}' where id = $1`,
    [product.id],
  )
  await fillCart(page, { product })
  await page.evaluate(() => {
    const [line] = JSON.parse(localStorage.getItem('cart') ?? '[]')
    localStorage.setItem('cart', JSON.stringify([{ ...line, color: 'Rock & Roll, 50% +', size: '36/38' }]))
  })
  await page.goto(paths.cart)
  await page.getByRole('main').getByRole('link', { name: product.title }).click()
  await expect(page.getByRole('radio', { name: /^Rock & Roll, 50% \+/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^36\/38/ })).toBeChecked()
  await expect(page).toHaveURL(/\?color=Rock\+%26\+Roll%2C\+50%25\+%2B&size=36%2F38$/)
  await page.goBack()
  await expect(page).toHaveURL(paths.cart)
})

test(
  'a size chosen in the size guide is in the address, also after Back and after a reload over the page',
  bothAtNight,
  async ({ page }) => {
    await page.goto(samplePaths.faq)
    await page.goto(`${dress}?color=Black`)
    await page.getByRole('button', { name: productWords.sizeGuide }).click()
    const guide = page.getByRole('dialog')
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(1)
    await guide.getByRole('radio', { name: 'L', exact: true }).check()
    await expect(guide.getByText(sizeGuideWords.remembered('L'))).toBeVisible()
    await expect(page).toHaveURL(`${dress}?color=Black&size=L`)
    await page.goBack()
    await expect(guide).toHaveCount(0)
    await expect(page).toHaveURL(`${dress}?color=Black&size=L`)

    await page.getByRole('button', { name: productWords.sizeGuide }).click()
    await expect.poll(() => page.evaluate(() => history.state?.layer)).toBe(1)
    await guide.getByRole('radio', { name: 'XL', exact: true }).check()
    await expect(page).toHaveURL(`${dress}?color=Black&size=XL`)
    await page.reload()
    await expect(guide).toHaveCount(0)
    await expect(page.getByRole('radio', { name: `XL, ${productWords.yourSize}` })).toBeChecked()
    await expect.poll(() => page.evaluate(() => history.state?.layer ?? 0)).toBe(0)
    await expect(page).toHaveURL(`${dress}?color=Black&size=XL`)
    await page.goBack()
    await expect(page).toHaveURL(samplePaths.faq)
  },
)

test(
  'a card of a filtered list opens in its colour; choosing another one starts no page transition',
  both,
  async ({ page }) => {
    await page.goto(`${samplePaths.women}?color=Blue`)
    const card = page.getByRole('main').getByRole('article').first()
    await card.getByRole('link').first().click()
    await expect(page).toHaveURL(/\?color=Blue$/)
    await expect(option(page, 'Blue')).toBeChecked()
    await expect(page.getByRole('button', { name: common.addToCart }).first()).toBeVisible()
    // Until the page's own transition is over, a click meets its picture instead of the page.
    await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
    await page.evaluate(() => {
      const { startViewTransition } = document
      document.startViewTransition = function start(...values) {
        document.body.dataset.transition = 'started'
        return startViewTransition.apply(document, values)
      }
    })
    const colors = page.getByRole('group', { name: new RegExp(`^${common.color}`) }).getByRole('radio')
    const names = await colors.evaluateAll((radios: HTMLInputElement[]) => radios.map(({ value }) => value))
    const other = names.find((name) => name !== 'Blue') ?? 'Blue'
    // Shown once the picture of the page before has arrived, which a check would not wait for.
    await labelOf(colors.nth(names.indexOf(other))).click()
    await expect(page).toHaveURL(new RegExp(`\\?color=${other}$`))
    expect(await page.evaluate(() => document.body.dataset.transition)).toBeUndefined()
  },
)

test(
  'values that no product has change nothing, however long or whatever they hold',
  atNight,
  async ({ page }) => {
    const hostile = encodeURIComponent(
      '"><img src=x onerror="document.title=1"><script>document.title=1</script>',
    )
    for (const search of [`color=${hostile}&size=${hostile}`, `color=${'Ink'.repeat(4000)}&size=%00%FF`]) {
      await page.goto(`${dress}?${search}`)
      await expect(option(page, 'Pink')).toBeChecked()
      await expect(option(page, 'M')).toBeChecked()
      await expect(page).toHaveTitle(common.title('Boho Floral Print Maxi Dress'))
    }
  },
)
