// Both accessibility engines over the shop and the admin in French and Arabic, sampled by the run's seed (all with FULL=1).
import type { Page } from '@playwright/test'
import { accountPaths } from '../../src/config/account-paths'
import { adminPaths } from '../../src/config/admin-paths'
import { paths } from '../../src/config/paths'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { expectEqualAccess } from '../fixtures/equal-access'
import { signIn } from '../fixtures/sign-in'
import { both, hydrated, test } from '../fixtures/test'

const fixed = (all: object) =>
  Object.values(all).filter((path): path is string => typeof path === 'string' && !path.includes('.'))
const shopper = [
  ...fixed(paths).filter((path) => !path.startsWith(paths.admin)),
  ...fixed(accountPaths),
  ...['/women', '/search?q=zzzz', '/product/boho-floral-print-maxi-dress', '/no/such/page'],
]
const owner = [paths.admin, ...fixed(adminPaths)]

test.afterEach(({ context }) => context.clearCookies({ name: 'admin_language' }))

for (const code of ['fr', 'ar'] as const) {
  for (const path of sampleOf(shopper, 1))
    test(
      `the shop’s ${path} passes two accessibility engines in ${code}`,
      both,
      async ({ page, expected }) => {
        expected.complaint(/404|Failed to load/)
        await page.goto(path === '/' ? `/${code}` : `/${code}${path}`)
        await expectAccess(page, `${code} ${path}`)
      },
    )

  for (const path of sampleOf(owner, 1))
    test(`the admin’s ${path} passes two accessibility engines in ${code}`, both, async ({ page, shop }) => {
      await signIn(page, 'owner')
      await page.context().addCookies([{ name: 'admin_language', value: code, url: shop.url }])
      await page.goto(path)
      await expectAccess(page, `${code} ${path}`)
    })
}

async function expectAccess(page: Page, place: string) {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, place)
  await expectEqualAccess(page, place)
}
