// What the owner sees of customers and sales, held against a plain reckoning over the orders.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Row, roles, type Shop } from '../support/shop.ts'

let shop: Shop
type Sold = {
  email: string
  name: string
  day: string
  status: string
  revenue: number
  units: number
  /** Paid or delivered: no stranger's. */
  isProven: boolean
}
/** Money that arrived, or went back when it is negative. */
type Moved = { email: string; day: string; amount: number }
type Fee = { day: string; fee: number }
let fees: Fee[] = []
let moved: Moved[] = []
let sold: Sold[] = []
const emails = ['ada@example.com', 'bea@example.com', 'cleo@example.com', 'dana_1%@example.com']
const statuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']

beforeAll(async () => {
  shop = await openShop({ unsound: true })
  const product = await makeProduct(shop, { price: 10, stock: [{ size: 'M', quantity: 999 }] })
  await shop.sql('alter table public.orders disable trigger user')
  // Sixty orders over four months, four people, every status; days, people and statuses at different paces.
  for (let n = 0; n < 60; n += 1) {
    const units = (n % 4) + 1
    const args = orderArgs([product.line(units)], (units * 1000 + 799) / 100)
    const order = await place(shop.clients.anon, args)
    await shop.sql(
      `update public.orders set customer_email = $2, customer_name = $3, order_status = $4,
         created_at = '2025-03-31T23:30:00Z'::timestamptz - $5 * interval '47 hours' where id = $1`,
      [order.id, emails[(n * 7) % 4], `Buyer ${n}`, statuses[(n * 3) % 5], n],
    )
  }
  await shop.sql(
    'update public.order_items i set placed_at = o.created_at from public.orders o where o.id = i.order_id',
  )
  await shop.sql('alter table public.orders enable trigger user')
  await shop.sql('select private.index_orders(array(select id from public.orders))')
  // Every other order was paid two days later, in full or in part, and of some a dollar was refunded another day later.
  await shop.sql(
    `insert into public.payments (order_id, method, amount, status, settled_at)
    select o.id, 'bank', case when o.order_status = 'shipped' then 5 else o.total_amount end, 'succeeded', o.created_at + interval '2 days'
    from public.orders o where o.customer_email = any ($1) and substr(o.customer_name, 7)::int % 2 = 0`,
    [emails],
  )
  await shop.sql(
    `insert into public.refunds (payment_id, amount, way, status, settled_at)
    select p.id, 1, 'cash', 'succeeded', p.settled_at + interval '1 day'
    from public.payments p join public.orders o on o.id = p.order_id
    where o.customer_email = any ($1) and substr(o.customer_name, 7)::int % 6 = 0`,
    [emails],
  )
  await shop.sql('select private.recount_sales()')
  await shop.sql(
    `update public.product_variants v set quantity = 0 from public.products p where p.id = v.product_id and p.slug = $1`,
    [product.slug],
  )
  sold = await shop.sql<Sold>(`
    select o.customer_email as email, o.customer_name as name, to_char(o.created_at at time zone (select private.shop_zone()), 'YYYY-MM-DD') as day,
      o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount) as "isProven",
      o.order_status as status, o.total_amount::float8 as revenue,
      (select sum(quantity)::int from public.order_items i where i.order_id = o.id) as units
    from public.orders o order by o.created_at desc, o.id`)
  moved = await shop.sql<Moved>(`
    select o.customer_email as email, to_char(m.at at time zone (select private.shop_zone()), 'YYYY-MM-DD') as day, m.amount::float8 as amount
    from public.orders o join public.payments p on p.order_id = o.id
    cross join lateral (select p.settled_at as at, p.amount
      union all select r.settled_at, -r.amount from public.refunds r where r.payment_id = p.id) m`)
  // Parcels of every state over the quarter, those at midnight included; what is on its way costs nothing yet.
  await shop.sql(`
    insert into public.shipments (order_id, position, state, fee, shipped_at, delivered_at, returned_at)
    select o.id, 50, w.state, 10 + o.n * 0.35, w.at - interval '3 days',
      case w.state when 'delivered' then w.at when 'returned' then w.at - interval '40 days' end,
      case when w.state in ('refused', 'returned') then w.at end
    from (select id, row_number() over (order by id) as n from public.orders) o
    cross join lateral (
      select (array['delivered', 'refused', 'returned', 'shipped'])[1 + o.n % 4] as state,
        '2024-12-15T00:00:00Z'::timestamptz + (o.n * 61 % 2600) * interval '1 hour' - case when o.n % 3 = 0 then interval '1 microsecond' else '0' end as at
    ) w`)
  fees = await shop.sql<Fee>(`
    select to_char(case state when 'delivered' then delivered_at else returned_at end at time zone (select private.shop_zone()), 'YYYY-MM-DD') as day,
      fee::float8 as fee
    from public.shipments where state in ('delivered', 'refused', 'returned') and fee > 0`)
}, 60_000)
afterAll(() => shop.close())

