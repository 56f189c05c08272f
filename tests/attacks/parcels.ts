// Parcels, the courier's list and owners' orders: called by those who are no owner, and by an owner's session with values that
// are none.
import { randomUUID } from 'node:crypto'
import { type Attack, type Case, each, type Target } from './target.ts'

type Parcel = { id: string; order: string; number: string; item: string; tracking: string }
/** Another customer's parcel on its way, made once for all attacks, with a settled one beside it. */
let made: Promise<Parcel> | undefined
const parcelOf = (target: Target) => {
  made ??= prepare(target)
  return made
}
/** Before the state is compared, so that the parcel itself is no change. */
export const prepareParcelAttacks = async (target: Target) => void (await parcelOf(target))

async function prepare({ shop, guests }: Target): Promise<Parcel> {
  const tracking = 'QD123456789MA'
  await shop.sql(
    "update public.orders set order_status = 'shipped', carrier = 'Amana', tracking_number = $2 where id = $1",
    [guests.id, tracking],
  )
  return shop.one<Parcel>(
    `select s.id, s.order_id as order, o.order_number as number, c.order_item_id as item, s.tracking_number as tracking
     from public.shipments s join public.orders o on o.id = s.order_id join public.shipment_items c on c.shipment_id = s.id
     where s.order_id = $1`,
    [guests.id],
  )
}

const buyer = {
  p_customer: { name: 'Nora Alami', email: 'nora@example.com', phone: '+212600000000' },
  p_shipping_address: { address: '1', city: 'Rabat', zipCode: '10000', country: 'MA' },
}
/** What an owner would call, over the victim's parcel and order. */
const calls: Record<string, (target: Target, parcel: Parcel) => object> = {
  ship_items: (_, { order }) => ({ p_order_id: order, p_id: randomUUID(), p_parcel: {} }),
  save_parcel: (_, { id }) => ({ p_id: id, p_parcel: { carrier: 'Mine' }, p_seen: new Date().toISOString() }),
  move_parcel: (_, { id }) => ({ p_id: id, p_from: 'shipped', p_to: 'delivered' }),
  remove_parcel: (_, { id }) => ({ p_id: id }),
  find_parcels: (_, { tracking, number }) => ({ p_codes: [tracking, number] }),
  settle_parcels: (_, { id }) => ({ p_id: randomUUID(), p_rows: [{ parcel: id, outcome: 'refused' }] }),
  list_settlements: () => ({}),
  pick_list: (_, { number }) => ({ p_numbers: [number] }),
  parcel_labels: (_, { number }) => ({ p_numbers: [number] }),
  packing_slips: (_, { number }) => ({ p_numbers: [number] }),
  save_courier_fees: () => ({ p_zone: randomUUID(), p_fees: { delivered: 0, returned: 0, refused: 0 } }),
  preview_owner_order: (t) => ({
    p_channel: 'phone',
    p_items: [t.product.line()],
    p_country: 'MA',
    p_city: 'Rabat',
  }),
  order_pulse: () => ({}),
  set_admin_language: () => ({ p_language: 'ar' }),
  save_push_subscription: () => ({
    p_endpoint: 'https://fcm.googleapis.com/fcm/send/x',
    p_p256dh: `B${'A'.repeat(86)}`,
    p_auth: 'A'.repeat(22),
  }),
}

const asOwner = { as: 'owner' } as const
const many = <T>(length: number, value: () => T): T[] => Array.from({ length }, value)
/** One call of an owner's session with each value in place of one argument. */
const refused = (name: string, values: Record<string, object>): Case[] =>
  each(values, async (t, changes) => {
    const usual = calls[name]?.(t, await parcelOf(t))
    return t.rpc(name, { ...usual, ...changes }, asOwner)
  }).map((attempt) => ({ ...attempt, name: `${name} with ${attempt.name}` }))

type Changes = object | ((target: Target) => object)
const changed = (t: Target, changes: Changes) => (typeof changes === 'function' ? changes(t) : changes)
const owners = (t: Target, changes: Changes) =>
  t.rpc(
    'place_owner_order',
    {
      p_channel: 'counter',
      p_idempotency_key: 'cd'.repeat(32),
      p_items: [t.product.line()],
      ...buyer,
      p_payment_method: 'cod',
      p_expected_total: 60,
      ...changed(t, changes),
    },
    asOwner,
  )
