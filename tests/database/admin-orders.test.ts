// The owner's orders: found, counted and read by a filter, changed many at once, paid, noted and told about; held against
// a plain reckoning over the rows.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { left, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Row, roles, type Shop } from '../support/shop.ts'

let shop: Shop
let product: Awaited<ReturnType<typeof makeProduct>>
beforeAll(async () => {
  shop = await openShop({ unsound: true })
  product = await makeProduct(shop, { price: 10, stock: [{ size: 'M', quantity: 999 }] })
}, 60_000)
afterAll(() => shop.close())

const owner = () => shop.clients.owner
const countsAnswer = v.record(v.string(), v.number())
const foundOrders = v.looseObject({
  at: v.string(),
  newer: v.number(),
  counts: countsAnswer,
  orders: v.array(
    v.looseObject({
      id: v.string(),
      order_number: v.string(),
      customer_name: v.string(),
      order_status: v.string(),
      total_amount: v.number(),
      created_at: v.string(),
    }),
  ),
})
const wholeOrders = v.array(
  v.looseObject({ id: v.string(), order_number: v.string(), created_at: v.string(), items: v.array(row) }),
)

const find = (filter: object, sort = '-placed', more: object = {}) =>
  answer(owner().rpc('find_orders', { p_filter: filter as never, p_sort: sort, ...more }), foundOrders)
const numbers = ({ orders }: { orders: { order_number: string }[] }) =>
  orders.map(({ order_number }) => order_number)

/** An order of `units` items at ten dollars each. */
const buy = (units = 1, changes: Parameters<typeof orderArgs>[2] = {}, from = product) =>
  place(
    shop.clients.anon,
    orderArgs([from.line(units)], (units * 1000 + (units * 10 > 49 ? 0 : 799)) / 100, changes),
  )
const statusOf = async (id: string) =>
  (await shop.one<{ s: string }>('select order_status as s from public.orders where id = $1', [id])).s

