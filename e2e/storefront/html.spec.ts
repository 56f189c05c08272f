// Every page is HTML before any script runs: what machines read in it, how it answers before its code is there, and how it
// hydrates.
import type { Page } from '@playwright/test'
import { indexedPaths } from '../../src/app/route-manifest'
import { paths } from '../../src/config/paths'
import { account } from '../../src/content/en/account/account'
import { cart } from '../../src/content/en/cart/cart'
import { checkout } from '../../src/content/en/cart/checkout'
import { listingWords } from '../../src/content/en/catalogue/listing'
import { toolWords } from '../../src/content/en/catalogue/listing-tools'
import { layout } from '../../src/content/en/layout/layout'
import { productWords } from '../../src/content/en/product/product'
import { common } from '../../src/content/en/shared/common'
import { isFull, sampleOf } from '../../tests/support/seed'
import { complaintsAbout } from '../../tests/support/structured-data'
import { randomProduct, randomProducts } from '../fixtures/random-products'
import { samplePaths } from '../fixtures/sample'
import { fillCart, type Shop } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, expect, hydrated, test } from '../fixtures/test'

const curated = paths.product('boho-floral-print-maxi-dress')

const answerOf = async (shop: Shop, path: string) => {
  const answer = await fetch(shop.url + path, { redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

/** What machines read in a page's HTML. */
function read(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const attribute = (selector: string, name: string) => parsed.querySelector(selector)?.getAttribute(name)
    const data = parsed.querySelector('script[type="application/ld+json"]')?.textContent
    const first = parsed.querySelector<HTMLImageElement>('main img[fetchpriority="high"]')
    const files = [first, ...(first?.closest('picture')?.querySelectorAll('source') ?? [])].map(
      (each) => each?.srcset || first?.src,
    )
    return {
      title: parsed.title,
      description: attribute('meta[name="description"]', 'content') ?? '',
      canonical: new URL(attribute('link[rel="canonical"]', 'href') ?? 'none:').pathname,
      image: attribute('meta[property="og:image"]', 'content') ?? '',
      robots: attribute('meta[name="robots"]', 'content') ?? '',
      types: data ? (JSON.parse(data)['@graph'] as { '@type': string }[]).map((item) => item['@type']) : [],
      headings: parsed.querySelectorAll('h1').length,
      text: parsed.querySelector('main')?.textContent ?? '',
      // A browser fetches it before it has read the styles.
      isFirstPictureEarly:
        !first ||
        [
          ...parsed.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]:not(style ~ link)'),
        ].some((link) => files.includes(link.imageSrcset || link.href)),
      // On a slow connection a font beside the first picture would delay it.
      hasPictureOrFontFirst:
        (first === null) === (parsed.querySelector('link[rel="preload"][as="font"]') !== null),
      styled: parsed.querySelectorAll('[style], body style').length,
      // Data is no script; a file is one.
      scripts: [...parsed.querySelectorAll('body script')].filter(
        (script) => !script.getAttribute('src') && !script.getAttribute('type')?.startsWith('application/'),
      ).length,
    }
  }, html)
}

const sitemapPaths = async (shop: Shop) =>
  [...(await answerOf(shop, '/sitemap-pages.xml')).html.matchAll(/<loc>([^<]+)/g)].map(
    ([, url = '']) => new URL(url).pathname,
  )
const collectionPaths = async (shop: Shop) =>
  (await sitemapPaths(shop)).filter((path) => path.startsWith('/collections/'))

