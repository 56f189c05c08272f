// Pages that are not prerendered: their shell shows at once, and their first request is sent before the bundle loads.
import type { Page } from '@playwright/test'
import { paths } from '../../src/config/paths'
import { admin } from '../../src/content/admin'
import { cart } from '../../src/content/cart'
import { checkout } from '../../src/content/checkout'
import { common } from '../../src/content/common'
import { layout } from '../../src/content/layout'
import { listingWords } from '../../src/content/listing'
import { toolWords } from '../../src/content/listing-tools'
import { sampleOf } from '../../tests/support/seed'
import { randomProduct } from '../fixtures/random-products'
import { fillCart } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, hydrated, test } from '../fixtures/test'

const firstRequest = /\/rest\/v1\/(rpc\/get_product|rpc\/list_products)/
const addresses = ['a product', 'a filtered list', 'a filtered collection', 'a search'] as const

/** A random product, and listings with filters, a category and a query. */
async function pathOf(address: (typeof addresses)[number], shop: Parameters<typeof randomProduct>[0]) {
  if (address === 'a product') return `/product/${(await randomProduct(shop, 'any')).slug}`
  if (address === 'a filtered list') return '/dresses?size=M,L&price=10-15&sort=price-low'
  // In a group to which no other test adds collections, whose links would shift the page.
  if (address === 'a filtered collection') return '/collections/womens-shoes?category=shoes&rating=4'
  return '/search?q=linen%20dress&page=2'
}

/** Holds back the bundle until released. */
async function holdBundle(page: Page) {
  const released = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released.promise
    await route.continue()
  })
  return { release: released.resolve }
}

/** The page's requests from now on, without timestamps. */
function requestsOf(page: Page, pattern: RegExp): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) urls.push(request.url().replace(/\d{4}-\d\d-\d\dT[^&]*/g, ''))
  })
  return urls
}

for (const address of sampleOf(addresses, 2)) {
  test(
    `${address} shows its shape and asks for its data before the bundle is there, and only once`,
    both,
    async ({ page, shop }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shift: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry)
              Object.assign(globalThis, { shift: Reflect.get(globalThis, 'shift') + entry.value })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const asked = requestsOf(page, firstRequest)
      const pictures = requestsOf(page, /\/catalogue\//)
      const bundle = await holdBundle(page)
      const answer = page.waitForResponse(firstRequest)
      await page.goto(await pathOf(address, shop), { waitUntil: 'commit' })
      await answer
      const main = page.getByRole('main')
      await expect(main.getByText(common.loading)).toBeAttached()
      await expect(main.locator('.animate-pulse').filter({ visible: true }).first()).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      // The first picture shows before the bundle has loaded, in its final width.
      const picture = main.locator('img[srcset^="/catalogue/"]').first()
      const shown = () => picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname)
      await expect(picture).toBeVisible()
      await expect(picture).toHaveJSProperty('complete', true)
      const before = await shown()
      await page.evaluate(() => {
        Object.assign(globalThis, { hasVanished: false })
        new MutationObserver(() => {
          if (!document.querySelector('main img[srcset^="/catalogue/"]'))
            Object.assign(globalThis, { hasVanished: true })
        }).observe(document, { childList: true, subtree: true })
      })
      bundle.release()
      await hydrated(page)
      // Rows far below the screen load when they come near.
      await expect
        .poll(() =>
          main
            .locator('.animate-pulse')
            .evaluateAll(
              (all) => all.filter((each) => each.getBoundingClientRect().top < innerHeight).length,
            ),
        )
        .toBe(0)
      expect(await shown()).toBe(before)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'hasVanished'))).toBe(false)
      const drawing = before.replace(/-\d+\.webp$/, '')
      expect(pictures.filter((url) => url.includes(drawing))).toHaveLength(1)
      expect(asked).toHaveLength(1)
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shift'))).toBeLessThanOrEqual(0.02)
    },
  )
}

