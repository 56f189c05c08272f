// The product page for randomly chosen products of each kind; the seed is printed.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { optionalKeys } from '../../src/config/browser-storage'
import { subscribeWords } from '../../src/content/en/account/subscribe'
import { quantityWords } from '../../src/content/en/cart/quantity-stepper'
import { notifyWords } from '../../src/content/en/product/notify'
import { galleryWords, productWords } from '../../src/content/en/product/product'
import { recommendationWords } from '../../src/content/en/product/recommendations'
import { common } from '../../src/content/en/shared/common'
import { sampleOf } from '../../tests/support/seed'
import {
  differingKinds,
  type RandomProduct,
  randomProduct,
  randomProducts,
} from '../fixtures/random-products'
import type { Shop } from '../fixtures/shop'
import { both, bothAtNight, expect, test } from '../fixtures/test'

const main = (page: Page) => page.getByRole('main')
/** The product's own add buttons: cards of other products name theirs after the product. */
const addButtons = (page: Page) => main(page).getByRole('button', { name: common.addToCart, exact: true })

async function open(page: Page, { slug, title }: RandomProduct) {
  await page.goto(`/product/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator} is not shown`)
  return box
}

/** At least 40 % of a wide page's content or nearly all of a phone's screen, in 4:5. */
async function expectLargePicture(page: Page, isMobile: boolean) {
  const picture = page.getByRole('list', { name: galleryWords.label }).getByRole('img').first()
  await expect(picture).toBeVisible()
  const { width, height } = await boxOf(picture)
  expect(width, 'width of the picture').toBeGreaterThanOrEqual(isMobile ? 0.9 * 390 : 0.4 * 1280)
  expect(height / width, 'shape of the picture').toBeCloseTo(1.25, 1)
}

async function expectZoomBesideHeart(page: Page) {
  const zoom = await boxOf(page.getByRole('button', { name: galleryWords.zoom, exact: true }))
  const heart = await boxOf(
    main(page).getByRole('button', { name: productWords.wishlist.add, exact: true }).first(),
  )
  for (const { width, height } of [zoom, heart]) {
    expect(width).toBeGreaterThanOrEqual(44)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  expect(heart.y, 'zoom and heart on one line').toBe(zoom.y)
  const gap = heart.x - (zoom.x + zoom.width)
  expect(gap, 'from zoom to heart').toBeGreaterThanOrEqual(0)
  expect(gap, 'from zoom to heart').toBeLessThan(24)
}

/** The variant of the selected size and color. */
async function selectedVariant(page: Page, shop: Shop, slug: string) {
  const checked = async (group: string) => {
    const radio = page.getByRole('group', { name: new RegExp(`^${group}`) }).locator('input:checked')
    return (await radio.count()) === 0 ? '' : radio.inputValue()
  }
  const [variant] = await shop.rows<{ id: string; quantity: number }>(
    `select v.id, v.quantity from public.product_variants v join public.products p on p.id = v.product_id
     where p.slug = $1 and v.size = $2 and v.color = $3`,
    [slug, await checked(common.size), await checked(common.color)],
  )
  return variant ?? { id: 'none', quantity: -1 }
}

/** The sticky bar and the button in the page never show at the same time. */
async function expectOneAddButton(page: Page) {
  const bar = page.getByRole('region', { name: productWords.buyBar })
  const inBar = bar.getByRole('button', { name: common.addToCart, exact: true })
  const inPage = addButtons(page).first()
  await expect(inBar).toBeInViewport()
  await expect(inPage).not.toBeInViewport()
  await inPage.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(inPage).toBeInViewport()
  await expect(bar).toBeHidden()
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await expect(inBar).toBeInViewport()
  await expect(inPage).not.toBeInViewport()
}

/** Sold out: the form for news of what is selected comes first, and no buy button shows. */
async function expectNotifyFirst(page: Page, shop: Shop, slug: string, isMobile: boolean) {
  await expect(page.getByText(productWords.soldOutPlain)).toBeVisible()
  const form = page.getByRole('form', { name: /^Email for/ })
  await expect(form.getByRole('button', { name: notifyWords.submit })).toBeVisible()
  await expect(main(page).getByRole('group', { name: quantityWords.stepper.group })).toHaveCount(0)
  await expect(addButtons(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: productWords.buyNow })).toHaveCount(0)
  if (isMobile) {
    await page.getByRole('button', { name: productWords.notifyMe }).tap()
    await expect(form.getByRole('textbox')).toBeFocused()
    await expect(form).toBeInViewport({ ratio: 1 })
  }
  const email = `size-${randomUUID().slice(0, 8)}@example.com`
  const { id } = await selectedVariant(page, shop, slug)
  await form.getByRole('textbox').fill(email)
  await form.getByRole('button', { name: notifyWords.submit }).click()
  await expect(page.getByText(subscribeWords.sent(email))).toBeVisible()
  expect(await shop.confirmationsTo(email)).toEqual([`back-in-stock:${id}`])
}

