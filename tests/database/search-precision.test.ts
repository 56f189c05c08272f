// A floor for what `npm run bench:search` prints: the first page in four ways of writing.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { judge, judgedProducts, type Language, labels, meanOf, type Score } from '../support/search/judge.ts'
import type { JudgedProduct } from '../support/search/judged-products.ts'
import { openShop, type Shop } from '../support/shop.ts'

const pageAnswer = v.looseObject({ products: v.array(v.looseObject({ id: v.string() })) })

let shop: Shop
let scores: Score[]
beforeAll(async () => {
  shop = await openShop({ seed: 'all' })
  scores = await judge(await shop.sql<JudgedProduct>(judgedProducts), async (q) => {
    const page = await answer(
      shop.clients.anon.rpc('list_products', { p_filter: { q }, p_limit: 12 }),
      pageAnswer,
    )
    return page.products.map(({ id }) => id)
  })
}, 240_000)
afterAll(() => shop.close())

describe('the first page of a search', () => {
  it.each(Object.keys(labels) as Language[])(
    'the first page of a search shows what was meant in %s, nine times of ten',
    (language) => {
      const own = scores.filter((score) => score.language === language)
      expect(own.length).toBeGreaterThanOrEqual(80)
      expect(meanOf(own)).toBeGreaterThanOrEqual(0.9)
      expect(meanOf(own.filter(({ isHeldOut }) => isHeldOut))).toBeGreaterThanOrEqual(0.9)
    },
  )
})