test(
  'the cart and the checkout show their shape at once, the cart its first picture too, and the shopper’s lines a moment later',
  both,
  async ({ page, shop }) => {
    const item = await shop.product()
    await fillCart(page, { product: item })
    for (const [path, heading] of [
      [paths.cart, cart.title],
      [paths.checkout, checkout.title],
    ] as const) {
      const bundle = await holdBundle(page)
      await page.goto(path, { waitUntil: 'commit' })
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(main.getByText(common.loading)).toBeAttached()
      if (path === paths.cart) await expect(main.locator('img').first()).toHaveJSProperty('complete', true)
      bundle.release()
      await expect(main.getByText(item.title).first()).toBeVisible()
    }
  },
)

test('a shell’s code loads after its first picture', async ({ page, shop }) => {
  const modules = requestsOf(page, /\/assets\/.*\.js$/)
  const picture = page.waitForRequest(/\/catalogue\/.*\.webp$/)
  await page.goto(await pathOf('a product', shop), { waitUntil: 'commit' })
  await picture
  expect(modules).toEqual([])
  await hydrated(page)
  expect(modules.length).toBeGreaterThan(5)
})

test('what is typed into a shell stays when the page takes its place', both, async ({ page, isMobile }) => {
  const bundle = await holdBundle(page)
  const asked = page.waitForRequest(/\/assets\/.*\.js$/)
  await page.goto('/search?q=linen', { waitUntil: 'commit' })
  const header = page.getByRole('banner').getByRole('combobox')
  const box = isMobile ? page.getByRole('combobox', { name: listingWords.searchLabel }) : header
  await box.fill('wool coat')
  await asked
  bundle.release()
  await hydrated(page)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(box).toHaveValue('wool coat')
  await expect(box).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=wool\+coat|q=wool%20coat/)
})

test('a page whose early request fails repeats it and renders', async ({ page, shop, expected }) => {
  expected.complaint(/net::ERR_FAILED|^500:/)
  const failures: ((route: Parameters<Parameters<Page['route']>[1]>[0]) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 500, json: { message: 'TROUBLE' } }),
  ]
  for (const fail of failures) {
    await page.route(firstRequest, fail, { times: 1 })
    const { slug, title } = await randomProduct(shop, 'any')
    await page.goto(`/product/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await page.route(firstRequest, fail, { times: 1 })
    await page.goto('/search?q=linen')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  }
})

test('a member’s page sends its requests only with the member’s token', async ({ page, shop }) => {
  await signIn(page, 'shopper')
  const { slug, title } = await randomProduct(shop, 'any')
  const names: (string | undefined)[] = []
  page.on('request', (request) => {
    if (firstRequest.test(request.url())) names.push(request.headers().authorization?.split(' ')[0])
  })
  await page.goto(`/product/${slug}`)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  expect(names).toEqual(['Bearer'])
})

test('a shell links to readable pages without scripts', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  for (const path of ['/product/nowhere', '/search?q=linen', '/track']) {
    await page.goto(path)
    await expect(page.getByRole('banner').getByRole('link', { name: layout.logo })).toHaveAttribute(
      'href',
      '/',
    )
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
    expect(await page.content()).toContain('This shop needs JavaScript.')
  }
  await context.close()
})

test('the right page opens on a host that serves the home page for every path', async ({ page, shop }) => {
  const start = await (await page.request.get('/')).text()
  const bundle = await holdBundle(page)
  const { slug, title } = await randomProduct(shop, 'any')
  const path = `/product/${slug}`
  await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body: start }))
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeEmpty()
  bundle.release()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await page.goto('/dresses')
  await expect(page.getByRole('button', { name: toolWords.filtersChosen(0) })).toBeVisible()
})

test('only the admin’s shell preloads the admin’s code', async ({ page }) => {
  const chunksOf = async (path: string) => {
    const html = await (await page.request.get(path)).text()
    return [...html.matchAll(/rel="modulepreload"[^>]*\/assets\/(.+?)-.{8}\.js/g)].map(([, name]) => name)
  }
  expect(await chunksOf('/admin/orders')).toEqual(expect.arrayContaining(['admin-page', 'session-client']))
  expect(await chunksOf('/product/nowhere')).not.toContain('session-client')
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1, name: admin.signIn.title })).toBeVisible()
})
