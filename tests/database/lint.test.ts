// Supabase's database linter (github.com/supabase/splinter): its rules that say ERROR or WARN and can be seen in a
// catalogue, put in our own words. None may find anything, and each must find what is put there for it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Rule, rules } from '../support/lint-rules.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
})
afterAll(() => shop.close())

/** What a rule finds, with something done first that is undone. */
async function found({ find }: Rule, before = '') {
  let rows: { what: string }[] = []
  await shop.database.transaction(async (tx) => {
    // Policies are shown with the schemas of what they call when no schema is looked in by itself.
    await tx.exec(`${before}; set local search_path = ''`)
    rows = (await tx.query<{ what: string }>(find)).rows
    await tx.rollback()
  })
  return rows.map(({ what }) => what)
}

describe.each(rules.map((rule) => [rule.name, rule] as const))('%s', (_name, rule) => {
  it('a rule of the database linter finds nothing in the shop’s database', async () =>
    expect(await found(rule)).toEqual([]))

  it('a rule of the database linter finds what is put there for it', async () =>
    expect(await found(rule, rule.provoke)).not.toEqual([]))
})

it('the rules of the database linter find 0 errors and 0 warnings all together', async () => {
  const counts = { ERROR: 0, WARN: 0 }
  for (const rule of rules) counts[rule.level] += (await found(rule)).length
  console.log(`${rules.length} rules of the database linter: ${counts.ERROR} errors, ${counts.WARN} warnings`)
  expect(counts).toEqual({ ERROR: 0, WARN: 0 })
})