for (const kind of sampleOf(['any', ...differingKinds] as const, 2)) {
  test(`a random product can be bought from its page: ${kind}`, both, async ({ page, shop, isMobile }) => {
    const product = await randomProduct(shop, kind)
    await test.step(product.slug, async () => {
      await open(page, product)
      await expectLargePicture(page, isMobile)
      await expectZoomBesideHeart(page)
      const noReviews = main(page).getByRole('link', { name: productWords.noReviews })
      await expect(noReviews).toHaveCount(product.reviewCount === 0 ? 1 : 0)
      if (product.quantity === 0) return expectNotifyFirst(page, shop, product.slug, isMobile)
      expect(
        (await selectedVariant(page, shop, product.slug)).quantity,
        'stock of what is selected',
      ).toBeGreaterThan(0)
      await expect(addButtons(page).first()).toBeEnabled()
      if (isMobile) await expectOneAddButton(page)
      else await expect(addButtons(page)).toHaveCount(1)
    })
  })
}

test(
  'a product with one picture and without sizes and colors, and one with ten pictures',
  bothAtNight,
  async ({ page, shop, isMobile }) => {
    const [plain, rich] = [await shop.product(), await shop.product()]
    await shop.rows(`update public.products set sizes = '{}', colors = '{}' where id = $1`, [plain.id])
    await shop.setStock(plain, 5)
    await shop.rows(
      `update public.products set images = (
       select jsonb_agg(jsonb_build_object('src', '/catalogue/boho-floral-print-maxi-dress/pink-front.webp?' || n,
         'alt', 'View ' || n, 'color', null, 'view', 'front')) from generate_series(1, 10) n)
     where id = $1`,
      [rich.id],
    )
    for (const { slug, title } of [plain, rich]) {
      await open(page, { slug, title, quantity: 5, reviewCount: 0 })
      await expectLargePicture(page, isMobile)
      await expectZoomBesideHeart(page)
      await expect(addButtons(page).first()).toBeEnabled()
    }
    const last = page.getByRole('button', { name: galleryWords.thumbnail(10), exact: true })
    await expect(last).not.toBeInViewport()
    await page.getByRole('list', { name: galleryWords.label }).press('End')
    await expect(last).toHaveAttribute('aria-current', 'true')
    await expect(last).toBeInViewport({ ratio: 0.9 })
  },
)

test(
  'products seen before do not make a product page wider than the screen',
  bothAtNight,
  async ({ page, shop }) => {
    const [product, ...seen] = await randomProducts(shop, 'any', 3)
    if (!product) throw new Error('There is no product')
    await page.addInitScript(([key, slugs]) => localStorage.setItem(key, slugs), [
      optionalKeys.viewed,
      JSON.stringify(seen.map(({ slug }) => slug)),
    ] as const)
    await open(page, product)
    const title = recommendationWords.recentlyViewed.title
    await expect(page.getByRole('heading', { name: title })).toBeAttached()
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - screen.width)
    expect(tooWide).toBeLessThanOrEqual(0)
  },
)
