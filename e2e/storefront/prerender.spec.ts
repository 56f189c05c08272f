// Prerendered pages: their metadata, how they look without scripts, and how they hydrate.
import type { Page } from '@playwright/test'
import { prerenderedPaths } from '../../src/app/route-manifest'
import { canonicalPaths } from '../../src/config/canonical-paths'
import { paths } from '../../src/config/paths'
import { common } from '../../src/content/common'
import { toolWords } from '../../src/content/listing-tools'
import { sampleOf } from '../../tests/support/seed'
import { fillCart } from '../fixtures/shop'
import { both, expect, hydrated, test } from '../fixtures/test'

const slug = 'boho-floral-print-maxi-dress'
const product = paths.product(slug)

/** The metadata and content of a page's HTML. */
async function readHtml(page: Page, path: string) {
  const answer = await page.request.get(path)
  expect(answer.status(), path).toBe(200)
  return page.evaluate(
    (html) => {
      const read = new DOMParser().parseFromString(html, 'text/html')
      const attribute = (selector: string, name: string) => read.querySelector(selector)?.getAttribute(name)
      const data = read.querySelector('script[type="application/ld+json"]')?.textContent
      return {
        title: read.title,
        description: attribute('meta[name="description"]', 'content') ?? '',
        canonical: new URL(attribute('link[rel="canonical"]', 'href') ?? 'none:').pathname,
        image: attribute('meta[property="og:image"]', 'content') ?? '',
        types: data ? (JSON.parse(data)['@graph'] as { '@type': string }[]).map((item) => item['@type']) : [],
        headings: read.querySelectorAll('h1').length,
        text: read.querySelector('main')?.textContent ?? '',
      }
    },
    await answer.text(),
  )
}

test('prerendered pages have their metadata before any script runs', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const collections = [...sitemap.matchAll(/\/collections\/[^<]+/g)].map(([path]) => path)
  expect(collections.length).toBeGreaterThan(40)
  expect(collections.filter((path) => canonicalPaths[path])).toEqual([])
  const all = [...prerenderedPaths, ...sampleOf(collections, 12), product]
  const titles = new Set<string>()
  for (const path of [...all, ...Object.keys(canonicalPaths)]) {
    const found = await readHtml(page, path)
    expect.soft(found, path).toMatchObject({ canonical: canonicalPaths[path] ?? path, headings: 1 })
    expect.soft(found.description.length, path).toBeGreaterThan(20)
    expect.soft(found.image, path).toMatch(/^http.*\.(png|webp|avif|svg)$/)
    expect.soft(found.text.length, path).toBeGreaterThan(100)
    titles.add(found.title)
  }
  expect(titles.size).toBe(all.length)
  expect((await readHtml(page, '/')).types).toEqual(['Organization', 'WebSite'])
  expect((await readHtml(page, product)).types).toEqual(['Product', 'BreadcrumbList'])
  expect((await readHtml(page, paths.women)).types).toEqual(['BreadcrumbList'])
  expect((await readHtml(page, paths.faq)).types).toContain('FAQPage')
})

test('crawlers find the sitemap and the feed of new arrivals', async ({ page }) => {
  const read = async (path: string) => (await page.request.get(path)).text()
  const sitemap = await read('/sitemap.xml')
  expect(sitemap.match(/<loc>[^<]*\/product\//g)?.length).toBeGreaterThan(6000)
  for (const path of prerenderedPaths) expect(sitemap).toMatch(new RegExp(`<loc>http[^<]*${path}</loc>`))
  expect(sitemap).toContain(`${product}</loc><lastmod>`)
  expect(await read('/robots.txt')).toMatch(/Disallow: \/checkout\n[\s\S]*Sitemap: http.*\/sitemap\.xml\n/)
  expect((await read('/feed.xml')).match(/<entry>/g)).toHaveLength(30)
})

test(
  'a prerendered page is readable and links work without scripts',
  both,
  async ({ browser, shop, isMobile }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
    const page = await context.newPage()
    await page.goto(paths.women)
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/product\//)
    await page.goto(product)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText('$', { exact: false }).first()).toBeVisible()
    if (!isMobile) await expect(page.getByRole('navigation', { name: common.breadcrumb })).toBeVisible()
    await context.close()
  },
)

test('a page hydrates without changes, then fetches prices again', async ({ page, shop }) => {
  const [other] = await shop.rows<{ slug: string; title: string }>(
    `select slug, title from public.products where featured_rank is not null and slug <> $1
       and not exists (select from public.deals where product_id = products.id) order by featured_rank desc limit 1`,
    [slug],
  )
  expect(other).toBeDefined()
  const path = paths.product(other?.slug ?? '')
  await shop.rows('update public.products set price = 43.21, original_price = null where slug = $1', [
    other?.slug,
  ])
  // With slow code the HTML shows at once: no skeleton in between, and the heading stays the same element.
  await page.route(/product-page-.*\.js$/, async (route) => {
    await expect(page.getByRole('heading', { level: 1, name: other?.title ?? '' })).toBeVisible()
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-seen', ''))
    await route.continue()
  })
  await page.goto(path)
  await expect(page.getByRole('main').getByText('$43.21').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('data-seen', '')
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1)
  await expect
    .poll(() => page.locator('script[type="application/ld+json"]').textContent())
    .toContain('"price":"43.21"')
})

test('home hydrates from the prices it was built with, also when all of them have changed since', async ({
  page,
  shop,
}) => {
  const change = (by: number) =>
    shop.rows('update public.products set price = price + $1 where featured_rank is not null', [by])
  const prices = () => page.getByRole('main').locator('article strong').allTextContents()
  await page.goto('/')
  const before = await prices()
  await change(1)
  try {
    // React reports HTML that does not match, and any message fails the test.
    for (let visit = 0; visit < 3; visit += 1) {
      await page.goto('/')
      await expect.poll(prices).not.toEqual(before)
    }
  } finally {
    await change(-1)
  }
})

test('a URL with filters never shows the unfiltered page', async ({ page, expected }) => {
  await page.goto(paths.dresses)
  const filters = page.getByRole('button', { name: toolWords.filtersChosen(0) })
  await expect(filters).toBeVisible()
  const all =
    (await page
      .getByText(/^\d+ products$/)
      .first()
      .textContent()) ?? ''
  await page.addInitScript((plain) => {
    Object.assign(globalThis, { seen: [] })
    const look = () => {
      const main = document.querySelector('main')
      const text = main?.checkVisibility({ visibilityProperty: true }) ? main.textContent : ''
      if (text) (globalThis as unknown as { seen: boolean[] }).seen.push(text.includes(plain))
      requestAnimationFrame(look)
    }
    look()
  }, all)
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: boolean[] }).seen)
  await page.goto(`${paths.dresses}?size=XS`)
  await expect(page.getByRole('button', { name: toolWords.filtersChosen(1) })).toBeVisible()
  expect(await seen()).not.toContain(true)
  // Tracking parameters change nothing: the HTML shows without scripts.
  expected.complaint(/net::ERR_FAILED/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto(`${paths.dresses}?utm_source=newsletter`, { waitUntil: 'commit' })
  await expect(filters).toBeVisible()
})

