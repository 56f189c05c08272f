// The page that the server sends while the back end is slow: without contents, which the browser asks for itself.
import { bothAtNight, expect, test } from '../fixtures/test'

const places = [
  '/',
  '/ar/women',
  '/collections/dresses',
  '/product/boho-floral-print-maxi-dress',
  '/ar/faq',
  '/ar/login',
  '/checkout',
]

for (const place of places) {
  test(
    `${place} as a page without contents, which a slow back end leaves to the browser, hardly shifts`,
    bothAtNight,
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(globalThis, { shifts: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(globalThis, {
              shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value'),
            })
        }).observe({ type: 'layout-shift', buffered: true })
      })
      // The server sends the same page in place of any that takes too long.
      await page.route(
        ({ pathname }) => pathname === place,
        async (route) =>
          route.fulfill({
            response: await route.fetch({ url: new URL(route.request().url()).origin + plain(place) }),
          }),
      )
      // By now the server knows the shop's fonts.
      await page.request.get(place)
      await page.goto(place)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('#page-data')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBeLessThan(0.1)
    },
  )
}

/** A page that only the browser knows, in the language of another. */
const plain = (path: string) => (path.startsWith('/ar/') ? '/ar/wishlist' : '/wishlist')
