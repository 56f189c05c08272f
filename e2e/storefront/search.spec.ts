import type { Page } from '@playwright/test'
import { listingWords } from '../../src/content/en/catalogue/listing'
import { searchStartWords, searchWords } from '../../src/content/en/catalogue/search'
import { layout } from '../../src/content/en/layout/layout'
import { recommendationWords } from '../../src/content/en/product/recommendations'
import { common } from '../../src/content/en/shared/common'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { atNight, both, bothAtNight, expect, phoneOnly, test, translatedAtNight } from '../fixtures/test'

const viewed = recommendationWords.recentlyViewed

const list = (page: Page) => page.getByRole('listbox', { name: searchWords.suggestions })
const options = (page: Page) => list(page).getByRole('option')
const group = (page: Page, name: keyof typeof searchWords.groups) =>
  page.getByRole('group', { name: searchWords.groups[name] }).getByRole('option')

/** Opens the header's search: the box on a wide screen, the dialog on a narrow one. */
async function openSearch(page: Page, isMobile: boolean) {
  const box = page.getByRole('banner').getByRole('combobox')
  if (isMobile) await page.getByRole('banner').getByRole('button', { name: common.search }).tap()
  else await box.click()
  await expect(box).toBeFocused()
  return box
}

test(
  'a wrong letter finds what was meant, and the product is a tap away',
  both,
  async ({ page, isMobile }) => {
    await page.goto('/cart')
    const box = await openSearch(page, isMobile)
    await box.pressSequentially('floarl dres', { delay: 40 })
    await expect(page.getByText(searchWords.corrected)).toContainText('floral')
    const products = group(page, 'products')
    await expect(products.first()).toBeVisible()
    for (const name of await products.allTextContents()) expect(name).toMatch(/floral/i)
    const first = products.first()
    await expect(first).toContainText('$')
    await expect
      .poll(() => first.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(first.locator('mark').first()).toHaveText(/^floral$/i)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ suggestions?$/ })).toBeAttached()
    const title = (await first.locator('img ~ *, span').nth(1).textContent()) ?? ''
    await first.click()
    await expect(page).toHaveURL(/\/product\//)
    const heading = page.getByRole('heading', { level: 1 })
    await expect
      .poll(async () => title.includes((await heading.textContent()) ?? 'no title'), `heading in: ${title}`)
      .toBe(true)
    await expect(list(page)).toBeHidden()
  },
)

const suggested = {
  dress: ['categories', 'Dresses'],
  shoes: ['categories', 'Shoes'],
  boho: ['collections', 'Boho Chic'],
} as const

test(
  'suggested categories and collections show the counts of their pages',
  atNight,
  async ({ page, isMobile }) => {
    for (const typed of sampleOf(['dress', 'shoes', 'boho'] as const, 1)) {
      const [kind, name] = suggested[typed]
      await page.goto('/cart')
      const box = await openSearch(page, isMobile)
      await box.fill(typed)
      const option = group(page, kind).filter({ hasText: new RegExp(`^${name}`) })
      const count = Number((await option.textContent())?.replaceAll(',', '').match(/(\d+)/)?.[1])
      expect(count).toBeGreaterThan(0)
      await option.click()
      await expect(page.getByText(listingWords.count(count), { exact: true }).first()).toBeVisible()
    }
  },
)

test(
  'Enter opens the results, which name the query and highlight its terms',
  translatedAtNight,
  async ({ page, isMobile }) => {
    await page.goto('/')
    const box = await openSearch(page, isMobile)
    await box.fill('floarl dres')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=floarl%20dres$/)
    await expect(list(page)).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /floral/ })).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.first().locator('mark').first()).toHaveText(/^floral$/i)
    if (isMobile) await expect(page.getByRole('dialog')).toBeHidden()
    await expect(
      page.getByRole('main').getByRole('combobox', { name: listingWords.searchLabel }),
    ).toHaveValue('floarl dres')
  },
)