describe('find_orders', () => {
  type Known = Row & {
    number: string
    at: string
    name: string
    email: string
    status: string
    paid: number
    refunded: number
    method: string
    total: number
    country: string
  }
  let known: Known[] = []
  const people = ['Ada Lovelace', 'béatrice "Bea" O\'Hara', 'Cleo 100%_\\', 'dana']
  beforeAll(async () => {
    const ids: string[] = []
    const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']
    for (let n = 0; n < 60; n += 1) {
      const { id } = await buy((n % 7) + 1)
      ids.push(id)
      await shop.sql('update public.orders set order_status = $2 where id = $1', [id, statuses[(n * 3) % 5]])
    }
    await shop.sql('alter table public.orders disable trigger user')
    for (const [n, id] of ids.entries())
      await shop.sql(
        `update public.orders set customer_name = $2, customer_email = $3, payment_method = $4,
           paid_amount = total_amount * $5, refunded_amount = total_amount * $8,
           shipping_address = jsonb_set(shipping_address, '{country}', to_jsonb($6::text)),
           created_at = '2025-03-31T23:30:00Z'::timestamptz - $7 * interval '31 hours' where id = $1`,
        [
          id,
          people[n % 4],
          `buyer${n % 5}@filter.example`,
          ['card', 'bank', 'cod'][n % 3],
          [1, 0, 0.5, 1, 1.5][(n * 7) % 5],
          n % 2 ? 'MA' : 'FR',
          n,
          [0, 0, 0, 1, 0.25][(n * 7) % 5],
        ],
      )
    await shop.sql('alter table public.orders enable trigger user')
    await shop.sql('select private.index_orders(array(select id from public.orders))')
    known = await shop.sql<Known>(`
      select order_number as number, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
        customer_name as name, customer_email as email, order_status as status,
        paid_amount::float8 as paid, refunded_amount::float8 as refunded, payment_method as method, total_amount::float8 as total, shipping_address ->> 'country' as country
      from public.orders order by created_at desc, id`)
  }, 60_000)

  const filters: [string, object, (order: Known) => boolean][] = [
    ['nothing', {}, () => true],
    ['one status', { statuses: ['shipped'] }, ({ status }) => status === 'shipped'],
    [
      'two statuses',
      { statuses: ['pending', 'processing'] },
      ({ status }) => status === 'pending' || status === 'processing',
    ],
    ['no status at all', { statuses: [] }, () => false],
    ['a name, other case', { search: 'LOVELACE' }, ({ name }) => name.includes('Lovelace')],
    [
      'a name with accent, quotes and apostrophe',
      { search: '"bea" o\'h' },
      ({ name }) => name.includes('Bea'),
    ],
    ['signs that mean something elsewhere', { search: '100%_\\' }, ({ name }) => name.startsWith('Cleo')],
    ['an attempt at more', { search: "') or true --" }, () => false],
    ['an email', { search: 'Buyer3@' }, ({ email }) => email.startsWith('buyer3@')],
    [
      'days',
      { from: '2025-03-01T00:00:00Z', to: '2025-03-11T00:00:00Z' },
      ({ at }) => at >= '2025-03-01' && at < '2025-03-11',
    ],
    ['a method', { method: 'cod' }, ({ method }) => method === 'cod'],
    ['due', { payment: 'due' }, ({ paid, total, status }) => paid < total && status !== 'cancelled'],
    [
      'paid in part',
      { payment: 'part-paid' },
      ({ paid, total, status }) => paid > 0 && paid < total && status !== 'cancelled',
    ],
    [
      'cash to collect',
      { payment: 'to-collect' },
      ({ paid, total, status, method }) =>
        paid < total && method === 'cod' && (status === 'shipped' || status === 'delivered'),
    ],
    [
      'paid',
      { payment: 'paid' },
      ({ paid, refunded, total, status }) => paid >= total && refunded === 0 && status !== 'cancelled',
    ],
    ['refunded', { payment: 'refunded' }, ({ refunded }) => refunded > 0],
    [
      'to refund',
      { payment: 'to-refund' },
      ({ paid, refunded, total, status }) => paid - refunded > (status === 'cancelled' ? 0 : total),
    ],
    ['amounts', { min: 30, max: 60 }, ({ total }) => total >= 30 && total <= 60],
    ['a country', { country: "M'" }, () => false],
    [
      'many at once',
      {
        statuses: ['delivered', 'shipped'],
        method: 'card',
        min: 20,
        country: 'FR',
        search: 'filter.example',
      },
      ({ status, method, total, country, email }) =>
        ['delivered', 'shipped'].includes(status) &&
        method === 'card' &&
        total >= 20 &&
        country === 'FR' &&
        email.endsWith('filter.example'),
    ],
  ]
  it.each(filters)(
    'find_orders finds by %s what a plain look finds, and counts each status without its own choice',
    async (_, filter, fits) => {
      const found = await find(filter, '-placed', { p_size: 200 })
      expect(numbers(found)).toEqual(known.filter(fits).map(({ number }) => number))
      const { statuses: __, ...others } = filter as { statuses?: string[] }
      const without = await find(others, '-placed', { p_size: 200 })
      const counts: Record<string, number> = {}
      for (const { order_status } of without.orders) counts[order_status] = (counts[order_status] ?? 0) + 1
      expect(found.counts).toEqual(counts)
      const request = owner().rpc('order_counts', { p_filters: [filter, {}] as never })
      const [own = {}, all = {}] = await answer(request, v.array(countsAnswer))
      const sum = (row: Record<string, number>) => Object.values(row).reduce((total, n) => total + n, 0)
      expect([sum(own), sum(all)]).toEqual([found.orders.length, known.length])
    },
  )

  it.each([
    ['-placed', (a: Known, b: Known) => b.at.localeCompare(a.at)],
    ['placed', (a: Known, b: Known) => a.at.localeCompare(b.at)],
    ['-total', (a: Known, b: Known) => b.total - a.total],
    ['total', (a: Known, b: Known) => a.total - b.total],
  ] as const)('find_orders sorts by %s, and its pages have every order once', async (sort, compare) => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => find({ search: 'filter.example' }, sort, { p_page: page, p_size: 20 })),
    )
    const listed = pages.flatMap(numbers)
    expect(listed).toHaveLength(60)
    expect(new Set(listed).size).toBe(60)
    const rows = listed.map((number) => known.find((order) => order.number === number)) as Known[]
    expect(rows.every((row, i) => i === 0 || compare(rows[i - 1] as Known, row) <= 0)).toBe(true)
  })

  it('find_orders sorts by the customer, upper and lower case alike', async () => {
    const sorted = await find({ search: 'filter.example' }, 'customer', { p_size: 60 })
    const names = sorted.orders.map(({ customer_name }) => customer_name.toLowerCase())
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(numbers(await find({ search: 'filter.example' }, '-customer', { p_size: 60 }))).toEqual(
      numbers(sorted).toReversed(),
    )
  })

  it('the list of orders does not move while orders come, and says how many did', async () => {
    const search = { search: 'newer.example' }
    const customer = { name: 'N A', email: 'n@newer.example', phone: '+212 661 00 00 00' }
    const first = await buy(1, { p_customer: customer })
    const { at, orders, newer } = await find(search)
    expect([orders.length, newer]).toEqual([1, 0])
    const second = await buy(1, { p_customer: customer })
    const later = await find(search, '-placed', { p_until: at })
    expect([numbers(later), later.newer, later.at]).toEqual([[first.order_number], 1, at])
    expect(later.counts).toEqual({ pending: 1 })
    // An order with another status does not match the filter.
    expect((await find({ ...search, statuses: ['shipped'] }, '-placed', { p_until: at })).newer).toBe(0)
    expect(numbers(await find(search))).toEqual([second.order_number, first.order_number])
  })

  it('read_orders reads everything in parts, each order once with its items', async () => {
    const read: v.InferOutput<typeof wholeOrders> = []
    for (;;) {
      const last = read.at(-1)
      const request = owner().rpc('read_orders', {
        p_filter: { search: 'filter.example' },
        p_size: 7,
        ...(last && { p_after_at: last.created_at, p_after_id: last.id }),
      })
      const part: typeof read = await answer(request, wholeOrders)
      read.push(...part)
      if (part.length < 7) break
    }
    expect(read.map(({ order_number }) => order_number)).toEqual(
      known.filter(({ email }) => email.endsWith('filter.example')).map(({ number }) => number),
    )
    expect(read.every(({ items, user_id }) => items.length === 1 && user_id === undefined)).toBe(true)
    const some = read.slice(3, 6).map(({ order_number }) => order_number)
    const orders = await answer(owner().rpc('read_orders', { p_filter: { numbers: some } }), wholeOrders)
    expect(numbers({ orders }).toSorted()).toEqual(some.toSorted())
  })

  it.each([
    [{ p_filter: [] }, 'filter'],
    [{ p_filter: { from: 'soon' } }, 'from'],
    [{ p_filter: { to: '2025-99-01' } }, 'to'],
    [{ p_filter: { min: 'much' } }, 'min'],
    [{ p_filter: { max: '1 or true' } }, 'max'],
    [{ p_filter: { payment: 'stolen' } }, 'filter'],
    [{ p_filter: { payment: null } }, 'filter'],
    [{ p_filter: { search: 'x'.repeat(101) } }, 'filter'],
    [{ p_filter: { statuses: 'pending' } }, 'filter'],
    [{ p_sort: 'o.id; drop table x' }, undefined],
    [{ p_page: 0 }, undefined],
    [{ p_size: 1000 }, undefined],
  ])('find_orders refuses %j', async (args, field) => {
    const { code, detail } = await refusal(owner().rpc('find_orders', args as never))
    expect(code).toBe('PT400')
    if (field) expect(detail).toEqual({ field })
  })
})

