import type { Page } from '@playwright/test'
import { indexedPaths } from '../../src/app/route-manifest'
import { accountPaths } from '../../src/config/account-paths'
import { adminPaths } from '../../src/config/admin-paths'
import { paths } from '../../src/config/paths'
import { common } from '../../src/content/en/shared/common'
import { samplePaths } from '../fixtures/sample'
import { signIn } from '../fixtures/sign-in'
import { expect, hydrated, test } from '../fixtures/test'

const product = paths.product('boho-floral-print-maxi-dress')
const areas = {
  visitor: [
    ...indexedPaths,
    ...Object.values(samplePaths),
    product,
    paths.collection('summer-vibes'),
    paths.searchFor('linen'),
    paths.cart,
    paths.wishlist,
    paths.login,
    accountPaths.forgotPassword,
    '/nowhere',
  ],
  shopper: [
    paths.cart,
    paths.checkout,
    paths.profile,
    paths.profileOrders,
    paths.profileAddresses,
    accountPaths.payment,
    accountPaths.notifications,
    accountPaths.settings,
  ],
  owner: [
    paths.admin,
    adminPaths.orders,
    adminPaths.products,
    adminPaths.newProduct,
    adminPaths.collections,
    adminPaths.structure,
    adminPaths.deals,
    adminPaths.newDeal,
    adminPaths.customers,
    adminPaths.analytics,
    adminPaths.messages,
    adminPaths.settings,
  ],
} as const

// Removes what differs between runs: random numbers and today's dates.
test.beforeAll(async ({ shop }) => {
  // A trigger keeps both unchanged in an order.
  await shop.rows('alter table public.orders disable trigger user')
  await shop.rows(`update public.orders o set order_number = 'ZL-' || lpad(place::text, 12, '0'),
      created_at = least(created_at, date_trunc('day', now()) - make_interval(mins => place::int))
    from (select id, row_number() over (order by created_at desc) as place from public.orders) p where p.id = o.id`)
  await shop.rows('alter table public.orders enable trigger user')
})

for (const theme of ['light', 'dark'] as const) {
  for (const [who, places] of Object.entries(areas)) {
    test(`${who}, ${theme}`, async ({ page, context, expected }) => {
      expected.complaint(/./)
      await context.addInitScript((name) => localStorage.setItem('theme', name), theme)
      if (who === 'shopper') {
        await page.goto(product)
        await page
          .getByRole('main')
          .getByRole('button', { name: common.addToCart, exact: true })
          .first()
          .click()
        await page.waitForFunction(() => localStorage.getItem('cart')?.includes('boho'))
      }
      if (who !== 'visitor') await signIn(page, who === 'owner' ? 'owner' : 'shopper')
      for (const path of places) {
        await page.goto(path)
        await settle(page)
        const name = `${who}${path.replace(/\W+/g, '-').replace(/-$/, '') || '-home'}-${theme}.png`
        await expect.soft(page).toHaveScreenshot(name, { stylePath: './e2e/gallery/still.css' })
      }
    })
  }
}

/** The first screen has its data, fonts and pictures; what lies below may wait until somebody scrolls there. */
async function settle(page: Page) {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.animate-pulse')].every((part) => {
      const { top, bottom } = part.getBoundingClientRect()
      return top >= innerHeight || bottom <= 0
    }),
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    const shown = [...document.images].filter((image) => {
      const { top, left, right } = image.getBoundingClientRect()
      // A picture outside the screen is not even fetched.
      return top < innerHeight && left < innerWidth && right > 0 && image.checkVisibility()
    })
    await Promise.all(shown.map((image) => image.decode().catch(() => {})))
  })
}
