import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inWords } from '@/content/catalogue/deals'
import { claimedPercent, isRunning, type ProductDeal } from '@/domain/discounts/deal'
import { type DealSlot, nextChange, rotateDeals } from '@/domain/discounts/deal-rotation'
import { holdingOf, upToPercent } from '@/domain/product/collections'
import { buildDeal, buildSummary, hour, noon } from '../support/builders'
import { holds } from '../support/properties'

const rules = { size: 3, lingerMs: 10_000 }
const offer = (id: string, facts: Partial<ProductDeal['deal']> = {}): ProductDeal => {
  const deal = buildDeal({ id, ...facts })
  return { deal, product: buildSummary({ id: `product-${id}`, deal }) }
}
const ids = (slots: readonly DealSlot[]) =>
  slots.map(({ offer: { deal }, over }) => (over ? `${deal.id}!` : deal.id))

describe('a deal', () => {
  it.each([
    ['within its time', {}, noon, true],
    ['at its very start', { startsAt: noon }, noon, true],
    ['a moment before it', { startsAt: noon + 1 }, noon, false],
    ['at its very end', { endsAt: noon }, noon, false],
    ['a moment before that', { endsAt: noon + 1 }, noon, true],
    ['with the last item', { sold: 9, total: 10 }, noon, true],
    ['sold out', { sold: 10, total: 10 }, noon, false],
  ])('a deal says rightly whether it runs: %s', (_name, facts, now, running) =>
    expect(isRunning(buildDeal(facts), now)).toBe(running),
  )
})

describe('claimed percent', () => {
  it.each([
    [0, 10, 0],
    [1, 3, 33],
    [2, 3, 67],
    [199, 200, 99],
    [200, 200, 100],
  ])('the claimed percent of %d out of %d is %d', (sold, total, percent) =>
    expect(claimedPercent({ sold, total })).toBe(percent),
  )

  it('the claimed percent is 100 just when nothing is left', () =>
    holds(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (total, draw) => {
        const sold = draw % (total + 1)
        const percent = claimedPercent({ sold, total })
        expect(percent === 100).toBe(sold === total)
        expect(percent).toBeGreaterThanOrEqual(0)
      }),
    ))
})