const cents = (amount: number) => Math.round(amount * 100)
const kept = ({ status }: Sold) => status !== 'cancelled'
const within = (from: string, to: string) => sold.filter(({ day }) => day >= from && day <= to)
const day = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
/** What arrived from one day to another, and what went back, in cents. */
const money = (from: string, to: string) => {
  const amounts = moved.filter(({ day }) => day >= from && day <= to).map(({ amount }) => cents(amount))
  const sum = (some: number[]) => some.reduce((total, amount) => total + amount, 0)
  return {
    collected: sum(amounts.filter((amount) => amount > 0)),
    refunded: sum(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
    deliveryCost: sum(fees.filter(({ day }) => day >= from && day <= to).map(({ fee }) => cents(fee))),
  }
}
const spentBy = (email: string) =>
  moved.filter((each) => each.email === email).reduce((sum, { amount }) => sum + cents(amount), 0)
const sums = (orders: Sold[]) => ({
  revenue: cents(orders.reduce((sum, { revenue }) => sum + revenue, 0)),
  orders: orders.length,
  units: orders.reduce((sum, { units }) => sum + units, 0),
})

describe('sales_summary', () => {
  const summary = async (from: string, to: string, bucket: string) => {
    const { data, error } = await shop.clients.owner.rpc('sales_summary', {
      p_from: from,
      p_to: to,
      p_bucket: bucket,
    })
    expect(error).toBeNull()
    return data as Record<string, Row & Row[]>
  }
  const moneyOf = ({ collected, refunded, deliveryCost }: Row) => ({
    collected: cents(Number(collected)),
    refunded: cents(Number(refunded)),
    deliveryCost: cents(Number(deliveryCost)),
  })
  const inCents = ({ revenue, orders, units }: Row) => ({
    revenue: cents(Number(revenue)),
    orders: Number(orders),
    units: Number(units),
  })

  it.each([
    ['2025-01-01', '2025-03-31', 'month'],
    ['2025-02-01', '2025-02-28', 'week'],
    ['2025-03-02', '2025-03-31', 'day'],
    ['2025-03-31', '2025-03-31', 'day'],
    ['2024-06-01', '2024-06-30', 'day'],
  ])('sales_summary from %s to %s by %s is what the orders add up to', async (from, to, bucket) => {
    const answer = await summary(from, to, bucket)
    const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
    const ranges: [string, string, string][] = [
      ['current', from, to],
      ['previous', day(from, -days), day(from, -1)],
    ]
    for (const [name, first, last] of ranges) {
      const orders = within(first, last)
      const buyers = new Set(orders.filter(kept).map(({ email }) => email))
      const known = [...buyers].filter(
        (email) => sold.filter((each) => kept(each) && each.email === email && each.day <= last).length > 1,
      )
      const said = answer[name] as Row
      expect(inCents(said)).toEqual(sums(orders.filter(kept)))
      expect(moneyOf(said)).toEqual(money(first, last))
      expect(said).toMatchObject({
        cancelled: orders.length - orders.filter(kept).length,
        customers: buyers.size,
        returning: known.length,
      })
    }

    const buckets = answer.buckets as Row[]
    const starts = buckets.map(({ start }) => String(start))
    expect(starts[0]).toBe(from)
    expect(starts).toEqual(starts.toSorted())
    for (const [place, row] of buckets.entries()) {
      const start = String(row.start)
      const end = place + 1 < starts.length ? day(starts[place + 1] ?? '', -1) : to
      if (bucket === 'month' && place > 0) expect(start).toMatch(/-01$/)
      if (bucket === 'week' && place > 0) expect(new Date(start).getUTCDay()).toBe(1)
      expect(inCents(row)).toEqual(sums(within(start, end).filter(kept)))
      expect(moneyOf(row)).toEqual(money(start, end))
      expect(moneyOf(row.before as Row)).toEqual(money(day(start, -days), day(end, -days)))
      expect(inCents(row.before as Row)).toEqual(
        sums(within(day(start, -days), day(end, -days)).filter(kept)),
      )
    }
    const byStatus = Object.fromEntries(
      statuses.flatMap((status) => {
        const orders = within(from, to).filter((each) => each.status === status).length
        return orders > 0 ? [[status, orders]] : []
      }),
    )
    expect(answer.statuses).toEqual(byStatus)
  })

  it('sales_summary names what earned most, and what is sold out since', async () => {
    const answer = await summary('2025-01-01', '2025-03-31', 'month')
    const units = within('2025-01-01', '2025-03-31')
      .filter(kept)
      .reduce((sum, each) => sum + each.units, 0)
    expect(answer.products).toMatchObject([{ units, revenue: units * 10 }])
    expect(answer.collections).toMatchObject([{ slug: 'dresses', units }])
    expect(answer.soldOut).toMatchObject([{ size: 'M', units }])
  })

  it.each([
    ['2025-03-02', '2025-03-01', 'day'],
    ['2020-01-01', '2025-03-01', 'day'],
    ['2025-03-01', '2025-03-02', 'hour'],
  ])('sales_summary refuses the period from %s to %s by %s', async (p_from, p_to, p_bucket) => {
    expect(await refusal(shop.clients.owner.rpc('sales_summary', { p_from, p_to, p_bucket }))).toMatchObject({
      status: 400,
      message: 'INVALID_INPUT',
    })
  })
})

describe('list_customers', () => {
  const list = (args: Record<string, string | number> = {}) => {
    const listed = v.looseObject({
      total: v.number(),
      customers: v.array(v.looseObject({ email: v.string() })),
    })
    return answer(shop.clients.owner.rpc('list_customers', args), listed)
  }
  const ours = ({ customers }: { customers: (Row & { email: string })[] }) =>
    customers.filter(({ email }) => emails.includes(email))

  it('list_customers has everyone once, with the newest proven name and what they paid less refunds', async () => {
    const { total, customers } = await list({ p_size: 1000 })
    expect(total).toBe(new Set(sold.map(({ email }) => email)).size)
    expect(new Set(customers.map(({ email }) => email)).size).toBe(total)
    for (const email of emails) {
      const orders = sold.filter((each) => each.email === email)
      const row = customers.find((each) => each.email === email)
      const { name } = orders.find(({ isProven }) => isProven) ?? {}
      expect(row).toMatchObject({ name, orders: orders.length, member: false })
      expect(cents(Number(row?.spent))).toBe(spentBy(email))
      expect(String(row?.last).slice(0, 10)).toBe(orders[0]?.day)
      expect(String(row?.joined).slice(0, 10)).toBe(orders.at(-1)?.day)
    }
  })

  it.each([
    ['spent', (a: Row, b: Row) => Number(b.spent) - Number(a.spent)],
    ['orders', (a: Row, b: Row) => Number(b.orders) - Number(a.orders)],
    ['name', (a: Row, b: Row) => (String(a.name).toLowerCase() < String(b.name).toLowerCase() ? -1 : 1)],
    ['last', (a: Row, b: Row) => Date.parse(String(b.last)) - Date.parse(String(a.last))],
  ])('list_customers is sorted by %s, page after page', async (p_sort, order) => {
    const { total, customers } = await list({ p_sort, p_size: 1000 })
    expect(customers.map(({ email }) => email)).toEqual(customers.toSorted(order).map(({ email }) => email))
    const paged: string[] = []
    for (let p_page = 1; paged.length < total; p_page += 1)
      paged.push(...(await list({ p_sort, p_page, p_size: 2 })).customers.map(({ email }) => email))
    expect(paged).toEqual(customers.map(({ email }) => email))
  })

  it.each([
    ['ADA@', ['ada@example.com']],
    ['dan', ['dana_1%@example.com']],
    ['dana_1%', ['dana_1%@example.com']],
    ['%', []],
    ['cleo@example.com', ['cleo@example.com']],
    ["' or true --", []],
    ['no match', []],
  ])('list_customers finds exactly the customers that match %j', async (p_search, expected) => {
    expect(ours(await list({ p_search })).map(({ email }) => email)).toEqual(expected)
  })

  it.each([
    { p_sort: 'email' },
    { p_page: 0 },
    { p_size: 0 },
    { p_size: 5000 },
    { p_search: 'x'.repeat(101) },
  ])('list_customers refuses %j', async (args) => {
    expect(await refusal(shop.clients.owner.rpc('list_customers', args))).toMatchObject({ status: 400 })
  })
})

describe('get_customer', () => {
  const customer = v.looseObject({ newest: v.array(row), notes: v.array(row) })
  const get = (p_customer: string) =>
    answer(shop.clients.owner.rpc('get_customer', { p_customer }), v.nullable(customer))

  it('get_customer tells of the newest twenty orders and of all of them in sums', async () => {
    const email = 'ada@example.com'
    const orders = sold.filter((each) => each.email === email)
    const customer = await get(email)
    expect(customer).toMatchObject({ email, orders: orders.length, kept: orders.filter(kept).length })
    expect(customer?.newest).toHaveLength(Math.min(20, orders.length))
    expect(cents(Number(customer?.spent))).toBe(spentBy(email))
  })

  it('get_customer is null for who never ordered', async () => {
    expect(await get('unknown@example.com')).toBeNull()
  })

  it('get_customer has the notes, the newest first, each by who wrote it', async () => {
    const email = 'bea@example.com'
    for (const note of ['First', 'Second'])
      expect(
        (await shop.clients.owner.from('customer_notes').insert({ customer_key: email, note })).error,
      ).toBeNull()
    const customer = await get(email)
    expect(customer?.notes).toMatchObject([
      { note: 'Second', author: 'owner@zellige.example' },
      { note: 'First', author: 'owner@zellige.example' },
    ])
  })

  it('an owner adds no note about a customer in another’s name', async () => {
    const row = { customer_key: 'bea@example.com', note: 'x', author_id: shop.ids.other }
    expect((await shop.clients.owner.from('customer_notes').insert(row)).error?.code).toBe('42501')
  })
})

it.each(roles.filter((role) => role !== 'owner'))(
  '%s learns nothing of sales, stock and customers',
  async (role) => {
    const client = shop.clients[role]
    for (const call of [
      client.rpc('sales_summary', { p_from: '2025-01-01', p_to: '2025-03-31', p_bucket: 'day' }),
      client.rpc('list_customers', {}),
      client.rpc('low_stock', {}),
      client.rpc('get_customer', { p_customer: 'ada@example.com' }),
    ]) {
      const { data, error } = await call
      expect(['42501', 'PT403']).toContain(error?.code)
      expect(data).toBeNull()
    }
  },
)
