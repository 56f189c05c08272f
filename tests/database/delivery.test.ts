// Where the shop delivers, how, and for how much.
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countries } from '@/config/shipping'
import { answer } from '../support/answer.ts'
import { address, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { shopDays } from '../support/shop-days.ts'

let shop: Shop
let product: Awaited<ReturnType<typeof makeProduct>>
beforeAll(async () => {
  shop = await openShop()
  product = await makeProduct(shop, { price: 20 })
})
afterAll(() => shop.close())
/** Tests add zones beside the shop's own, and may stop its methods. */
afterEach(async () => {
  await shop.sql("delete from public.shipping_zones where name <> 'Everywhere'")
  await shop.sql(
    "update public.shipping_methods set is_active = true, price = case name when 'Premium Express' then 12.99 else 7.99 end",
  )
})

const zone = v.looseObject({
  id: v.string(),
  updated_at: v.string(),
  methods: v.array(v.looseObject({ id: v.string(), name: v.string(), price: v.number() })),
})
const method = (name: string, price: number, more: object = {}) => ({
  name,
  min_days: 1,
  max_days: 2,
  price,
  free_above: null,
  is_active: true,
  ...more,
})
const save = (zone: object, seen?: string) =>
  shop.clients.owner.rpc('save_shipping_zone', { p_zone: zone as never, ...(seen && { p_seen: seen }) })
const saved = (fields: object) => answer(save({ countries: [], cities: [], ...fields }), zone)
const quoteAnswer = v.looseObject({
  shipping: v.number(),
  total: v.number(),
  is_served: v.boolean(),
  needs_city: v.boolean(),
  shipping_method: v.nullable(v.string()),
  shipping_methods: v.array(v.looseObject({ id: v.string(), name: v.string(), cost: v.number() })),
})
const quote = (more: object = {}, quantity = 1) =>
  answer(shop.clients.anon.rpc('quote_cart', { p_items: [product.line(quantity)], ...more }), quoteAnswer)
const names = ({ shipping_methods }: v.InferOutput<typeof quoteAnswer>) =>
  shipping_methods.map(({ name }) => name)
const to = (country: string, city = 'Rabat') => ({ p_shipping_address: { ...address, country, city } })

it('the database knows the same countries as the browser', async () => {
  expect(await shop.sql('select code from public.countries order by code')).toEqual(
    countries.toSorted().map((code) => ({ code })),
  )
})

describe('a quote that names no country', () => {
  afterEach(() => shop.sql("update public.shop_settings set default_country = 'US'"))

  it('a quote that names no country is the one for the shop’s own country, whether it is served or not', async () => {
    await saved({ name: 'Morocco', countries: ['MA'], methods: [method('Amana', 35)] })
    await saved({ name: 'France', countries: ['FR'], methods: [method('Poste', 12, { free_above: 15 })] })
    await saved({ name: 'Closed', countries: ['JP', 'KR'], methods: [] })
    await saved({ name: 'Stopped', countries: ['BR'], methods: [method('Boat', 9, { is_active: false })] })
    await saved({ name: 'Madrid', countries: ['ES'], cities: ['Madrid'], methods: [method('Bike', 3)] })
    const told = new Map<string, number | null>()
    for (const country of countries) {
      await shop.sql('update public.shop_settings set default_country = $1', [country])
      const assumed = await quote()
      expect(assumed, country).toEqual(await quote({ p_country: country }))
      told.set(country, assumed.is_served && !assumed.needs_city ? assumed.shipping : null)
    }
    const named = { MA: 35, FR: 0, JP: null, KR: null, BR: null, ES: null }
    expect(Object.fromEntries(told)).toEqual({
      ...Object.fromEntries(countries.map((country) => [country, 7.99])),
      ...named,
    })
  })

  it.each(['JP', 'BR'])(
    'a quote says that nothing is delivered to %s, and asks nothing for it',
    async (country) => {
      await saved({ name: 'Closed', countries: ['JP', 'BR'], methods: [] })
      expect(await quote({ p_country: country })).toMatchObject({
        is_served: false,
        needs_city: false,
        shipping_methods: [],
        shipping: 0,
        total: 20,
      })
    },
  )

  it('a quote leaves the price to the city where it depends on one, and is then the order’s', async () => {
    await saved({ name: 'Morocco', countries: ['MA'], methods: [method('Amana', 35)] })
    await saved({
      name: 'Casablanca',
      countries: ['MA'],
      cities: ['Casablanca'],
      methods: [method('Bike', 20)],
    })
    await shop.sql("update public.shop_settings set default_country = 'MA'")
    expect(await quote()).toMatchObject({ needs_city: true })
    expect(await quote({ p_country: 'MA', p_city: ' ' })).toMatchObject({ needs_city: true })
    expect(await quote({ p_country: 'FR' })).toMatchObject({ needs_city: false })
    for (const [city, shipping] of [
      ['casablanca', 20],
      ['Safi', 35],
    ] as const) {
      expect(await quote({ p_city: city })).toMatchObject({ needs_city: false, shipping })
      const order = await place(shop.clients.anon, orderArgs([product.line()], 20 + shipping, to('MA', city)))
      expect(order).toMatchObject({ shipping_cost: shipping })
    }
  })
})

describe('the shop’s own methods', () => {
  it('the shop’s own methods are offered everywhere, each with what it costs for the cart', async () => {
    const cheap = await quote({ p_country: 'MA' })
    expect(cheap.shipping_methods).toMatchObject([
      { name: 'Standard Shipping', min_days: 7, max_days: 15, cost: 7.99, free_above: 49 },
      { name: 'Express', min_days: 3, max_days: 7, cost: 7.99 },
      { name: 'Premium Express', min_days: 1, max_days: 3, cost: 12.99 },
    ])
    expect(cheap).toMatchObject({
      is_served: true,
      shipping: 7.99,
      total: 27.99,
      shipping_method: cheap.shipping_methods[0]?.id,
    })
    const dear = await quote({}, 3)
    expect(dear.shipping_methods.map(({ cost }) => cost)).toEqual([0, 7.99, 12.99])
  })

  it('the chosen method is priced in the order, and gives it its days', async () => {
    const { shipping_methods } = await quote()
    const premium = shipping_methods[2]
    const order = await place(
      shop.clients.anon,
      orderArgs([product.line(3)], 72.99, { p_shipping_method: premium?.id ?? '' }),
    )
    const day = await shopDays(shop)
    expect(order).toMatchObject({
      shipping_cost: 12.99,
      shipping_method: 'Premium Express',
      estimated_from: day(1),
      estimated_delivery: day(3),
    })
  })

  it('an order that asks for no method gets the first one', async () => {
    const order = await place(shop.clients.anon, orderArgs([product.line()], 27.99))
    expect(order).toMatchObject({ shipping_method: 'Standard Shipping' })
  })
})

describe('zones', () => {
  it('a zone of a country goes before the one for the rest of the world', async () => {
    await saved({ name: 'Morocco', countries: ['MA'], methods: [method('Amana', 3)] })
    expect(names(await quote({ p_country: 'MA' }))).toEqual(['Amana'])
    expect(names(await quote({ p_country: 'FR' }))).toContain('Express')
  })

  it('a zone of a city goes before that of its country, whatever its accents and case', async () => {
    await saved({ name: 'Morocco', countries: ['MA'], methods: [method('Amana', 3)] })
    await saved({
      name: 'Fès',
      countries: ['MA'],
      cities: ['Fès', ' Meknès '],
      methods: [method('Courier', 1)],
    })
    for (const p_city of ['FES', 'fès', ' Meknes', 'Fès.', 'Mek-nès', 'Ｆｅｓ'])
      expect(names(await quote({ p_country: 'MA', p_city }))).toEqual(['Courier'])
    for (const more of [{ p_city: 'Rabat' }, {}])
      expect(names(await quote({ p_country: 'MA', ...more }))).toEqual(['Amana'])
    expect(names(await quote({ p_country: 'FR', p_city: 'Fès' }))).toContain('Express')
  })

  it('a zone of a city leaves the rest of its country to the rest of the world', async () => {
    await saved({ name: 'Fès', countries: ['MA'], cities: ['Fès'], methods: [method('Courier', 1)] })
    expect(names(await quote({ p_country: 'MA', p_city: 'Rabat' }))).toContain('Express')
  })

  it('a zone without a method that is offered serves no one, and the order is refused', async () => {
    await saved({ name: 'Brazil', countries: ['BR'], methods: [method('Ship', 30, { is_active: false })] })
    expect(await quote({ p_country: 'BR' })).toMatchObject({
      is_served: false,
      shipping_methods: [],
      shipping_method: null,
      shipping: 0,
    })
    expect(
      await refusal(shop.clients.anon.rpc('place_order', orderArgs([product.line()], 27.99, to('BR')))),
    ).toMatchObject({
      status: 409,
      message: 'SHIPPING_UNAVAILABLE',
      detail: { is_served: false, shipping_methods: [] },
    })
  })

  it.each(['XX', 'ma', 'M', '🛳️', ''])('no zone serves a country that is none: %s', async (p_country) => {
    expect(await quote({ p_country })).toMatchObject({ is_served: false })
  })

  it('zones know a country by its code alone', async () => {
    const asked = { p_items: [product.line()], p_country: 'Morocco' }
    expect(await refusal(shop.clients.anon.rpc('quote_cart', asked))).toMatchObject({
      status: 400,
      detail: { field: 'address' },
    })
  })
})

describe('a method that is withdrawn during a checkout', () => {
  it('a method that is withdrawn during a checkout is refused with those that are offered', async () => {
    const { shipping_methods } = await quote()
    await shop.sql("update public.shipping_methods set is_active = false where name = 'Express'")
    const p_shipping_method = shipping_methods[1]?.id ?? ''
    const answer = await refusal(
      shop.clients.anon.rpc('place_order', orderArgs([product.line()], 27.99, { p_shipping_method })),
    )
    expect(answer).toMatchObject({
      status: 409,
      message: 'SHIPPING_UNAVAILABLE',
      detail: {
        is_served: true,
        shipping_methods: [{ name: 'Standard Shipping', cost: 7.99 }, { name: 'Premium Express' }],
      },
    })
    expect(await quote({ p_shipping_method })).toMatchObject({ shipping_method: shipping_methods[0]?.id })
  })

  it('a method whose price changed during a checkout costs what it costs now', async () => {
    await shop.sql("update public.shipping_methods set price = 9.99 where name = 'Standard Shipping'")
    expect(
      await refusal(shop.clients.anon.rpc('place_order', orderArgs([product.line()], 27.99))),
    ).toMatchObject({ message: 'PRICE_CHANGED', detail: { shipping: 9.99, total: 29.99, discount: 0 } })
  })
})

describe('the owner', () => {
  it('the owner saves a zone with its methods in their order, and deletes those that are left out', async () => {
    const zone = await saved({
      name: 'Gulf',
      countries: ['AE', 'SA'],
      methods: [method('A', 1), method('B', 2)],
    })
    expect(zone).toMatchObject({
      name: 'Gulf',
      countries: ['AE', 'SA'],
      methods: [{ name: 'A' }, { name: 'B' }],
    })
    const { data } = await save(
      { ...zone, methods: [zone.methods[1], method('C', 3, { free_above: 10.5 })] },
      zone.updated_at,
    )
    expect(data).toMatchObject({
      methods: [
        { id: zone.methods[1]?.id, name: 'B', position: 0 },
        { name: 'C', price: 3, free_above: 10.5, position: 1 },
      ],
    })
  })

  it('a zone is not saved over what another owner saved in the meantime', async () => {
    const zone = await saved({ name: 'Gulf', countries: ['AE'], methods: [] })
    await save({ ...zone, name: 'Emirates' }, zone.updated_at)
    expect(await refusal(save({ ...zone, name: 'Other' }, zone.updated_at))).toMatchObject({
      status: 409,
      message: 'CONFLICT',
    })
    expect(await refusal(save({ ...zone, name: 'Other' }))).toMatchObject({ message: 'CONFLICT' })
  })

  it('the owner deletes a zone, whose countries then belong to the rest of the world', async () => {
    const zone = await saved({ name: 'Gulf', countries: ['AE'], methods: [method('A', 1)] })
    expect((await shop.clients.owner.rpc('delete_shipping_zone', { p_id: zone.id })).data).toBe(true)
    expect((await shop.clients.owner.rpc('delete_shipping_zone', { p_id: zone.id })).data).toBe(false)
    expect(names(await quote({ p_country: 'AE' }))).toContain('Express')
  })

  it('the owner finds new zones and methods in the change log', async () => {
    await saved({ name: 'Recorded', countries: ['AE'], methods: [method('By camel', 1)] })
    const { data } = await shop.clients.owner.rpc('audit_entries', { p_limit: 2 })
    expect(data).toMatchObject([
      { table: 'shipping_methods', label: 'By camel', operation: 'insert' },
      { table: 'shipping_zones', label: 'Recorded', operation: 'insert' },
    ])
  })

  const zone = (change: object) => ({ name: 'Z', countries: [], cities: [], methods: [], ...change })
  it.each([
    ['name', zone({ name: '' })],
    ['name', zone({ name: 'x'.repeat(81) })],
    ['countries', zone({ countries: ['XX'] })],
    ['countries', zone({ countries: 'MA' })],
    ['countries', zone({ countries: [1] })],
    ['cities', zone({ cities: Array.from({ length: 501 }, (_, i) => `City ${i}`) })],
    ['cities', zone({ cities: ['x'.repeat(101)] })],
    ['methods', zone({ methods: {} })],
    ['methods', zone({ methods: [1] })],
    ['methods', zone({ methods: Array.from({ length: 21 }, () => method('A', 1)) })],
    ['name', zone({ methods: [method('', 1)] })],
    ['price', zone({ methods: [method('A', -1)] })],
    ['price', zone({ methods: [method('A', 1.005)] })],
    ['price', zone({ methods: [method('A', 1e9)] })],
    ['price', zone({ methods: [{ ...method('A', 1), price: 'NaN' }] })],
    ['free_above', zone({ methods: [method('A', 1, { free_above: -1 })] })],
    ['min_days', zone({ methods: [method('A', 1, { min_days: -1 })] })],
    ['min_days', zone({ methods: [method('A', 1, { min_days: 1.5 })] })],
    ['max_days', zone({ methods: [method('A', 1, { min_days: 5, max_days: 4 })] })],
    ['max_days', zone({ methods: [method('A', 1, { max_days: 366 })] })],
  ])('a zone that is refused names the field that is wrong: %s (%#)', async (field, sent) => {
    expect(await refusal(save(sent))).toMatchObject({
      status: 400,
      message: 'INVALID_INPUT',
      detail: { field },
    })
  })
})

it('visitors are shown no method that is switched off, and the owner all', async () => {
  await saved({ name: 'Brazil', countries: ['BR'], methods: [method('Off', 1, { is_active: false })] })
  const told = async (role: 'anon' | 'shopper') =>
    JSON.stringify((await shop.clients[role].rpc('shop_facts')).data).includes('"Off"')
  expect([await told('anon'), await told('shopper')]).toEqual([false, false])
  const { data } = await shop.clients.owner.from('shipping_methods').select('name').eq('name', 'Off')
  expect(data).toHaveLength(1)
})

it('the first day of an order is no later than the last one that the owner sets', async () => {
  const order = await place(shop.clients.anon, orderArgs([product.line()], 27.99))
  const { data } = await shop.clients.owner
    .from('orders')
    .update({ estimated_delivery: '2026-01-02' })
    .eq('id', order.id)
    .select('estimated_from,estimated_delivery')
    .single()
  expect(data).toEqual({ estimated_from: '2026-01-02', estimated_delivery: '2026-01-02' })
})