it.each(roles.filter((role) => role !== 'owner'))(
  'the owner’s functions for orders refuse callers who are not owners (%s)',
  async (role) => {
    const { id } = await buy()
    const client = shop.clients[role]
    for (const request of [
      client.rpc('find_orders', {}),
      client.rpc('order_counts', {}),
      client.rpc('read_orders', { p_filter: {} }),
      client.rpc('admin_order_detail', { p_order_id: id }),
      client.rpc('resend_order_mail', { p_id: 1 }),
      client.rpc('change_orders', {
        p_changes: [{ number: 'x', field: 'status', from: 'pending', to: 'shipped' }],
      }),
    ])
      expect(['PT403', '42501']).toContain((await refusal(request)).code)
  },
)

describe('change_orders', () => {
  const results = v.array(
    v.looseObject({ number: v.string(), code: v.nullable(v.string()), detail: v.unknown() }),
  )
  const change = (changes: object[], reason?: string) =>
    answer(
      owner().rpc('change_orders', { p_changes: changes as never, ...(reason && { p_reason: reason }) }),
      results,
    )
  const status = ({ order_number }: Row, from: string, to: string) => ({
    number: order_number,
    field: 'status',
    from,
    to,
  })
  const payment = ({ order_number }: Row, from: string, to: string) => ({
    number: order_number,
    field: 'payment',
    from,
    to,
  })
  const codes = (result: v.InferOutput<typeof results>) => result.map(({ code }) => code)

  it('change_orders makes each change by itself: what is refused leaves the others done', async () => {
    const [one, two, three] = [await buy(), await buy(), await buy()]
    await change([status(two, 'pending', 'shipped')])
    const result = await change([
      status(one, 'pending', 'processing'),
      status(two, 'pending', 'processing'),
      { ...status(three, 'pending', 'processing'), number: 'ZL-NOBODYHASIT0' },
      status(three, 'pending', 'processing'),
    ])
    expect(codes(result)).toEqual([null, 'CHANGED_MEANWHILE', 'ORDER_NOT_FOUND', null])
    expect([await statusOf(one.id), await statusOf(two.id), await statusOf(three.id)]).toEqual([
      'processing',
      'shipped',
      'processing',
    ])
    expect(
      codes(await change([status(one, 'processing', 'pending'), status(three, 'processing', 'pending')])),
    ).toEqual([null, null])
  })

  it('change_orders returns cancelled stock once, and takes it again or says what is missing', async () => {
    const scarce = await makeProduct(shop, { price: 10, stock: [{ size: 'M', quantity: 4 }] })
    const [one, two] = [await buy(2, {}, scarce), await buy(2, {}, scarce)]
    expect(await left(shop, scarce.line())).toBe(0)
    expect(
      codes(await change([status(one, 'pending', 'cancelled'), status(two, 'pending', 'cancelled')])),
    ).toEqual([null, null])
    expect(codes(await change([status(one, 'pending', 'cancelled')]))).toEqual(['CHANGED_MEANWHILE'])
    expect(await left(shop, scarce.line())).toBe(4)
    await buy(1, {}, scarce)
    const back = await change([status(one, 'cancelled', 'pending'), status(two, 'cancelled', 'pending')])
    expect(codes(back)).toEqual([null, 'OUT_OF_STOCK'])
    expect(back[1]?.detail).toEqual([{ slug: scarce.slug, size: 'M', color: '', requested: 2, available: 1 }])
    expect([await statusOf(one.id), await statusOf(two.id), await left(shop, scarce.line())]).toEqual([
      'pending',
      'cancelled',
      1,
    ])
  })

  it('change_orders records cash only of what was sent, and takes back a payment recorded by mistake', async () => {
    const order = await buy(1, { p_payment_method: 'cod' })
    expect(codes(await change([payment(order, 'pending', 'paid')]))).toEqual(['NOT_SENT_YET'])
    await change([status(order, 'pending', 'delivered')])
    expect(codes(await change([payment(order, 'pending', 'paid')], '  by\ncourier  '))).toEqual([null])
    expect(codes(await change([payment(order, 'pending', 'paid')]))).toEqual(['CHANGED_MEANWHILE'])
    const { data } = await owner().rpc('admin_order_detail', { p_order_id: order.id })
    expect(data).toMatchObject({
      payments: [
        {
          method: 'cod',
          provider: null,
          status: 'succeeded',
          note: 'by courier',
          by: 'owner@zellige.example',
        },
      ],
      refunds: [],
      events: [
        { status: 'pending', actor: 'customer', by: null },
        { status: 'delivered', actor: 'owner', by: 'owner@zellige.example' },
      ],
    })
    expect(codes(await change([payment(order, 'paid', 'pending')]))).toEqual([null])
    expect(codes(await change([payment(order, 'paid', 'pending')]))).toEqual(['CHANGED_MEANWHILE'])
  })

  it('change_orders keeps why an order was cancelled, and knows which reasons there are', async () => {
    const [refused, card] = [await buy(), await buy(1, { p_payment_method: 'card' })]
    const cancel = (order: Row, reason?: string) => change([status(order, 'pending', 'cancelled')], reason)
    expect(codes(await cancel(refused, 'refused'))).toEqual([null])
    // Nothing is handed over at the door of who pays by card.
    const [answer] = await cancel(card, 'refused')
    expect(answer).toMatchObject({ code: 'INVALID_INPUT', detail: { field: 'cancelReason' } })
    expect(codes(await cancel(card))).toEqual([null])
    const reasons = await shop.sql(
      'select cancel_reason from public.orders where id = any ($1) order by payment_method desc',
      [[refused.id, card.id]],
    )
    expect(reasons).toEqual([{ cancel_reason: 'refused' }, { cancel_reason: 'other' }])
    expect(
      await refusal(
        owner().rpc('change_orders', {
          p_changes: [status(refused, 'pending', 'cancelled')] as never,
          p_reason: 'a whim',
        }),
      ),
    ).toMatchObject({ code: 'PT400', detail: { field: 'cancelReason' } })
  })

  it.each([
    [[]],
    [{}],
    [[{ number: 'a', field: 'status', from: 'pending', to: 'lost' }]],
    [[{ number: 'a', field: 'total_amount', from: '1', to: '0' }]],
    [[{ field: 'status', from: 'pending', to: 'shipped' }]],
    [Array.from({ length: 201 }, () => ({ number: 'a', field: 'status', from: 'pending', to: 'shipped' }))],
  ])('change_orders refuses what it does not know (%#)', async (changes) => {
    expect((await refusal(owner().rpc('change_orders', { p_changes: changes as never }))).code).toBe('PT400')
  })
})

