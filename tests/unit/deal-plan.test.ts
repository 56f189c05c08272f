import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { remainingWords } from '@/content/admin/offers/deals'
import { newDealsSchema, type Plan } from '@/domain/discounts/deal-form'
import {
  dealPriceOf,
  dealProblem,
  dealState,
  fromLocal,
  type PlannedDeal,
  parsePercent,
  parseTotal,
  priceAfter,
  spanOf,
  timeProblem,
  toLocal,
  totalOf,
} from '@/domain/discounts/deal-plan'
import { bucketsOf } from '@/domain/orders/sales'
import { problemsOf } from '../support/problems'

const row: PlannedDeal = {
  dealId: 'd',
  id: 'p',
  title: 'Shirt',
  image: '/a.webp',
  price: 2000,
  stock: 12,
  dealPrice: null,
  total: null,
}
const terms = { percent: '25', total: '' }
const hour = 3_600_000
const zone = 'Asia/Tokyo'
const at = (text: string) => Date.parse(`${text}+09:00`)

describe('a planned deal', () => {
  it('a planned deal follows the common percent and the stock until it has its own price and total', () => {
    expect([dealPriceOf(row, terms), totalOf(row, terms)]).toEqual(['15.00', '12'])
    expect(totalOf(row, { ...terms, total: '5' })).toBe('5')
    const own = { ...row, dealPrice: '9.50', total: '3' }
    expect([dealPriceOf(own, terms), totalOf(own, { ...terms, total: '5' })]).toEqual(['9.50', '3'])
    expect(dealPriceOf(row, { ...terms, percent: 'x' })).toBe('')
  })

  it.each([
    [{}, terms, null],
    [{}, { percent: '', total: '' }, 'price'],
    [{ dealPrice: '20' }, terms, 'not-below'],
    [{ dealPrice: '19.99' }, terms, null],
    [{ dealPrice: '-1' }, terms, 'price'],
    [{ total: '0' }, terms, 'total'],
    [{ stock: 0 }, terms, 'total'],
    [{}, { percent: '25', total: '1.5' }, 'total'],
  ] as const)('a planned deal with %j and the terms %j has the problem %s', (change, set, problem) =>
    expect(dealProblem({ ...row, ...change }, set)).toBe(problem),
  )

  it.each([
    ['1', 1],
    ['95', 95],
    ['96', null],
    ['0', null],
    ['', null],
    ['12.5', null],
    [' 30 ', 30],
  ])('the typed percent %j is read as %s', (text, percent) => expect(parsePercent(text)).toBe(percent))

  it('a deal’s price is whole cents, at least one, and its total is at most a million', () => {
    expect(priceAfter(999, 33)).toBe(669)
    expect(priceAfter(1, 95)).toBe(1)
    expect([parseTotal('1000000'), parseTotal('1000001')]).toEqual([1_000_000, null])
  })
})

describe('a plan of new deals', () => {
  const schema = newDealsSchema(
    () => at('2026-11-27T12:00'),
    () => zone,
  )
  const plan: Plan = {
    kind: 'daily',
    ...terms,
    customerLimit: '2',
    start: '',
    end: '2026-11-28T00:00',
    rows: [row, { ...row, dealId: 'e', id: 'q', dealPrice: '9.50', total: '3' }],
  }

  it('a plan of new deals is a deal for each product, with a start only where one is set', () => {
    const shared = { kind: 'daily', startsAt: null, endsAt: at('2026-11-28T00:00'), customerLimit: 2 }
    expect(v.parse(schema, plan)).toEqual([
      { id: 'd', product: 'p', price: 1500, total: 12, ...shared },
      { id: 'e', product: 'q', price: 950, total: 3, ...shared },
    ])
    const [later] = v.parse(schema, { ...plan, customerLimit: '', start: '2026-11-27T20:00' })
    expect(later).toMatchObject({ customerLimit: null, startsAt: at('2026-11-27T20:00') })
  })

  it.each([
    [{ percent: '96' }, { percent: 'percent' }],
    [{ total: '1.5' }, { total: 'total' }],
    [{ customerLimit: '0' }, { customerLimit: 'customer-limit' }],
    [{ rows: [] }, { rows: 'products' }],
  ])('a plan of new deals with %j shows a problem beside its field', (wrong, problems) =>
    expect(problemsOf(schema, { ...plan, ...wrong })).toEqual(problems),
  )

  it.each([
    [{ rows: [{ ...row, dealPrice: '20' }] }, ['rows']],
    [{ end: '' }, ['time']],
    [{ percent: '', end: '2026-11-27T11:00' }, ['rows', 'time']],
  ])('a plan of new deals with %j is no plan as a whole', (wrong, problems) =>
    expect(v.safeParse(schema, { ...plan, ...wrong }).issues?.map(({ message }) => message)).toEqual(
      problems,
    ),
  )
})

