// What a browser keeps of the visit that led to an order.

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { campaignCostSchema } from '@/domain/origins/campaign-cost'
import { originLastsMs, parseOrigin, type Visit, visitOf, withVisit } from '@/domain/origins/origin'
import { profitOf } from '@/domain/origins/origin-result'
import { receiverSchema } from '@/domain/origins/receiver-form'
import { clickIn, parseShare, purposesIn, type Share, withClick, withOrder } from '@/domain/origins/share'

const none: Visit = { source: '', medium: '', campaign: '', host: '' }
const at = (search: string) => new URL(`https://shop.example/product/x${search}`)
const now = 1_795_000_000_000

describe('a visit', () => {
  it.each([
    ['', '', null],
    ['', 'https://shop.example/cart', null],
    ['', 'https://www.google.com/search?q=secret', { ...none, host: 'www.google.com' }],
    ['', 'android-app://com.example', null],
    ['', 'not an address', null],
    ['?q=dress', 'https://shop.example/', null],
    [
      '?utm_source=Instagram&utm_medium=Story&utm_campaign=Autumn%202026',
      '',
      { ...none, source: 'instagram', medium: 'story', campaign: 'autumn 2026' },
    ],
    ['?utm_source=a', 'https://shop.example/', { ...none, source: 'a' }],
    ['?utm_source=a&utm_campaign=06x12x34x56x78', '', { ...none, source: 'a' }],
    ['?utm_source=a&utm_campaign=nora(At)example.com', '', { ...none, source: 'a' }],
    [
      '?utm_source=a&utm_campaign=black2026_m18-24_v2',
      '',
      { ...none, source: 'a', campaign: 'black2026_m18-24_v2' },
    ],
    ['?utm_medium=x', '', null],
    ['?utm_source=nora%40example.com&utm_campaign=x', '', { ...none, campaign: 'x' }],
    ['?utm_source=0661223344&utm_campaign=x', '', { ...none, campaign: 'x' }],
    ['?utm_source=nora%252540example.com&utm_campaign=x', '', { ...none, campaign: 'x' }],
    ['?utm_source=nora＠example.com&utm_campaign=x', '', { ...none, campaign: 'x' }],
    ['?utm_source=٠٦٦١٢٢٣٣٤٤&utm_campaign=x', '', { ...none, campaign: 'x' }],
    ['?utm_source=06_61_22_33_44&utm_campaign=x', '', { ...none, campaign: 'x' }],
    ['?utm_source=%3Cscript%3E', '', { ...none, source: 'script' }],
  ])('with the address %s and the referrer %s is %j', (search, referrer, visit) => {
    expect(visitOf(at(search), referrer)).toEqual(visit)
  })

  it('of endless names the beginning is kept', () => {
    expect(visitOf(at(`?utm_source=${'x'.repeat(1000)}`), '')?.source).toHaveLength(60)
  })
})

describe('an origin', () => {
  const a = { ...none, source: 'a' }
  const b = { ...none, source: 'b' }

  it('has the first and the last visit, and begins again after thirty days', () => {
    const first = withVisit(null, a, now)
    expect(first).toEqual({ at: now, first: a, last: a })
    expect(withVisit(first, b, now + 1)).toEqual({ at: now, first: a, last: b })
    expect(withVisit(first, b, now + originLastsMs + 1)).toMatchObject({ first: b, last: b })
  })

  it('is read from what the browser stored, unless that is none or too old', () => {
    const origin = withVisit(null, a, now)
    expect(parseOrigin(origin, now)).toEqual(origin)
    expect(parseOrigin(origin, now + originLastsMs + 1)).toBeNull()
    expect(parseOrigin(origin, now - 1)).toBeNull()
    for (const wrong of [
      null,
      1,
      'x',
      [],
      {},
      { ...origin, first: null },
      { ...origin, last: { source: 1 } },
    ])
      expect(parseOrigin(wrong, now)).toBeNull()
    expect(parseOrigin({ ...origin, first: { ...a, source: 'x'.repeat(61) } }, now)).toBeNull()
  })
})