describe('notes and views', () => {
  it('notes about an order are cleaned and bounded, and an author deletes their own alone', async () => {
    const { id } = await buy()
    const add = (note: string) => owner().from('order_notes').insert({ order_id: id, note })
    expect((await add('  gift,\u202e no price  ')).error).toBeNull()
    expect((await add('back')).error).toBeNull()
    for (const refused of [add('   '), add('x'.repeat(2001))])
      expect((await refusal(refused)).code).toBe('PT400')
    const { data } = await owner().rpc('admin_order_detail', { p_order_id: id })
    expect(v.parse(v.object({ notes: v.array(row) }), data).notes).toMatchObject([
      { note: 'gift, no price', mine: true, author: 'owner@zellige.example' },
      { note: 'back', mine: true },
    ])
    await shop.sql('insert into public.order_notes (order_id, note, author_id) values ($1, $2, $3)', [
      id,
      'of another',
      shop.ids.other,
    ])
    await owner().from('order_notes').delete().eq('order_id', id)
    expect(await shop.sql('select note from public.order_notes where order_id = $1', [id])).toEqual([
      { note: 'of another' },
    ])
  })

  it('saved views have names of their own, twenty at most', async () => {
    const save = (name: string, query = 'status=pending') =>
      owner().from('admin_views').insert({ page: 'orders', name, query })
    expect((await save('  Express   first ')).error).toBeNull()
    expect((await refusal(save('express FIRST'))).message).toBe('VIEW_EXISTS')
    expect((await refusal(save(' '))).code).toBe('PT400')
    expect((await refusal(save('Long', 'x'.repeat(501)))).code).toBe('PT400')
    for (let n = 2; n <= 20; n += 1) expect((await save(`View ${n}`)).error).toBeNull()
    expect((await refusal(save('One more'))).message).toBe('TOO_MANY_VIEWS')
    const renamed = await owner()
      .from('admin_views')
      .update({ name: 'Renamed' })
      .eq('name', 'Express first')
      .select('name')
    expect(renamed.data).toEqual([{ name: 'Renamed' }])
    expect(
      await shop.sql(
        "select label, operation from private.audit_log where table_name = 'admin_views' and label in ('Express first', 'Renamed') order by id",
      ),
    ).toEqual([
      { label: 'Express first', operation: 'insert' },
      { label: 'Renamed', operation: 'update' },
    ])
  })
})