test('every page and any collection says in its HTML what it is', async ({ page, shop }) => {
  const collections = await collectionPaths(shop)
  expect(collections.length).toBeGreaterThan(40)
  const titles = new Set<string>()
  const pages = (await sitemapPaths(shop)).filter((path) => !collections.includes(path))
  expect(pages).toEqual(expect.arrayContaining(Object.values(samplePaths)))
  const chosen = sampleOf(pages, 12)
  for (const path of [...chosen, ...sampleOf(collections, 4)]) {
    const { status, html } = await answerOf(shop, path)
    const found = await read(page, html)
    expect.soft({ ...found, status }, path).toMatchObject({
      status: 200,
      canonical: path,
      headings: 1,
      robots: '',
      isFirstPictureEarly: true,
      hasPictureOrFontFirst: true,
      styled: 0,
      scripts: 0,
    })
    expect.soft(found.description.length, path).toBeGreaterThan(20)
    expect.soft(found.image, path).toMatch(/^http.*\.(png|webp|avif|svg)$/)
    expect.soft(found.text.length, path).toBeGreaterThan(60)
    expect.soft(await complaintsAbout(html), path).toEqual([])
    // A category's own page is called as its collection is.
    if (pages.includes(path)) titles.add(found.title)
  }
  expect(titles.size).toBe(chosen.length)
  const typesOf = async (path: string) => (await read(page, (await answerOf(shop, path)).html)).types
  expect(await typesOf('/')).toEqual(['OnlineStore', 'WebSite'])
  expect(await typesOf(samplePaths.women)).toEqual(['CollectionPage', 'BreadcrumbList'])
  expect(await typesOf(samplePaths.faq)).toContain('FAQPage')
  expect(await typesOf(samplePaths.lookbook)).toContain('Article')
})

test('any product says in its HTML what it is, what it costs and which sizes there are', async ({
  page,
  shop,
}) => {
  const own = await shop.product({ price: 41.5 })
  const products = [
    ...(await randomProducts(shop, 'any', isFull ? 50 : 12)),
    ...(await randomProducts(shop, 'sold out', 1)),
    own,
  ]
  const titles = new Set<string>()
  for (const { slug, title } of products) {
    const path = paths.product(slug)
    const { status, html } = await answerOf(shop, path)
    const found = await read(page, html)
    expect.soft({ ...found, status }, path).toMatchObject({
      ...{ status: 200, canonical: path, headings: 1, styled: 0 },
      ...{ isFirstPictureEarly: true, hasPictureOrFontFirst: true },
    })
    expect.soft(found.title, path).toContain(title)
    expect.soft(found.description.length, path).toBeGreaterThan(20)
    expect.soft(found.types[0], path).toMatch(/^Product(Group)?$/)
    expect.soft(await complaintsAbout(html), path).toEqual([])
    const [{ price = null, sizes = [] } = {}] = await shop.rows<{ price: string | null; sizes: string[] }>(
      `select case when not exists (select from public.deals d where d.product_id = p.id) then p.price::text end as price,
         p.sizes
       from public.products p where p.slug = $1`,
      [slug],
    )
    // A deal has its own.
    if (price !== null) expect.soft(html, path).toContain(`"price":"${price}"`)
    expect.soft(found.text, path).toMatch(/\$\d/)
    for (const size of sizes) expect.soft(found.text, path).toContain(size)
    titles.add(found.title)
  }
  expect(titles.size).toBe(products.length)
})

test('what does not exist is answered with 404, what has moved with its present address', async ({
  shop,
}) => {
  const unknown = [
    ...Array.from({ length: 10 }, (_, index) => `/product/none-${index}`),
    ...Array.from({ length: 4 }, (_, index) => `/collections/none-${index}`),
    '/nothing',
    '/women/none',
    '/product/a/b',
    '/collections/a/b',
    '/wp-login.php',
    '/assets/gone-C0ffee.js',
  ]
  for (const path of unknown) expect.soft((await answerOf(shop, path)).status, path).toBe(404)
  const product = await shop.product()
  await shop.rows('update public.products set slug = $2 where id = $1', [product.id, `${product.slug}-new`])
  const moved = [
    ['/WOMEN', '/women'],
    ['/women/', '/women'],
    ['//faq', '/faq'],
    ['/Product/Boho-Floral-Print-Maxi-Dress/?color=Pink', `${curated}?color=Pink`],
    ['/boho-chic?utm_source=x', '/collections/boho-chic?utm_source=x'],
    [`/product/${product.slug}?size=M`, `/product/${product.slug}-new?size=M`],
  ] as const
  for (const [path, to] of moved) {
    const { status, headers } = await answerOf(shop, path)
    expect.soft([status, headers.get('location')], path).toEqual([301, to])
  }
})

