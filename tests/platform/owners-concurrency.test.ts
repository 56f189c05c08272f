// What owners and shoppers do to one order at the same moment, in sessions of their own on the platform: corrections, parcels,
// the courier's list, returns and orders that an owner makes.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import { runTogether } from '../support/concurrency.ts'
import { invariants } from '../support/invariants.ts'
import {
  asAnon,
  asMember,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'
import { json } from '../support/psql.ts'

const owners = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'] as const
const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }

describe.runIf(platform)('owners in concurrent sessions', () => {
  let back: ProjectDatabase

  beforeAll(async () => {
    back = await openDatabase()
    await back.session(`
      insert into auth.users (id, email) values ('${owners[0]}', 'one@example.com'), ('${owners[1]}', 'two@example.com');
      insert into public.team_members (user_id, role) select id, 'owner' from auth.users;
      update public.shop_settings set bank_holder = 'Shop', bank_account = 'MA64 0000 0000', return_days = 30;
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, quantity, image_url, collection_slug)
        values ('dress', 'dress', 'd', 60, 100, '/a.png', 'dresses'), ('shirt', 'shirt', 'd', 60, 100, '/a.png', 'dresses')`)
  })
  afterAll(() => back?.close())
  beforeEach(() =>
    back.session(`delete from public.orders; delete from private.email_outbox;
      update public.product_variants set quantity = 100`),
  )

  const text = (query: string) => back.session(`select ${query}`)
  const stock = async (slug = 'dress') =>
    Number(await text(`quantity from public.products where slug = '${slug}'`))
  const as = (owner: number) => asMember(owners[owner % 2] ?? '')
  const race = (statements: readonly string[]) => runTogether(back.session, statements, () => 'select 1;')
  const agrees = async () => expect(await back.sql(invariants)).toEqual([])

  /** A cash order of a number of dresses and shirts, with its lines in this order. */
  async function placed(dresses = 2, shirts = 0) {
    const token = makeToken()
    const lines = [
      { slug: 'dress', size: '', color: '', quantity: dresses },
      ...(shirts ? [{ slug: 'shirt', size: '', color: '', quantity: shirts }] : []),
    ]
    const customer = {
      name: 'Nora',
      email: `nora-${randomUUID()}@example.com`,
      phone: `06${String(Math.trunc(Math.random() * 1e8)).padStart(8, '0')}`,
    }
    const id =
      await back.session(`${asAnon} select public.place_order('${token}', ${json(lines)}, ${json(customer)},
      ${json(address)}, 'cod', ${60 * (dresses + shirts)}) ->> 'id'`)
    const items = await back.sql<{ id: string; slug: string }>(
      `select id, product_slug as slug from public.order_items where order_id = '${id}' order by position`,
    )
    const seen = await text(`updated_at from public.orders where id = '${id}'`)
    return { id, token, customer, items, seen }
  }
  type Order = Awaited<ReturnType<typeof placed>>

  const correcting = (order: Order, owner: number, quantity: number) => {
    const items = [{ item: order.items[0]?.id, slug: 'dress', size: '', color: '', quantity }]
    return `${as(owner)} select public.correct_order('${order.id}', '${order.seen}', ${json(items)}, ${json(order.customer)},
      ${json(address)}, ${60 * quantity}) ->> 'total_amount'`
  }
  const shipping = (order: Order, owner: number, lines: object[] | null = null) =>
    `${as(owner)} select public.ship_items('${order.id}', '${randomUUID()}', '{}', ${lines ? json(lines) : 'null'}) ->> 'order_status'`
  const settling = (owner: number, rows: object[]) =>
    `${as(owner)} select public.settle_parcels('${randomUUID()}', ${json(rows)}) ->> 'parcels'`
  const inParcels = async (id: string) =>
    Number(
      await text(`coalesce(sum(c.quantity), 0) from public.shipment_items c join public.shipments s on s.id = c.shipment_id
        where s.order_id = '${id}' and s.state in ('shipped', 'delivered')`),
    )

  it('two owners who correct one order from the same view correct it once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await placed()
      const before = await stock()
      const { done, refused } = await race([
        correcting(order, 0, 1),
        correcting(order, 1, 5),
        correcting(order, 0, 1),
        correcting(order, 1, 5),
      ])
      expect(done).toHaveLength(1)
      expect(refused).toEqual(Array(3).fill('CHANGED_MEANWHILE'))
      const left = Number(done[0]) / 60
      expect(await stock()).toBe(before + 2 - left)
      expect(await text(`count(*) from private.order_corrections where order_id = '${order.id}'`)).toBe('1')
      await agrees()
    }
  }, 180_000)

  it('what was shipped is what the order says when it is corrected beside a parcel', async () => {
    for (let round = 0; round < 6; round += 1) {
      const order = await placed(3)
      const both = [correcting(order, 0, 1), shipping(order, 1)]
      const { done, refused } = await race(round % 2 ? both : both.toReversed())
      const ordered = Number(
        await text(`sum(quantity) from public.order_items where order_id = '${order.id}'`),
      )
      expect(done).toContain('shipped')
      expect(refused).toEqual(ordered === 3 ? ['ORDER_NOT_CORRECTABLE'] : [])
      expect(await inParcels(order.id)).toBe(ordered)
      await agrees()
    }
  }, 180_000)

  it('owners who ship the same lines at once never ship more than was ordered', async () => {
    for (let round = 0; round < 3; round += 1) {
      const order = await placed(2, 1)
      const dresses = [{ item_id: order.items[0]?.id, quantity: 2 }]
      const { done, refused } = await race([
        ...[0, 1, 2, 3].map((owner) => shipping(order, owner, dresses)),
        shipping(order, 0),
        shipping(order, 1),
      ])
      expect(done.length).toBeGreaterThan(0)
      for (const reason of refused) expect(['MORE_THAN_ORDERED', 'NOTHING_LEFT']).toContain(reason)
      expect(await inParcels(order.id)).toBe(3)
      await agrees()
    }
  }, 180_000)

  it('a parcel on lists that are sent at once is settled once, and its cash counted once', async () => {
    const order = await placed()
    await back.session(shipping(order, 0))
    const parcel = await text(`id from public.shipments where order_id = '${order.id}'`)
    const { done, refused } = await race(
      [0, 1, 2, 3].map((owner) => settling(owner, [{ parcel, outcome: 'collected' }])),
    )
    expect(refused).toEqual([])
    expect(done.toSorted()).toEqual(['0', '0', '0', '1'])
    expect(await text(`paid_amount from public.orders where id = '${order.id}'`)).toBe('120.00')
    await agrees()
  }, 180_000)

  it('a parcel that is collected on one list and refused on another is one of both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await placed()
      const before = await stock()
      await back.session(shipping(order, 0))
      const parcel = await text(`id from public.shipments where order_id = '${order.id}'`)
      const both = ['collected', 'refused'].map((outcome, owner) => settling(owner, [{ parcel, outcome }]))
      const { done, refused } = await race(round % 2 ? both : both.toReversed())
      expect([done.toSorted(), refused]).toEqual([['0', '1'], []])
      const [state, paid] = (
        await text(`order_status || ' ' || paid_amount from public.orders where id = '${order.id}'`)
      ).split(' ')
      expect([
        ['delivered', '120.00', before],
        ['cancelled', '0.00', before + 2],
      ]).toContainEqual([state, paid, await stock()])
      await agrees()
    }
  }, 180_000)

  it('lists of the same parcels in opposite order never deadlock, also beside owners who move their orders', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => placed(1, 1)))
    const rows: { parcel: string; outcome: string }[] = []
    for (const [n, order] of orders.entries()) {
      await back.session(shipping(order, 0))
      const parcel = await text(`id from public.shipments where order_id = '${order.id}'`)
      rows.push({ parcel, outcome: n % 2 ? 'collected' : 'refused' })
    }
    const numbers = await back.sql<{ number: string }>('select order_number as number from public.orders')
    const changes = numbers.map(({ number }) => ({
      number,
      field: 'status',
      from: 'shipped',
      to: 'delivered',
    }))
    const { refused } = await race([
      settling(0, rows),
      settling(1, rows.toReversed()),
      `${as(0)} select public.change_orders(${json(changes)})`,
      `${as(1)} select public.change_orders(${json(changes.toReversed())})`,
    ])
    expect(refused).toEqual([])
    await agrees()
  }, 180_000)

  describe('a return', () => {
    /** A delivered order that was paid in cash, of one dress and three shirts. */
    async function delivered() {
      const order = await placed(1, 3)
      await back.session(shipping(order, 0))
      const parcel = await text(`id from public.shipments where order_id = '${order.id}'`)
      await back.session(settling(0, [{ parcel, outcome: 'collected' }]))
      return order
    }
    const asking = (order: Order, quantities: readonly number[], id: string = randomUUID()) => {
      const lines = order.items.flatMap((item, n) =>
        quantities[n] ? [{ item: item.id, quantity: quantities[n], reason: 'too_small', words: '' }] : [],
      )
      return `${asAnon} select jsonb_array_length(public.request_return('${id}', '${order.id}', ${json(lines)}, '{}', '${order.token}') -> 'returns')`
    }
    /** A return of everything that waits for its parcel. */
    async function approved(order: Order) {
      const id = randomUUID()
      await back.session(asking(order, [1, 3], id))
      await back.session(`${as(0)} select public.decide_return('${id}', 'approved', 'requested', 'Send it.')`)
      const lines = await back.sql<{ id: string; received: number }>(
        `select id, quantity as received from public.return_items where return_id = '${id}'`,
      )
      return { id, lines: lines.map((line) => ({ ...line, condition: 'unused', restocked: true })) }
    }
    const receiving = (owner: number, { id, lines }: Awaited<ReturnType<typeof approved>>) =>
      `${as(owner)} select public.receive_return('${id}', ${json(lines)}) ->> 'state'`

    it('a return of the last item, asked for at once in several requests, is one', async () => {
      for (let round = 0; round < 5; round += 1) {
        const order = await delivered()
        const { done, refused } = await race(Array.from({ length: 8 }, () => asking(order, [1, 0])))
        expect([done, refused]).toEqual([['1'], Array(7).fill('ALREADY_RETURNED')])
      }
    }, 180_000)

    it('a return of three items, two asked for in each of three requests at once, is one', async () => {
      const order = await delivered()
      const { done, refused } = await race(Array.from({ length: 3 }, () => asking(order, [0, 2])))
      expect([done, refused]).toEqual([['1'], Array(2).fill('ALREADY_RETURNED')])
    }, 180_000)

    it('a return that one request asks for again and again is one', async () => {
      const order = await delivered()
      const { done, refused } = await race(Array(4).fill(asking(order, [1, 1], randomUUID())))
      expect([done, refused]).toEqual([['1', '1', '1', '1'], []])
      expect(await text(`count(*) from public.returns where order_id = '${order.id}'`)).toBe('1')
    }, 180_000)

    it('a return that is withdrawn while the owner approves it is one of both', async () => {
      const order = await delivered()
      const id = randomUUID()
      await back.session(asking(order, [1, 0], id))
      const { done, refused } = await race([
        `${asAnon} select public.withdraw_return('${id}', '${order.token}') -> 'is_open'`,
        `${as(0)} select public.decide_return('${id}', 'approved', 'requested', 'Send it.') ->> 'state'`,
      ])
      expect([done.length, refused]).toEqual([1, ['CHANGED_MEANWHILE']])
    }, 180_000)

    it('a return that is received by two owners at once goes back into stock once', async () => {
      const order = await delivered()
      const before = [await stock('dress'), await stock('shirt')]
      const parcel = await approved(order)
      const { done, refused } = await race([0, 1, 2, 3].map((owner) => receiving(owner, parcel)))
      expect([done, refused]).toEqual([['received'], Array(3).fill('CHANGED_MEANWHILE')])
      expect([await stock('dress'), await stock('shirt')]).toEqual([
        (before[0] ?? 0) + 1,
        (before[1] ?? 0) + 3,
      ])
      await agrees()
    }, 180_000)

    it('a return refunded by owners at once, beside other refunds, is refunded once and never beyond', async () => {
      const order = await delivered()
      const parcel = await approved(order)
      await back.session(receiving(0, parcel))
      const payment = await text(`id from public.payments where order_id = '${order.id}'`)
      const refunding = (owner: number) =>
        `${as(owner)} select public.refund_return('${parcel.id}', '${randomUUID()}', '${payment}', 200, 'r', 'cash') ->> 'state'`
      const aside = `${as(1)} select public.record_refund('${payment}', 40, 'r', 'cash') ->> 'refunded_amount'`
      const { done, refused } = await race([0, 1, 2, 3].map(refunding).concat(aside, aside))
      expect(done.filter((answer) => answer === 'closed').length).toBeLessThanOrEqual(1)
      for (const reason of refused) expect(['CHANGED_MEANWHILE', 'REFUND_EXCEEDS_PAYMENT']).toContain(reason)
      const refunded = Number(await text(`refunded_amount from public.orders where id = '${order.id}'`))
      expect([80, 240]).toContain(refunded)
      expect(
        await text(`count(*) from public.refunds where payment_id = '${payment}' and amount = 200`),
      ).toBe(refunded === 240 ? '1' : '0')
      await agrees()
    }, 180_000)
  })

  it('an order at the counter that is sent several times at once is one, paid once, and takes its stock once', async () => {
    const token = makeToken()
    const lines = [{ slug: 'dress', size: '', color: '', quantity: 2 }]
    const customer = { name: 'Nora Alami', email: 'nora@example.com', phone: '0612345678' }
    const making = `${as(0)} select public.place_owner_order('counter', '${token}', ${json(lines)}, ${json(customer)},
      ${json(address)}, 'cod', 120, null, '', true) ->> 'id'`
    const { done, refused } = await race([making, making, making, making])
    expect(refused).toEqual([])
    expect(new Set(done).size).toBe(1)
    expect(await stock()).toBe(98)
    expect(await text('paid_amount from public.orders')).toBe('120.00')
    await agrees()
  }, 180_000)
})
