// Both accessibility engines over the shop and the admin in French and Arabic, sampled by the run's seed (all with FULL=1).
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
  test(`pages of the shop pass two accessibility engines in ${code}`, both, async ({ page, expected }) => {
    test.setTimeout(900_000)
    expected.complaint(/404|Failed to load/)
    for (const path of sampleOf(shopper, 2)) {
      await page.goto(path === '/' ? `/${code}` : `/${code}${path}`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, `${code} ${path}`)
      await expectEqualAccess(page, `${code} ${path}`)
    }
  })

  test(`pages of the admin pass two accessibility engines in ${code}`, both, async ({ page, shop }) => {
    test.setTimeout(900_000)
    await signIn(page, 'owner')
    await page.context().addCookies([{ name: 'admin_language', value: code, url: shop.url }])
    for (const path of sampleOf(owner, 1)) {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, `${code} ${path}`)
      await expectEqualAccess(page, `${code} ${path}`)
    }
  })
}