it('a profit is what came in less goods, couriers and the campaign', () => {
  expect(profitOf({ income: 11_000, goods: 3000, delivery: 2500, campaignCost: 1250 })).toBe(4250)
})

it.each([
  [{}, true],
  [{ amount: '12,50' }, true],
  [{ amount: '0' }, false],
  [{ amount: 'x' }, false],
  [{ source: ' ' }, false],
  [{ to: '2025-12-31' }, false],
  [{ to: '2027-02-01' }, false],
  [{ from: '' }, false],
])('a typed cost with %j is right: %s', (change, isRight) => {
  const typed = { source: 'a', campaign: '', from: '2026-01-01', to: '2026-01-31', amount: '10' }
  expect(v.safeParse(campaignCostSchema, { ...typed, ...change }).success).toBe(isRight)
})

describe('a yes that services are told of orders', () => {
  const lasts = 365 * 24 * 3_600_000
  const share: Share = { at: now - 1, purposes: ['meta'], click: null, orders: [] }
  const order = '11111111-1111-4111-8111-111111111111'

  it('keeps the last click of Meta’s, until an order was told of it', () => {
    const click = { id: 'AbC-_1', at: now }
    expect(withClick(share, click)).toEqual({ ...share, click })
    expect(withClick({ ...share, purposes: ['google'] }, click)?.click).toBeNull()
    expect(withClick({ ...share, purposes: [] }, click)?.click).toBeNull()
    expect(withClick(null, click)).toBeNull()
    expect(withOrder({ ...share, click }, order)).toEqual({ ...share, orders: [order] })
  })

  it.each([
    ['?fbclid=IwAR2F4-dbP0l_7', 'IwAR2F4-dbP0l_7'],
    ['?gclid=abc', null],
    ['?fbclid=', null],
    ['?fbclid=a%20b', null],
    [`?fbclid=${'x'.repeat(501)}`, null],
  ])('of the address %s the click is %s', (search, id) => expect(clickIn(at(search))).toBe(id))

  it('asks for what the page names, and for nothing else', () => {
    expect(purposesIn('meta-contact google other')).toEqual(['meta-contact', 'google'])
    expect(purposesIn('')).toEqual([])
  })

  it('is read from what the browser stored, unless that is none or too old', () => {
    const stored = { ...share, click: { id: 'a', at: now - 1 }, orders: [order] }
    expect(parseShare(stored, now, lasts)).toEqual(stored)
    expect(parseShare(stored, now + lasts, lasts)).toBeNull()
    expect(parseShare({ ...stored, purposes: ['meta', 'x'], orders: ['x', 1] }, now, lasts)).toMatchObject({
      purposes: ['meta'],
      orders: [],
    })
    expect(
      parseShare({ ...stored, click: { id: 'a', at: now - 31 * 24 * 3_600_000 } }, now, lasts)?.click,
    ).toBeNull()
    for (const wrong of [null, 1, [], {}, { ...stored, at: now + 1 }, { ...stored, purposes: 'meta' }])
      expect(parseShare(wrong, now, lasts)).toBeNull()
    for (const click of [1, { id: 1, at: 1 }, { id: 'a b', at: 1 }])
      expect(parseShare({ ...stored, click }, now, lasts)?.click).toBeNull()
  })
})

it.each([
  ['meta', {}, true],
  ['meta', { account: 'G-AB12CD34EF' }, false],
  ['meta', { account: '' }, false],
  ['meta', { account: '', isOn: false }, true],
  ['meta', { testCode: 'a b' }, false],
  ['google', { account: ' g-ab12cd34ef ' }, true],
  ['google', {}, false],
] as const)('what an owner types about %s with %j is right: %s', (name, change, isRight) => {
  const typed = { isOn: true, account: '1234567890', withContact: false, testCode: '', validates: false }
  expect(v.safeParse(receiverSchema(name), { ...typed, ...change }).success).toBe(isRight)
})