test('crawlers find every product in the sitemap and in the feed, the owner’s newest too', async ({
  shop,
}) => {
  const own = await shop.product({ price: 33 })
  const text = async (path: string) => (await answerOf(shop, path)).html
  const index = await text('/sitemap.xml')
  expect(index).toContain('/sitemap-pages.xml</loc>')
  const parts = [...index.matchAll(/\/(sitemap-products-\d+\.xml)<\/loc>/g)].map(([, name]) => name)
  const products = (await Promise.all(parts.map((name) => text(`/${name}`)))).join('')
  expect(products.match(/<loc>[^<]*\/product\//g)?.length).toBeGreaterThan(6000)
  expect(products).toContain(`${paths.product(own.slug)}</loc><lastmod>`)
  const pages = await text('/sitemap-pages.xml')
  for (const path of [...indexedPaths, ...Object.values(samplePaths)])
    expect.soft(pages).toMatch(new RegExp(`<loc>http[^<]*${path}</loc>`))
  const robots = await text('/robots.txt')
  expect(robots).toMatch(/Disallow: \/checkout\n[\s\S]*Sitemap: http.*\/sitemap\.xml\n/)
  expect((await text('/feed.xml')).match(/<entry>/g)).toHaveLength(30)
  const feed = await text('/feeds/products.xml')
  expect(feed).toContain(`/product/${own.slug}?color=Pink&#38;size=M</link>`)
  expect(feed.match(/<item>/g)?.length).toBeGreaterThan(40_000)
  expect(feed.trimEnd().endsWith('</rss>')).toBe(true)
})

test('a changed price and a variant that sold out stand in the HTML at once, also of lists', async ({
  shop,
}) => {
  const product = await shop.product({ price: 20, stock: 1 })
  const path = paths.product(product.slug)
  const html = async (asked: string) => (await answerOf(shop, asked)).html
  expect(await html(path)).toContain('"price":"20.00"')
  expect(await html('/dresses?sort=newest')).toContain('$20.00')
  await shop.setPrice(product, 27)
  await expect.poll(() => html(path)).toContain('"price":"27.00"')
  await expect.poll(() => html('/dresses?sort=newest')).toContain('$27.00')
  await shop.setStock(product, 0)
  await expect.poll(() => html(path)).toContain('schema.org/OutOfStock')
})

test('an answer is the same for everybody and may be kept, unless it is one visitor’s own', async ({
  shop,
}) => {
  for (const path of ['/', '/women?size=M', curated, '/nothing']) {
    const { headers } = await answerOf(shop, path)
    expect.soft(headers.get('cache-control'), path).toBe('public, max-age=0, must-revalidate')
    expect.soft(headers.get('cdn-cache-control'), path).toMatch(/s-maxage=\d+/)
    expect.soft(headers.get('cache-tag'), path).toMatch(/^shop,/)
    expect.soft(headers.get('set-cookie'), path).toBeNull()
  }
  for (const path of [
    '/admin/orders',
    '/profile',
    '/wishlist',
    '/welcome?token=x',
    '/order-confirmation/1',
  ]) {
    const { headers, html } = await answerOf(shop, path)
    expect.soft(headers.get('cache-control'), path).toBe('no-store')
    expect.soft(html, path).toContain('<div id="root"></div>')
  }
  const { headers } = await answerOf(shop, curated)
  const again = await fetch(shop.url + curated, { headers: { 'If-None-Match': headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})

test('a page is readable and leads on without scripts', both, async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  for (const path of [samplePaths.women, '/women?size=M', '/search?q=linen']) {
    await page.goto(path)
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/product\//)
    await expect(page.getByRole('main').getByText('$', { exact: false }).first()).toBeVisible()
  }
  await page.getByRole('button', { name: listingWords.loadMore }).press('Enter')
  await expect(page.getByRole('main').getByRole('article').nth(24)).toBeAttached()
  const { slug, title } = await randomProduct(shop, 'in stock')
  await page.goto(paths.product(slug))
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('textbox', { name: account.signIn.email, exact: true })).toBeVisible()
  await page.goto('/product/nowhere')
  await expect(page.getByRole('banner').getByRole('link', { name: layout.logo })).toHaveAttribute('href', '/')
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  await context.close()
})

/** Holds back the code until released; `except` files that some HTML names. */
async function holdCode(page: Page, except = '') {
  const released = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!except.includes(new URL(route.request().url()).pathname)) await released.promise
    await route.continue()
  })
  return { release: released.resolve }
}