describe('the mails about an order', () => {
  const mail = v.looseObject({
    id: v.number(),
    template: v.string(),
    state: v.string(),
    again: v.boolean(),
  })
  const mails = async (id: string) => {
    const request = owner().rpc('admin_order_detail', { p_order_id: id })
    return (await answer(request, v.looseObject({ mails: v.array(mail) }))).mails
  }
  const resend = (id: number) => owner().rpc('resend_order_mail', { p_id: id })
  const set = (id: number, column: string) =>
    shop.sql(`update private.email_outbox set ${column} = now(), attempts = 8 where id = $1`, [id])

  it('mails about an order are listed with their state, and a failed or sent one is sent again', async () => {
    const { id } = await buy()
    const [first] = await mails(id)
    if (!first) throw new Error('No mail')
    expect(first).toMatchObject({ template: 'order-pending', state: 'waiting', again: false })
    expect((await refusal(resend(first.id))).message).toBe('MAIL_WAITING')
    await set(first.id, 'failed_at')
    expect(await mails(id)).toMatchObject([{ state: 'failed', again: true }])
    expect((await resend(first.id)).error).toBeNull()
    expect(await mails(id)).toMatchObject([{ id: first.id, state: 'waiting' }])
    await set(first.id, 'sent_at')
    expect((await resend(first.id)).error).toBeNull()
    expect(await mails(id)).toMatchObject([
      { state: 'sent', again: true },
      { template: 'order-pending', state: 'waiting' },
    ])
    // The copy is no confirmation too many: it is sent.
    const copy = (await mails(id))[1]?.id
    const { facts } = await shop.one<{ facts: Row | null }>(
      'select private.mail_facts(m) as facts from private.email_outbox m where id = $1',
      [copy],
    )
    expect(facts).toMatchObject({ id })
  })

  it('mails about an order are not sent again when they are no longer true, nor without end', async () => {
    const { id, order_number } = await buy()
    const move = (from: string, to: string) =>
      owner().rpc('change_orders', { p_changes: [{ number: order_number, field: 'status', from, to }] })
    await move('pending', 'processing')
    const [, processing] = await mails(id)
    if (!processing) throw new Error('No mail')
    await set(processing.id, 'sent_at')
    for (let n = 0; n < 5; n += 1) expect((await resend(processing.id)).error).toBeNull()
    expect(await refusal(resend(processing.id))).toMatchObject({ code: 'PT429', message: 'TOO_MANY_MAILS' })
    await move('processing', 'shipped')
    expect((await refusal(resend(processing.id))).message).toBe('MAIL_OUTDATED')
    expect((await refusal(resend(999_999_999))).message).toBe('MAIL_NOT_FOUND')
  })

  it('mails about corrections and parcels are sent again while they are true, to the corrected address', async () => {
    const { id } = await buy()
    const order = await answer(
      owner().rpc('get_order', { p_order_id: id }),
      v.looseObject({
        updated_at: v.string(),
        total_amount: v.number(),
        customer_name: v.string(),
        customer_phone: v.string(),
        shipping_address: row,
        items: v.array(
          v.looseObject({
            id: v.string(),
            product_slug: v.string(),
            size: v.string(),
            color: v.string(),
            quantity: v.number(),
          }),
        ),
      }),
    )
    const { updated_at: seen } = order
    const correct = async (p_seen: string, email: string) =>
      answer(
        owner().rpc('correct_order', {
          p_order_id: id,
          p_seen,
          p_items: order.items.map((item) => ({ ...item, item: item.id, slug: item.product_slug })),
          p_customer: { name: order.customer_name, email, phone: order.customer_phone },
          p_shipping_address: order.shipping_address as never,
          p_expected_total: order.total_amount,
        }),
        v.looseObject({ updated_at: v.string() }),
      )
    const once = await correct(seen, `first-${id}@example.com`)
    const email = `right-${id}@example.com`
    await correct(once.updated_at, email)
    for (const { id: mailId } of await mails(id)) await set(mailId, 'sent_at')
    const [confirmation, first, second] = await mails(id)
    // The confirmation can be sent again to the corrected address, and of the corrections only the last one.
    expect([confirmation, first, second]).toMatchObject([
      { template: 'order-pending', again: true },
      { template: 'order-corrected', again: false },
      { template: 'order-corrected', again: true },
    ])
    expect((await resend(confirmation?.id ?? 0)).error).toBeNull()
    expect((await resend(second?.id ?? 0)).error).toBeNull()
    expect((await refusal(resend(first?.id ?? 0))).message).toBe('MAIL_OUTDATED')
    const waiting = await shop.sql(
      `select m.template, m.recipient, private.mail_facts(m) is not null as is_true from private.email_outbox m
       where m.payload ->> 'order_id' = $1 and m.sent_at is null order by m.id`,
      [id],
    )
    expect(waiting).toEqual([
      { template: 'order-pending', recipient: email, is_true: true },
      { template: 'order-corrected', recipient: email, is_true: true },
    ])

    await owner().rpc('ship_items', { p_order_id: id, p_id: crypto.randomUUID(), p_parcel: {} })
    const shipped = (await mails(id)).at(-1)
    await set(shipped?.id ?? 0, 'sent_at')
    expect((await mails(id)).at(-1)).toMatchObject({ template: 'order-shipped', again: true })
    await owner().from('orders').update({ order_status: 'delivered' }).eq('id', id)
    expect((await mails(id)).find((each) => each.id === shipped?.id)).toMatchObject({ again: false })
  })
})

it('admin_order_detail tells which order of its customer one is, and what they spent', async () => {
  const customer = { name: 'R A', email: 'regular@detail.example', phone: '+212 661 00 00 00' }
  const orders = [
    await buy(1, { p_customer: customer }),
    await buy(2, { p_customer: customer }),
    await buy(3, { p_customer: customer }),
  ]
  await owner().rpc('change_orders', {
    p_changes: [
      { number: orders[0]?.order_number as string, field: 'status', from: 'pending', to: 'cancelled' },
    ],
  })
  const { data } = await owner().rpc('admin_order_detail', { p_order_id: orders[1]?.id as string })
  expect(data).toMatchObject({ place: 2, orders: 3, spent: 0, returned: 0 })
  expect(
    (await owner().rpc('admin_order_detail', { p_order_id: '93141487-5a44-47c9-8958-4b5719107598' })).data,
  ).toBeNull()
})