describe('a row of offers', () => {
  const [a, b, c, d] = [offer('a'), offer('b'), offer('c'), offer('d')]

  it('a row of offers shows the first deals that run, and takes new facts over', () => {
    const row = rotateDeals([], [a, b, c, d], noon, rules)
    expect(ids(row)).toEqual(['a', 'b', 'c'])
    const sold = rotateDeals(row, [offer('a', { sold: 4 }), b, c, d], noon, rules)
    expect(sold[0]?.offer.deal.sold).toBe(4)
    expect(ids(sold)).toEqual(['a', 'b', 'c'])
  })

  it('a row of offers leaves out a deal that does not run', () =>
    expect(ids(rotateDeals([], [offer('z', { endsAt: noon }), a], noon, rules))).toEqual(['a']))

  it('a row of offers says in its place that a deal is over, and then shows the next there', () => {
    const row = rotateDeals([], [a, b, c, d], noon, rules)
    const over = rotateDeals(row, [a, c, d], noon + 1, rules)
    expect(ids(over)).toEqual(['a', 'b!', 'c'])
    expect(over[1]?.over).toEqual({ since: noon + 1, reason: 'sold-out' })
    expect(ids(rotateDeals(over, [a, c, d], noon + 10_000, rules))).toEqual(['a', 'b!', 'c'])
    expect(ids(rotateDeals(over, [a, c, d], noon + 10_001, rules))).toEqual(['a', 'd', 'c'])
  })

  it('a row of offers knows by the clock that time is up, whatever the last answer says', () => {
    const short = offer('s', { endsAt: noon + 5 })
    const row = rotateDeals([], [short, a], noon, rules)
    const over = rotateDeals(row, [short, a], noon + 5, rules)
    expect(ids(over)).toEqual(['s!', 'a'])
    expect(over[0]?.over?.reason).toBe('ended')
  })

  it('a row of offers closes up when nothing follows', () => {
    const row = rotateDeals([], [a, b], noon, rules)
    const over = rotateDeals(row, [b], noon, rules)
    expect(ids(rotateDeals(over, [b], noon + rules.lingerMs, rules))).toEqual(['b'])
  })

  it('a row of offers takes back a deal that runs again', () => {
    const over = rotateDeals(rotateDeals([], [a, b], noon, rules), [b], noon, rules)
    expect(ids(rotateDeals(over, [a, b], noon + 1, rules))).toEqual(['a', 'b'])
  })

  it('a row of offers fills free places with deals that have begun meanwhile', () =>
    expect(ids(rotateDeals(rotateDeals([], [a], noon, rules), [a, b, c, d], noon, rules))).toEqual([
      'a',
      'b',
      'c',
    ]))

  it('a row of offers never shows a deal twice or more than fit, and moves none that runs', () =>
    holds(
      fc.property(
        fc.array(fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 }), {
          maxLength: 12,
        }),
        fc.array(fc.integer({ min: 0, max: 15_000 }), { minLength: 12, maxLength: 12 }),
        (answers, pauses) => {
          let row: DealSlot[] = []
          let now = noon
          answers.forEach((answer, step) => {
            now += pauses[step] ?? 0
            const before = row
            const running = [...new Set(answer)].map((id) => offer(id, { endsAt: noon + 24 * hour }))
            row = rotateDeals(before, running, now, rules)
            const shown = row.map(({ offer: { deal } }) => deal.id)
            expect(new Set(shown).size).toBe(shown.length)
            expect(row.length).toBeLessThanOrEqual(rules.size)
            const still = before.map(({ offer: { deal } }) => deal.id).filter((id) => answer.includes(id))
            expect(shown.filter((id) => still.includes(id))).toEqual(still)
            // While there is room, every running deal is shown.
            if (row.length < rules.size) expect(shown).toEqual(expect.arrayContaining([...new Set(answer)]))
          })
        },
      ),
    ))

  it('a row of offers changes next when a deal ends, or has been shown as over long enough', () => {
    expect(nextChange([], rules.lingerMs)).toBeNull()
    const row = rotateDeals([], [offer('s', { endsAt: noon + 5 }), a], noon, rules)
    expect(nextChange(row, rules.lingerMs)).toBe(noon + 5)
    expect(nextChange(rotateDeals(row, [a], noon + 5, rules), rules.lingerMs)).toBe(noon + 5 + rules.lingerMs)
  })
})

describe('what collections hold', () => {
  const summary = (slug: string, department: string | null, count: number, maxDiscount: number) => ({
    slug,
    name: slug,
    group: 'Women',
    department,
    category: slug,
    count,
    maxDiscount,
  })
  const all = [
    summary('dresses', 'women', 245, 72),
    summary('tops', 'women', 189, 60),
    summary('curated', null, 8, 90),
  ]

  it('what collections hold adds up, with the highest discount of all', () =>
    expect(holdingOf(all, ({ department }) => department === 'women')).toEqual({
      count: 434,
      maxDiscount: 72,
    }))
  it('what collections hold is nothing where none of them belongs', () =>
    expect(holdingOf(all, () => false)).toEqual({ count: 0, maxDiscount: 0 }))
  it.each([
    [72, 70],
    [70, 70],
    [69, 65],
    [4, 0],
    [0, 0],
  ])('a discount of %d %% is announced as up to %d %%', (most, said) => expect(upToPercent(most)).toBe(said))
})

describe('a stretch of minutes', () => {
  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [47, '47 minutes'],
    [60, '1 hour'],
    [125, '2 hours 5 minutes'],
    [1440, '24 hours'],
    [3 * 1440, '3 days'],
  ])('a stretch of %d minutes is written as %s', (minutes, words) => expect(inWords(minutes)).toBe(words))
})