const corrects = async (t: Target, changes: Changes) => {
  const seen = await t.shop.one<{ at: string; item: string }>(
    `select o.updated_at::text as at, i.id as item from public.orders o join public.order_items i on i.order_id = o.id
     where o.id = $1`,
    [t.mine.id],
  )
  return t.rpc(
    'correct_order',
    {
      p_order_id: t.mine.id,
      p_seen: seen.at,
      p_items: [{ item: seen.item, ...t.product.line() }],
      ...buyer,
      p_expected_total: 60,
      ...changed(t, changes),
    },
    asOwner,
  )
}

export const parcelAttacks: Attack[] = [
  {
    name: 'what owners do with parcels and their own orders, by others',
    cases: Object.entries(calls).flatMap(([name, args]) =>
      each({ 'without a session': {}, 'as a member': { as: 'shopper' } } as const, async (t, sent) =>
        t.rpc(name, args(t, await parcelOf(t)), sent),
      ).map((attempt) => ({ ...attempt, name: `${name} ${attempt.name}` })),
    ),
  },
  {
    name: 'another customer’s parcel, by its tracking number',
    cases: [
      ...each({ 'without a session': {}, 'as a member': { as: 'shopper' } } as const, async (t, sent) => {
        const { tracking } = await parcelOf(t)
        return [
          await t.rpc('track_order', { p_order_number: tracking, p_email: 'nora@example.com' }, sent),
          await t.rpc('open_return', { p_order_number: tracking, p_email: 'nora@example.com' }, sent),
          await t.rest('GET', `shipments?tracking_code=eq.${tracking}`, sent),
          await t.rest('GET', `orders?tracking_number=eq.${tracking}`, sent),
        ]
      }),
    ],
  },
  {
    name: 'parcels and settlements written or read as tables',
    cases: (['shopper', 'owner'] as const).flatMap((as) =>
      each(
        {
          'a parcel': ['POST', 'shipments', { position: 9 }],
          'a parcel delivered': ['PATCH', 'shipments?position=gte.1', { state: 'delivered' }],
          'cash that came in': ['PATCH', 'shipments?position=gte.1', { collected_amount: 60 }],
          'a fee': ['PATCH', 'shipments?position=gte.1', { fee: 0 }],
          'a parcel gone': ['DELETE', 'shipments?position=gte.1', undefined],
          'what is inside': ['PATCH', 'shipment_items?quantity=gte.1', { quantity: 99 }],
          'something inside': ['POST', 'shipment_items', { quantity: 1 }],
          'a settlement': ['POST', 'settlements', { id: randomUUID() }],
          'a settlement changed': ['PATCH', 'settlements?created_at=gte.2000-01-01', { refusals: [] }],
          'what couriers charge': ['PATCH', 'courier_fees?delivered=gte.0', { delivered: 0 }],
          'what a courier charges here': ['POST', 'courier_fees', { zone_id: randomUUID() }],
          'a channel': ['PATCH', 'orders?channel=eq.web', { channel: 'counter' }],
        } as const,
        (t, [method, path, body]) => t.rest(method, path, { as, ...(body && { body }) }),
      ).map((attempt) => ({ ...attempt, name: `${attempt.name} by the ${as}` })),
    ),
  },
  {
    name: 'lists of parcels without end or sense',
    cases: [
      ...refused('settle_parcels', {
        'two hundred and one rows': {
          p_rows: many(201, () => ({ parcel: randomUUID(), outcome: 'refused' })),
        },
        'a hundred thousand rows': { p_rows: many(100_000, () => 0) },
        'one row nested in itself': { p_rows: JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) },
        'a row of a megabyte': { p_rows: [{ parcel: 'x'.repeat(1_000_000), outcome: 'refused' }] },
        'NaN for cash': { p_rows: [{ parcel: randomUUID(), outcome: 'collected', amount: 'NaN' }] },
        'a sum in powers': { p_rows: [{ parcel: randomUUID(), outcome: 'collected', amount: 1e7 }] },
        'no id': { p_id: null },
      }),
      ...refused('find_parcels', {
        'two hundred and one codes': { p_codes: many(201, () => '1') },
        'a code of a megabyte': { p_codes: ['1'.repeat(1_000_000)] },
        'no code': { p_codes: [] },
        nothing: { p_codes: null },
        'a code that is none': { p_codes: [null] },
      }),
      ...['pick_list', 'parcel_labels', 'packing_slips'].flatMap((name) =>
        refused(name, {
          'two hundred and one orders': { p_numbers: many(201, () => '1') },
          'a number of a megabyte': { p_numbers: ['1'.repeat(1_000_000)] },
          nothing: { p_numbers: null },
        }),
      ),
      ...refused('list_settlements', {
        'a page before the first': { p_page: 0 },
        'a page without end': { p_page: 2_147_483_647 },
        'all at once': { p_size: 100_000 },
      }),
      ...refused('ship_items', {
        'fifty-one lines': { p_lines: many(51, () => ({ item_id: randomUUID(), quantity: 1 })) },
        'a line of another order': { p_lines: [{ item_id: randomUUID(), quantity: 1 }] },
        'NaN of a line': { p_lines: [{ item_id: randomUUID(), quantity: 'NaN' }] },
        'a link that runs code': { p_parcel: { tracking_url: 'javascript:alert(1)' } },
        'a link in markup': { p_parcel: { tracking_url: 'https://x/"><script>' } },
        'a number of a megabyte': { p_parcel: { tracking_number: 'x'.repeat(1_000_000) } },
        'more than there is': { p_lines: null },
      }),
      ...refused('save_parcel', {
        'a time without end': { p_seen: 'infinity' },
        'no time': { p_seen: null },
        'a carrier of a megabyte': { p_parcel: { carrier: 'x'.repeat(1_000_000) } },
      }),
      ...refused('move_parcel', {
        'a state that there is not': { p_to: 'lost' },
        'no state': { p_from: null },
        'a step that there is not': { p_from: 'refused', p_to: 'delivered' },
      }),
    ],
  },
  {
    name: 'what couriers charge, in sums that are none',
    cases: each(
      {
        NaN: 'NaN',
        infinity: 'Infinity',
        'less than nothing': -1,
        'more than there is': 1e9,
        thousandths: 1.005,
        nothing: null,
        'a list': [1],
        'a text': 'free',
      },
      async (t, delivered) => {
        const zone = await t.shop.one<{ id: string }>('select id from public.shipping_zones limit 1')
        return t.rpc(
          'save_courier_fees',
          { p_zone: zone.id, p_fees: { delivered, returned: 0, refused: 0 } },
          asOwner,
        )
      },
    ),
  },
  {
    name: 'owners’ orders and corrections with values that are none',
    cases: [
      ...each(
        {
          'a total of NaN': { p_expected_total: 'NaN' },
          'a total of infinity': { p_expected_total: 'Infinity' },
          'a total below nothing': { p_expected_total: -1 },
          'fifty-one lines': (t: Target) => ({
            p_items: many(51, () => t.product.line()),
            p_expected_total: 3060,
          }),
          'no line': { p_items: [] },
          'a fraction of an item': (t: Target) => ({ p_items: [t.product.line(0.5)], p_expected_total: 30 }),
          'a channel that there is not': { p_channel: "web'; --" },
          'a shopper’s channel': { p_channel: 'web' },
          'a card that is paid': { p_payment_method: 'card', p_is_paid: true },
          'a transfer that is paid': { p_payment_method: 'bank', p_is_paid: true },
          'a phone order that is paid': { p_channel: 'phone', p_is_paid: true },
          'a name in markup': { p_customer: { ...buyer.p_customer, name: '<b>Nora</b> http://x.example' } },
          'a phone of a megabyte': { p_customer: { ...buyer.p_customer, phone: '1'.repeat(1_000_000) } },
          'a key that can be guessed': { p_idempotency_key: '1' },
        },
        (t, changes: Changes) => owners(t, changes),
      ),
      ...each(
        {
          'to a total of NaN': { p_expected_total: 'NaN' },
          'to a total of infinity': { p_expected_total: 'Infinity' },
          'to no line': { p_items: [] },
          'to fifty-one lines': (t: Target) => ({
            p_items: many(51, () => t.product.line()),
            p_expected_total: 3060,
          }),
          'of a line of another order': (t: Target) => ({
            p_items: [{ item: randomUUID(), ...t.product.line() }],
          }),
          'seen at no time': { p_seen: null },
          'seen at infinity': { p_seen: 'infinity' },
          'to another price': { p_expected_total: 1 },
          'to an address of a megabyte': {
            p_shipping_address: { ...buyer.p_shipping_address, address: 'x'.repeat(1_000_000) },
          },
        },
        (t, changes: Changes) => corrects(t, changes),
      ),
    ],
  },
]