test(
  'what is pressed before the code is there is done once it is, and once only',
  both,
  async ({ page, shop }) => {
    const product = await shop.product()
    const code = await holdCode(page)
    await page.goto(paths.product(product.slug), { waitUntil: 'commit' })
    const add = page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first()
    await add.click()
    await add.click()
    code.release()
    await hydrated(page)
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')[0]?.quantity))
      .toBe(1)
    // From now on a press is a press.
    await page.getByRole('button', { name: productWords.wishlist.add }).click()
    await expect(page.getByRole('button', { name: productWords.wishlist.remove })).toBeVisible()
  },
)

test(
  'what is pressed below the first screen is done although its code is still on its way',
  atNight,
  async ({ page, shop }) => {
    const code = await holdCode(page, (await answerOf(shop, '/')).html)
    await page.goto('/', { waitUntil: 'commit' })
    const card = page.getByRole('main').getByRole('article').first()
    await card.getByRole('button').first().click()
    code.release()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('wishlist') ?? '')).toMatch(/\["/)
  },
)

test(
  'before the code is there links lead on and the search form searches',
  both,
  async ({ page, isMobile, expected }) => {
    // The app's code never loads.
    expected.complaint(/net::ERR_FAILED/)
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto(samplePaths.dresses, { waitUntil: 'commit' })
    if (!isMobile) {
      await page.getByRole('combobox', { name: common.search }).first().fill('linen')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?q=linen/)
      await page.goto(samplePaths.dresses, { waitUntil: 'commit' })
    }
    const card = page.getByRole('main').getByRole('article').first()
    const link = card.getByRole('link').first()
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
  },
)

test('what is typed before the code is there stays', both, async ({ page, isMobile }) => {
  const code = await holdCode(page)
  await page.goto('/search?q=linen', { waitUntil: 'commit' })
  const header = page.getByRole('banner').getByRole('combobox')
  const box = isMobile ? page.getByRole('combobox', { name: listingWords.searchLabel }) : header
  await box.fill('wool coat')
  code.release()
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(box).toHaveValue('wool coat')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=wool(\+|%20)coat/)
})

test(
  'the cart and the checkout show their shape at once, and the shopper’s lines a moment later',
  both,
  async ({ page, shop }) => {
    const item = await shop.product()
    await fillCart(page, { product: item })
    for (const [path, heading] of [
      [paths.cart, cart.title],
      [paths.checkout, checkout.title],
    ] as const) {
      const code = await holdCode(page)
      await page.goto(path, { waitUntil: 'commit' })
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(main.getByText(common.loading)).toBeAttached()
      code.release()
      await expect(main.getByText(item.title).first()).toBeVisible()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  },
)

test('every element stays while a page hydrates, which shows what its visitor chose and fetches prices again', async ({
  page,
  shop,
}) => {
  const product = await shop.product({ price: 20 })
  const path = paths.product(product.slug)
  await page.addInitScript(() => {
    localStorage.setItem('currency', 'EUR 0.9')
    localStorage.setItem('theme', 'dark')
  })
  // An answer of an hour ago, as a cache may give it to a visitor whose clock is ahead.
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  const code = await holdCode(page)
  await page.goto(path, { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: product.title })).toBeVisible()
  await page.locator('#page-data').waitFor({ state: 'attached' })
  const count = await main.evaluate((element) => {
    const parts = element.querySelectorAll('h1, button, [role=tab], article')
    for (const part of parts) part.setAttribute('data-seen', '')
    return parts.length
  })
  expect(count).toBeGreaterThan(5)
  await shop.setPrice(product, 40)
  code.release()
  await hydrated(page)
  await expect(main.getByText('€36').first()).toBeVisible()
  expect(await main.locator('[data-seen]').count()).toBe(count)
})

