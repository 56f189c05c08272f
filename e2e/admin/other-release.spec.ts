// App and database of different releases: the owner is told what to do, shoppers go on buying.
import { versionWords as words } from '../../src/content/en/admin/version'
import { expectAccessible } from '../fixtures/axe'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

const history = 'supabase_migrations.schema_migrations'
const later = '20991231000000'

for (const { age, change, undo } of [
  {
    age: 'older',
    change: `update ${history} set version = '1' || substr(version, 2)`,
    undo: `update ${history} set version = '2' || substr(version, 2)`,
  },
  {
    age: 'newer',
    change: `insert into ${history} (version) values ('${later}')`,
    undo: `delete from ${history} where version = '${later}'`,
  },
] as const)
  test(
    `with a database ${age} than the app a guest orders and notices nothing, and the owner reads what to do`,
    both,
    async ({ page, shop }) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await shop.rows(change)
      try {
        await fillCart(page, { product: await shop.product() })
        await page.goto('/checkout')
        await fillCheckout(page)
        await placeOrderButton(page).click()
        await expectConfirmation(page)
        expect(asked.filter((url) => url.includes('database_version'))).toEqual([])

        await signIn(page, 'owner')
        await page.goto('/admin')
        const notice = page.getByRole('region', { name: words[age].title })
        await expect(notice.getByText(words[age].text)).toBeVisible()
        await expectAccessible(page, `the overview, a database ${age} than the app`)
      } finally {
        await shop.rows(undo)
      }
    },
  )