test(
  'the box of the search page suggests too, below itself and above all else',
  bothAtNight,
  async ({ page, isMobile }) => {
    await page.goto('/search')
    const box = page.getByRole('main').getByRole('combobox', { name: listingWords.searchLabel })
    await box.click()
    await box.pressSequentially('dres', { delay: 40 })
    const all = options(page).last()
    await expect(all).toHaveText(searchWords.seeAll('dres'))
    await expect(all).toBeInViewport({ ratio: 1 })
    // Nothing covers it, not even the bottom bar.
    const { x, y, width, height } = (await all.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(
      await all.evaluate((option, [left, top]) => option.contains(document.elementFromPoint(left, top)), [
        x + width / 2,
        y + height / 2,
      ] as const),
    ).toBe(true)
    await all.click()
    await expect(page).toHaveURL(/\/search\?q=dres$/)
    await expect(page.getByText(/results for “dres”$/)).toBeVisible()
    if (isMobile) await expect(box).not.toBeFocused()
  },
)

test('the search fills the screen on a phone', phoneOnly, async ({ page, isMobile }) => {
  await page.goto('/')
  const toggle = page.getByRole('banner').getByRole('button', { name: common.search })
  const box = await openSearch(page, isMobile)
  await expect(box).toHaveAttribute('enterkeyhint', 'search')
  const screen = page.getByRole('dialog', { name: common.search })
  expect(await screen.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  // It is above the bottom bar too.
  const bar = (await page.getByRole('navigation', { name: layout.bar.label }).boundingBox()) ?? { x: 0, y: 0 }
  expect(
    await screen.evaluate(
      (dialog, { x, y }) => dialog.contains(document.elementFromPoint(x + 9, y + 9)),
      bar,
    ),
  ).toBe(true)
  await box.pressSequentially('ba', { delay: 40 })
  await expect(options(page).last()).toHaveText(searchWords.seeAll('ba'))
  const panel = await list(page).boundingBox()
  expect(panel?.x).toBe(0)
  expect(panel?.width).toBe(390)
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(844)
  await screen.getByRole('button', { name: common.close }).tap()
  await expect(screen).toBeHidden()
  await expect(toggle).toBeFocused()
})

test(
  'slow suggestions do not block typing, and outdated requests are aborted',
  atNight,
  async ({ page, isMobile }) => {
    const given: string[] = []
    page.on('requestfailed', (request) => {
      if (request.url().includes('/rpc/suggest')) given.push(request.failure()?.errorText ?? '')
    })
    await page.route('**/rpc/suggest*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 3000))
      await route.continue().catch(() => undefined)
    })
    await page.goto('/cart')
    const box = await openSearch(page, isMobile)
    for (const words of ['flo', 'floral']) {
      const asked = page.waitForRequest(new RegExp(`rpc/suggest\\?p_query=${words}$`))
      await box.fill(words)
      await asked
    }
    await expect.poll(() => given).toEqual(['net::ERR_ABORTED'])
    await box.press('Enter')
    await expect(page).toHaveURL(/q=floral$/)
    await expect(page.getByText(/results for “floral”$/)).toBeVisible()
  },
)

test('text typed before the suggestions have loaded stays', async ({ page }) => {
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/search-suggestions*', async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto('/cart')
  const box = page.getByRole('banner').getByRole('combobox')
  await box.click()
  await page.keyboard.type('floral', { delay: 20 })
  await expect(box).toHaveValue('floral')
  await expect(list(page)).toHaveCount(0)
  typed.resolve()
  await expect(group(page, 'products').first()).toBeVisible()
  await expect(box).toHaveValue('floral')
  await expect(box).toBeFocused()
})

test(
  'suggestions whose code fails to load leave the search box working',
  atNight,
  async ({ page, expected }) => {
    expected.complaint(/^failed: GET .*search-suggestions/)
    await page.route('**/assets/search-suggestions*', (route) => route.abort('internetdisconnected'))
    await page.goto('/cart')
    const box = page.getByRole('banner').getByRole('combobox')
    await box.click()
    await box.fill('floral')
    await box.press('Enter')
    await expect(page.getByText(/results for “floral”$/)).toBeVisible()
  },
)

test('a product row scrolls along with keyboard focus', atNight, async ({ page }) => {
  await page.goto('/search')
  const row = page.getByRole('region', { name: searchStartWords.trending.title })
  const last = row.getByRole('article').last()
  await expect(last).not.toBeInViewport()
  await row.getByRole('article').first().getByRole('link').focus()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await last.evaluate((card) => card.contains(document.activeElement))) break
    await page.keyboard.press('Tab')
  }
  await expect(last).toBeInViewport()
  await row.getByRole('button', { name: recommendationWords.back(searchStartWords.trending.title) }).click()
  await expect(row.getByRole('article').first()).toBeInViewport({ ratio: 0.9 })
})

test('the rows below a product load without layout shift', both, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'recently-viewed',
      '["ikat-wrap-dress","oxford-cotton-shirt","satin-rouge-lipstick"]',
    )
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries())
        if (!('hadRecentInput' in entry && entry.hadRecentInput))
          Object.assign(globalThis, {
            shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value'),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const address of ['**/rpc/recommendations*', '**/rpc/products_by_slugs*'])
    await page.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
  await page.goto('/product/boho-floral-print-maxi-dress')
  const row = page.getByRole('region', { name: viewed.title })
  await expect(row).toBeAttached()
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 400)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await expect(row.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: recommendationWords.together.title })).toBeAttached()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBeLessThan(0.02)
})

test(
  'the open suggestions and the search page can be used by everyone',
  bothAtNight,
  async ({ page, isMobile }) => {
    await page.addInitScript(() => {
      localStorage.setItem('recent-searches', '["gold hoops","linen"]')
    })
    await page.goto('/search')
    await expect(
      page.getByRole('region', { name: searchStartWords.trending.title }).getByRole('article').first(),
    ).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, 'the beginning of the search')
    const box = await openSearch(page, isMobile)
    await expect(group(page, 'recent').first()).toBeVisible()
    await box.fill('dress')
    await expect(group(page, 'products').first()).toBeVisible()
    await box.press('ArrowDown')
    await page.waitForLoadState('networkidle')
    await expectAccessible(page, 'open suggestions')
  },
)
