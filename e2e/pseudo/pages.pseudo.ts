import { accountPaths } from '../../src/config/account-paths'
import { adminPaths } from '../../src/config/admin-paths'
import { paths } from '../../src/config/paths'
import { isRecord } from '../../src/domain/values/record'
import type { Shop } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { expect, hydrated, test } from '../fixtures/test'
import { cutOff, plain, plainTexts, unknownTexts } from './found-words'

const fixed = (all: object) =>
  Object.values(all).filter((path): path is string => typeof path === 'string' && !path.includes('.'))
const shopper = [
  ...new Set([...fixed(paths), ...fixed(accountPaths)].filter((path) => !path.startsWith(paths.admin))),
]
const others = [
  '/women',
  '/women?category=dresses&view=list',
  '/search?q=dress',
  '/search?q=zzzz',
  '/collections/boho-chic',
].concat(['/product/boho-floral-print-maxi-dress', '/no/such/page', '/login?mode=sign-up'])
const owner = [paths.admin, ...fixed(adminPaths)]

/** Every text in the rows of the shop, also within their JSON. */
async function valuesOf(shop: Shop): Promise<Set<string>> {
  const values = new Set<string>()
  const add = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const line of value.split(/\n|\{\w+\}|(?<=[.?!:]) /)) values.add(plain(line))
      values.add(plain(value))
    } else if (Array.isArray(value)) value.forEach(add)
    else if (isRecord(value)) Object.values(value).forEach(add)
  }
  const tables = await shop.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables)
    for (const { row } of await shop.rows<{ row: unknown }>(
      `select to_jsonb(t) as row from public."${name}" t`,
    ))
      add(row)
  for (const row of await shop.rows('select * from private.student_requests')) add(row)
  return values
}

test.beforeEach(({ shop }) => shop.rows(`update public.shop_settings set languages = '{en,ar}' returning 1`))
test.afterEach(({ shop }) => shop.rows(`update public.shop_settings set languages = '{en}' returning 1`))

for (const [direction, prefix] of [
  ['left to right', ''],
  ['right to left', '/ar'],
] as const) {
  test(`no text of the shop is cut off from ${direction}, and all words are content`, async ({
    page,
    shop,
    expected,
  }) => {
    expected.complaint(/404|Failed to load/)
    const values = await valuesOf(shop)
    const found: string[] = []
    for (const path of [...shopper, ...others]) {
      await page.goto(path === '/' ? prefix || '/' : `${prefix}${path}`)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      found.push(...(await cutOff(page)).map((text) => `${path}: ${text}`))
      // Dates and names of countries are in the other's letters there, so that what is left is written in the code.
      if (prefix !== '')
        found.push(...unknownTexts(await plainTexts(page), values).map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  })

  test(`no text of the admin is cut off from ${direction}, and all words are content`, async ({
    page,
    shop,
  }) => {
    await signIn(page, 'owner')
    await page.context().addCookies([{ name: 'admin_language', value: prefix ? 'ar' : 'en', url: shop.url }])
    const values = await valuesOf(shop)
    const found: string[] = []
    for (const path of owner) {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      found.push(...(await cutOff(page)).map((text) => `${path}: ${text}`))
      if (prefix !== '')
        found.push(...unknownTexts(await plainTexts(page), values).map((text) => `${path}: ${text}`))
    }
    expect(found).toEqual([])
  })
}