test('a member’s page is asked for as anybody’s, and its data only with the member’s token', async ({
  page,
  shop,
}) => {
  await signIn(page, 'shopper')
  const { slug, title } = await randomProduct(shop, 'any')
  const documents: (string | undefined)[] = []
  const reads: (string | undefined)[] = []
  page.on('request', (request) => {
    const { authorization } = request.headers()
    if (request.isNavigationRequest()) documents.push(authorization)
    if (/\/rest\/v1\/rpc\/(get_product|list_products)/.test(request.url())) reads.push(authorization)
  })
  // To this device the HTML is an hour old, so its data are asked for again.
  await page.clock.setSystemTime(Date.now() + 3_600_000)
  for (const path of ['/women', paths.product(slug)]) {
    await page.goto(path)
    // Rendered for everybody: the same as for a guest, who has no token. Times tell when it was rendered.
    const timeless = (html: string) => html.replace(/\d{13}/g, 'time')
    expect(timeless(await (await page.request.get(path)).text()), path).toBe(
      timeless((await answerOf(shop, path)).html),
    )
  }
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect.poll(() => reads.length).toBeGreaterThanOrEqual(2)
  for (const token of reads) expect(token).toMatch(/^Bearer ey/)
  expect(documents).toEqual([undefined, undefined])
})

test('a URL with filters never shows the list without them', async ({ page }) => {
  await page.goto(`${samplePaths.dresses}?size=XS&utm_source=letter`, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: toolWords.filtersChosen(1) })).toBeVisible()
  await hydrated(page)
  await expect(page.getByRole('button', { name: toolWords.filtersChosen(1) })).toBeVisible()
})

test(
  'a move that comes before the part that announces pages is announced',
  atNight,
  async ({ page, shop }) => {
    const arrived = Promise.withResolvers<void>()
    await page.route(/\/assets\/deferred-globals-.*\.js$/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await fillCart(page, { product: await shop.product() })
    await page.goto(paths.deals, { waitUntil: 'commit' })
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    // What this visitor has shows when the shop follows links by itself.
    await expect(page.getByRole('banner').getByRole('link', { name: layout.cart(1) })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Women', exact: true }).click()
    await expect(heading).toHaveText('Women')
    arrived.resolve()
    await expect(heading).toBeFocused()
  },
)

// Older HTML, or HTML that seems so to a device whose clock is ahead, is read again, which takes the schemas of sections.
for (const [age, hours] of [
  ['rendered for the visit', 0],
  ['kept by a cache', 1],
] as const) {
  test(
    `a first visit to home asks for at most 16 files of code and 50 of all kinds, its HTML ${age}`,
    both,
    async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      if (hours > 0) await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
      const read = hours > 0 ? page.waitForResponse(/\/rpc\/read_page\b/) : null
      await page.goto('/')
      await hydrated(page)
      await read
      await page.waitForLoadState('networkidle')
      const code = asked.filter((path) => path.endsWith('.js'))
      expect(code.length, asked.join('\n')).toBeLessThanOrEqual(16)
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(50)
    },
  )
}

test('every page hydrates without an error, however old its HTML is', async ({ page, shop, expected }) => {
  test.slow()
  expected.complaint(/^404: GET \S+\/product\/nowhere$/)
  const collections = await collectionPaths(shop)
  const products = (await randomProducts(shop, 'any', 40)).map(({ slug }) => paths.product(slug))
  const all = [
    ...indexedPaths,
    ...Object.values(samplePaths),
    ...collections,
    ...products,
    '/women?category=dresses&size=M',
    '/search?q=linen%20dress',
    '/women?view=list&page=2',
    `${curated}#reviews`,
    '/faq#returns',
    '/login?mode=sign-up',
    '/product/nowhere',
  ]
  await fillCart(page, { product: await shop.product() })
  const hour = 3_600_000
  const ages = [0, hour, 2.5 * hour, 24 * hour, 90 * 24 * hour]
  // Any console message fails the test (fixtures/test.ts); React logs HTML that does not match as an error.
  for (const [index, path] of sampleOf(all, 16).entries()) {
    await page.clock.setSystemTime(Date.now() + (ages[index % ages.length] ?? hour))
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  }
})