describe('the time of a deal', () => {
  it('the time of a deal goes into its field and back', () => {
    const time = at('2026-03-29T02:30')
    expect(fromLocal(toLocal(time, zone), zone)).toBe(time)
    expect(fromLocal('2026-13-01T00:00', zone)).toBeNull()
    expect(fromLocal('', zone)).toBeNull()
  })

  it.each([
    ['hours', '2026-11-18T10:00', '2026-11-18T10:00', '2026-11-18T16:00'],
    ['today', '2026-11-18T10:00', '2026-11-18T10:00', '2026-11-19T00:00'],
    ['weekend', '2026-11-18T10:00', '2026-11-21T00:00', '2026-11-23T00:00'],
    ['weekend', '2026-11-21T10:00', '2026-11-21T10:00', '2026-11-23T00:00'],
    ['weekend', '2026-11-22T10:00', '2026-11-22T10:00', '2026-11-23T00:00'],
  ] as const)('a deal for the span %s at %s runs from %s to %s', (span, now, from, to) =>
    expect(spanOf(span, at(now), zone)).toEqual({ startsAt: at(from), endsAt: at(to) }),
  )

  it.each([
    ['', '2026-11-19T10:00', null],
    ['2026-11-18T10:00', '2026-11-19T10:00', null],
    ['nonsense', '2026-11-19T10:00', 'start'],
    ['', '', 'end'],
    ['2026-11-20T10:00', '2026-11-19T10:00', 'order'],
    ['2026-11-16T10:00', '2026-11-17T10:00', 'past'],
    ['', '2028-11-19T10:00', 'too-long'],
  ])('a deal from %j to %j has the time problem %s', (start, end, problem) =>
    expect(timeProblem(start, end, at('2026-11-18T10:00'), zone)).toBe(problem),
  )

  it('a deal is scheduled, running or ended by its times', () => {
    const deal = { startsAt: 10, endsAt: 20 }
    expect([9, 10, 19, 20].map((now) => dealState(deal, now))).toEqual([
      'scheduled',
      'running',
      'running',
      'ended',
    ])
  })

  it.each([
    [0, '0:00'],
    [61_000, '1:01'],
    [59 * 60_000 + 59_000, '59:59'],
    [hour, '1 h 0 min'],
    [26 * hour, '1 d 2 h'],
    [-5, '0:00'],
  ])('a remaining time of %i ms is shown as %s', (time, words) => expect(remainingWords(time)).toBe(words))
})

describe('deals under the axis', () => {
  const weeks = ['2026-11-02', '2026-11-09', '2026-11-16']
  it.each([
    ['2026-11-10', '2026-11-17', { first: 1, last: 2 }],
    ['2026-10-01', '2026-11-03', { first: 0, last: 0 }],
    ['2026-10-01', '2026-10-02', null],
    ['2026-11-20', '2026-11-21', { first: 2, last: 2 }],
  ])('a deal from %s to %s is placed under the axis where it ran', (from, to, place) =>
    expect(bucketsOf(weeks, { from, to })).toEqual(place),
  )
})