test(
  'before hydration links lead on and the search form searches',
  both,
  async ({ page, isMobile, expected }) => {
    // The app's code never loads.
    expected.complaint(/net::ERR_FAILED/)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(paths.dresses, { waitUntil: 'commit' })
    if (!isMobile) {
      await page.getByRole('combobox', { name: common.search }).first().fill('linen')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=linen/)
      await page.goto(paths.dresses, { waitUntil: 'commit' })
    }
    const card = page.getByRole('main').getByRole('article').first()
    const link = card.getByRole('link').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
  },
)

test('hydration waits for slow code and keeps every element, with client state too', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('currency', 'EUR 0.9')
    localStorage.setItem('theme', 'dark')
  })
  for (const path of [product, paths.bags]) {
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/assets\/(lower-product|quick-add)-.*\.js$/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('domcontentloaded')
    const count = await main.evaluate((element) => {
      const parts = element.querySelectorAll('button, [role=tab], article')
      for (const part of parts) part.setAttribute('data-seen', '')
      return parts.length
    })
    expect(count).toBeGreaterThan(5)
    arrived.resolve()
    await hydrated(page)
    await expect(main.getByText('€').first()).toBeVisible()
    expect(await main.locator('[data-seen]').count()).toBe(count)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('a move that comes before the part that announces pages is announced', async ({ page }) => {
  const arrived = Promise.withResolvers<void>()
  await page.route(/\/assets\/deferred-globals-.*\.js$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto(paths.faq)
  await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click()
  const heading = page.getByRole('main').getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Women')
  arrived.resolve()
  await expect(heading).toBeFocused()
  await expect(page.locator('#root > p[role="status"][aria-live]')).toHaveText(await page.title())
})

test('the app’s modules load after the first picture is painted', async ({ page }) => {
  const arrived = Promise.withResolvers<void>()
  const modules: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) modules.push(request.url())
  })
  await page.route(/\/art\/hero-.*\.(avif|webp)$/, async (route) => {
    await arrived.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('domcontentloaded')
  expect(modules).toEqual([])
  arrived.resolve()
  await hydrated(page)
  expect(modules.length).toBeGreaterThan(5)
})

test('a first picture that never loads delays the app by a few seconds only', async ({ page }) => {
  await page.route(/\/art\/hero-.*\.(avif|webp)$/, () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForRequest(/\/assets\/.*\.js$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('every prerendered page hydrates without an error long after the build', async ({ page, shop }) => {
  test.slow()
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  const collections = [...sitemap.matchAll(/\/collections\/[^<]+/g)].map(([path]) => path)
  const products = await shop.rows<{ slug: string }>(
    'select slug from public.products where featured_rank is not null',
  )
  const rest = [...collections, ...products.map(({ slug }) => paths.product(slug))]
  const sample = process.env.FULL ? rest : rest.filter((_, index) => index % 24 === 0)
  await fillCart(page, { product: await shop.product() })
  const hour = 3_600_000
  const ages = [hour, 2.5 * hour, 24 * hour, 90 * 24 * hour]
  // Any console message fails the test (fixtures/test.ts); React logs a hydration mismatch as an error.
  for (const [index, path] of [...prerenderedPaths, ...sample].entries()) {
    await page.clock.setSystemTime(Date.now() + (ages[index % ages.length] ?? hour))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  }
})
