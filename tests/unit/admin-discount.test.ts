import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { feesSchema, type ZoneForm, zoneSchema } from '@/domain/delivery/zone-form'
import { type DiscountForm, discountSchema as schemaAt } from '@/domain/discounts/admin-discount'

const now = Date.parse('2026-11-27T12:00:00Z')
const discountSchema = schemaAt(
  () => now,
  () => 'Africa/Casablanca',
)

const problemsOf = (schema: v.GenericSchema, typed: unknown) =>
  v
    .safeParse(schema, typed)
    .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)
    .toSorted() ?? []

const discount: DiscountForm = {
  trigger: 'code',
  code: ' spring 20 ',
  prefix: '',
  count: '50',
  title: 'Spring',
  kind: 'percent',
  value: '20',
  scope: 'everything',
  collections: ['dresses'],
  products: [],
  minimum: '',
  start: '',
  end: '',
  totalLimit: '',
  customerLimit: '',
  isFirstOrder: false,
}

describe('a discount as typed', () => {
  it('a typed discount gets its code in capitals, amounts in minor units and only the chosen scope', () => {
    const { terms } = v.parse(discountSchema, { ...discount, kind: 'amount', value: '7,50', minimum: '49.9' })
    expect(terms).toMatchObject({
      code: 'SPRING20',
      value: 750,
      minimum: 4990,
      collections: [],
      totalLimit: null,
    })
  })

  it('a discount that applies by itself has no code, and each code of a batch has one use', () => {
    expect(v.parse(discountSchema, { ...discount, trigger: 'automatic' }).terms.code).toBeNull()
    const batch = v.parse(discountSchema, { ...discount, trigger: 'batch', prefix: 'vip', totalLimit: '9' })
    expect(batch).toMatchObject({ prefix: 'VIP', count: 50, terms: { code: null, totalLimit: 1 } })
  })

  it('a free-shipping discount covers the whole order, whatever scope was chosen before', () => {
    const typed = { ...discount, kind: 'free_shipping', scope: 'collections', collections: [], value: '' }
    expect(v.parse(discountSchema, typed).terms).toMatchObject({ scope: 'everything', value: 0 })
  })

  it.each([
    [{ code: 'a' }, 'code: code'],
    [{ code: 'кодик' }, 'code: code'],
    [{ code: 'X'.repeat(10_000) }, 'code: code'],
    [{ value: 'NaN' }, 'value: percent'],
    [{ value: '-5' }, 'value: percent'],
    [{ value: '101' }, 'value: percent'],
    [{ kind: 'amount', value: '0' }, 'value: amount'],
    [{ scope: 'collections', collections: [] }, 'collections: collections'],
    [{ scope: 'products' }, 'products: products'],
    [{ minimum: '1e9' }, 'minimum: minimum'],
    [{ totalLimit: '0' }, 'totalLimit: limit'],
    [{ customerLimit: '1001' }, 'customerLimit: each'],
    [{ start: '2030-01-02T10:00', end: '2030-01-01T10:00' }, 'end: order'],
    [{ end: '2001-01-01T10:00' }, 'end: order'],
    // The clock is the server's, whatever the device's says.
    [{ end: '2026-11-26T10:00' }, 'end: order'],
    [{ trigger: 'batch', count: '1001' }, 'count: count'],
    [{ trigger: 'batch', prefix: 'код' }, 'prefix: prefix'],
  ])('a discount with %j shows the problem %s', (wrong, problem) => {
    expect(problemsOf(discountSchema, { ...discount, ...wrong })).toEqual([problem])
  })

  it('a discount form shows every problem at once', () => {
    expect(problemsOf(discountSchema, { ...discount, code: '', title: '', value: '' })).toEqual([
      'code: code',
      'title: title',
      'value: percent',
    ])
  })
})

const method = {
  key: '',
  name: 'Courier',
  minDays: '1',
  maxDays: '2',
  price: '2,50',
  freeAbove: '',
  isActive: true,
}
const zone: ZoneForm = {
  name: 'Casablanca',
  isRest: false,
  countries: ['MA'],
  cities: 'Mohammedia, Bouskoura\n\nMohammedia',
  methods: [method],
}

describe('a delivery zone as typed', () => {
  it('a delivery zone lists each city once, with its amounts in minor units', () => {
    expect(v.parse(zoneSchema, zone)).toMatchObject({
      cities: ['Mohammedia', 'Bouskoura'],
      methods: [{ price: 250, freeAbove: null, minDays: 1 }],
    })
  })

  it('a delivery zone that serves the rest of the world names no place', () => {
    expect(v.parse(zoneSchema, { ...zone, isRest: true })).toMatchObject({ countries: [], cities: [] })
  })

  it.each([
    [{ countries: [] }, 'countries: countries'],
    [{ name: ' ' }, 'name: name'],
    [{ methods: [{ ...method, maxDays: '0' }] }, 'methods.0.maxDays: order'],
    [{ methods: [{ ...method, minDays: '1.5' }] }, 'methods.0.minDays: days'],
    [{ methods: [{ ...method, price: '' }] }, 'methods.0.price: amount'],
    [{ methods: [{ ...method, freeAbove: '-1' }] }, 'methods.0.freeAbove: amount'],
  ])('a delivery zone with %j shows the problem %s', (wrong, problem) => {
    expect(problemsOf(zoneSchema, { ...zone, ...wrong })).toEqual([problem])
  })
})

describe('courier fees as typed', () => {
  const fees = { delivered: '35', returned: '35,50', refused: '0' }
  it('courier fees come out in minor units', () => {
    expect(v.parse(feesSchema, fees)).toEqual({ delivered: 3500, returned: 3550, refused: 0 })
  })
  it.each(['', '-1', '1.234', '99999.01', 'free'])('the courier fee %j is none', (refused) => {
    expect(problemsOf(feesSchema, { ...fees, refused })).toEqual(['refused: amount'])
  })
})
