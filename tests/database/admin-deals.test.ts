// What the owner does with deals: plans, changes, ends and deletes them, and sees how they sell.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { numeric } from '@/data/supabase/schemas'
import { answer, row } from '../support/answer.ts'
import { makeDeal, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Row, roles, type Shop } from '../support/shop.ts'

const hour = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * hour).toISOString()

describe('deals', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  }, 60_000)
  afterAll(() => shop.close())

  const owner = () => shop.clients.owner
  const deals = v.array(
    v.looseObject({
      id: v.string(),
      price: numeric,
      version: v.string(),
      startsAt: v.string(),
      endsAt: v.string(),
      product: row,
    }),
  )
  const planned = (product: string, changes: Row = {}) => ({
    id: randomUUID(),
    product_id: product,
    kind: 'daily',
    deal_price: 8,
    total: 5,
    starts_at: at(1),
    ends_at: at(2),
    ...changes,
  })
  type Planned = ReturnType<typeof planned>
  const add = (...deals: Planned[]) => owner().rpc('add_deals', { p_deals: deals })
  async function added(product: string, changes: Row = {}) {
    const deal = planned(product, changes)
    const { error } = await add(deal)
    if (error) throw new Error(error.message)
    return deal.id
  }
  const read = async (id: string) => {
    const columns =
      'id,kind,price:deal_price,total,sold,startsAt:starts_at,endsAt:ends_at,version:updated_at,product:products(id,slug)'
    const [deal] = await answer(owner().from('deals').select(columns).eq('id', id), deals)
    return deal
  }
  const save = async (id: string, changes: Row, version?: string) => {
    const seen = await read(id)
    return owner().rpc('save_deal', {
      p_id: id,
      p_version: version ?? seen?.version ?? '',
      p_fields: changes as never,
    })
  }
  const countOf = async (products: string[]) =>
    (await shop.sql('select 1 from public.deals where product_id = any ($1)', [products])).length

  describe('adding', () => {
    it('deals are added with a start that is never past, and each is recorded by its product', async () => {
      const [a, b] = [await makeProduct(shop), await makeProduct(shop)]
      const now = planned(a.id, { starts_at: null })
      const later = planned(b.id, { kind: 'flash', deal_price: 9.99 })
      expect((await add(now, later)).error).toBeNull()
      const [running, scheduled] = [await read(now.id), await read(later.id)]
      expect(Math.abs(Date.parse(running?.startsAt ?? '') - Date.now())).toBeLessThan(60_000)
      expect(scheduled).toMatchObject({
        kind: 'flash',
        price: 9.99,
        total: 5,
        sold: 0,
        product: { slug: b.slug },
      })
      const seenOf = async (p_slug: string) => (await shop.clients.anon.rpc('get_product', { p_slug })).data
      expect(await seenOf(a.slug)).toMatchObject({ deals: [{ id: now.id }] })
      expect(await seenOf(b.slug)).toMatchObject({ deals: [] })
      const { data: log } = await shop.clients.owner.rpc('audit_entries', { p_table: 'deals' })
      expect(log).toEqual(
        Array(2).fill(expect.objectContaining({ label: 'A test product', operation: 'insert' })),
      )
    })

    it('a deal that is sent twice is added once', async () => {
      const { id } = await makeProduct(shop)
      const deal = planned(id)
      expect((await add(deal)).error).toBeNull()
      expect((await add(deal)).error).toBeNull()
      expect(await countOf([id])).toBe(1)
    })

    it('two deals of a product at a time are refused with their times, and none is made', async () => {
      const [a, b] = [await makeProduct(shop), await makeProduct(shop)]
      await added(a.id, { starts_at: at(3), ends_at: at(5) })
      expect(
        await refusal(
          add(
            planned(b.id, { starts_at: at(4), ends_at: at(6) }),
            planned(a.id, { starts_at: at(4), ends_at: at(6) }),
          ),
        ),
      ).toMatchObject({
        status: 409,
        message: 'DEALS_OVERLAP',
        detail: { overlaps: [{ product: a.id, startsAt: expect.any(String), endsAt: expect.any(String) }] },
      })
      expect(await countOf([b.id])).toBe(0)
      // One after the other is fine.
      const { end } = await shop.one<{ end: string }>(
        'select ends_at::text as end from public.deals where product_id = $1',
        [a.id],
      )
      expect((await add(planned(a.id, { starts_at: end, ends_at: at(9) }))).error).toBeNull()
      expect(await refusal(add(planned(b.id), planned(b.id)))).toMatchObject({ message: 'DEALS_OVERLAP' })
    })

    it('the table itself refuses two deals of a product at a time', async () => {
      const { id } = await makeProduct(shop)
      await makeDeal(shop, id, { price: 5 })
      await expect(makeDeal(shop, id, { price: 6 })).rejects.toThrow('deals_one_at_a_time')
    })

    it.each([
      ['kind', { kind: 'weekly' }],
      ['price', { deal_price: 0 }],
      ['price', { deal_price: null }],
      ['total', { total: 0 }],
      ['total', { total: 1_000_001 }],
      ['customerLimit', { customer_limit: 0 }],
      ['customerLimit', { customer_limit: 100 }],
      ['time', { ends_at: at(0.5) }],
      ['time', { starts_at: at(-3), ends_at: at(-2) }],
      ['time', { ends_at: at(24 * 400) }],
      ['deals', { id: null }],
    ])('a deal with a wrong %s is refused: %j', async (field, changes) => {
      const { id } = await makeProduct(shop)
      expect(await refusal(add(planned(id, changes)))).toMatchObject({
        status: 400,
        message: 'INVALID_INPUT',
        detail: { field },
      })
    })

    it('a deal needs a product that is there, and a price below the product’s', async () => {
      const [a, gone] = [await makeProduct(shop), await makeProduct(shop, { status: 'archived' })]
      expect(await refusal(add(planned(a.id, { deal_price: 10 })))).toMatchObject({
        status: 409,
        message: 'PRICE_NOT_BELOW',
        detail: { products: [a.id] },
      })
      expect(await refusal(add(planned(a.id), planned(gone.id)))).toMatchObject({ message: 'PRODUCTS_GONE' })
      expect(await refusal(add(planned(randomUUID())))).toMatchObject({ message: 'PRODUCTS_GONE' })
      expect(await refusal(owner().rpc('add_deals', { p_deals: [] }))).toMatchObject({ status: 400 })
      expect(await countOf([a.id])).toBe(0)
    })
  })

  describe('changing', () => {
    it('a deal that waits may change in everything', async () => {
      const { id } = await makeProduct(shop)
      const deal = await added(id)
      const [starts_at, ends_at] = [at(10), at(20)]
      expect(
        (await save(deal, { kind: 'flash', deal_price: 7.5, total: 9, starts_at, ends_at })).error,
      ).toBeNull()
      const now = await read(deal)
      expect(now).toMatchObject({ kind: 'flash', price: 7.5, total: 9 })
      expect(Date.parse(now?.startsAt ?? '')).toBe(Date.parse(starts_at))
    })

    it('a deal is not saved over another owner’s change, while sales do not count as a change', async () => {
      const product = await makeProduct(shop)
      const deal = await added(product.id, { starts_at: at(-1) })
      const seen = (await read(deal))?.version
      await place(shop.clients.anon, orderArgs([product.line(2)], 23.99))
      expect((await save(deal, { total: 6 }, seen)).error).toBeNull()
      expect(await refusal(save(deal, { total: 7 }, seen))).toMatchObject({
        status: 409,
        message: 'DEAL_CHANGED',
      })
      expect(await read(deal)).toMatchObject({ total: 6, sold: 2 })
    })

    it('a running deal keeps its start, once it sold its price, and offers at least what is sold', async () => {
      const product = await makeProduct(shop)
      const deal = await added(product.id, { starts_at: at(-1) })
      const start = (await read(deal))?.startsAt
      expect((await save(deal, { deal_price: 7, starts_at: at(1.5) })).error).toBeNull()
      expect((await read(deal))?.startsAt).toBe(start)
      await place(shop.clients.anon, orderArgs([product.line(3)], 28.99))
      expect(await refusal(save(deal, { deal_price: 6 }))).toMatchObject({ message: 'DEAL_HAS_SOLD' })
      expect(await refusal(save(deal, { total: 2 }))).toMatchObject({
        message: 'TOTAL_BELOW_SOLD',
        detail: { sold: 3 },
      })
      expect((await save(deal, { total: 3, ends_at: at(5) })).error).toBeNull()
      expect(await read(deal)).toMatchObject({ price: 7, total: 3, sold: 3 })
    })

    it('a deal is not changed above the product’s price, into the past or into another deal', async () => {
      const { id } = await makeProduct(shop)
      const deal = await added(id)
      await added(id, { starts_at: at(4), ends_at: at(5) })
      expect(await refusal(save(deal, { deal_price: 10 }))).toMatchObject({ message: 'PRICE_NOT_BELOW' })
      expect(await refusal(save(deal, { ends_at: at(-1) }))).toMatchObject({
        status: 400,
        detail: { field: 'time' },
      })
      expect(await refusal(save(deal, { ends_at: at(4.5) }))).toMatchObject({
        message: 'DEALS_OVERLAP',
        detail: { overlaps: [{ product: id }] },
      })
      // Fields that are not a deal's terms are ignored.
      expect((await save(deal, { sold: 4, product_id: randomUUID(), id: randomUUID() })).error).toBeNull()
      expect(await read(deal)).toMatchObject({ sold: 0, product: { id } })
    })

    it('a deal that is over or gone cannot be changed', async () => {
      const { id } = await makeProduct(shop)
      const over = await makeDeal(shop, id, { price: 5, from: -2, to: -1 })
      expect(await refusal(save(over, { total: 20 }))).toMatchObject({ status: 409, message: 'DEAL_IS_OVER' })
      expect(await refusal(save(randomUUID(), {}, at(0)))).toMatchObject({
        status: 404,
        message: 'DEAL_GONE',
      })
    })
  })

  describe('ending and deleting', () => {
    it('ending deals ends those that run at once, for carts too', async () => {
      const product = await makeProduct(shop)
      const running = await added(product.id, { starts_at: at(-1) })
      const waiting = await added(product.id, { starts_at: at(5), ends_at: at(6) })
      const { data } = await owner().rpc('end_deals', { p_ids: [running, waiting, randomUUID()] })
      expect(data).toBe(1)
      expect(Date.parse((await read(running))?.endsAt ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
      expect(
        await refusal(shop.clients.anon.rpc('place_order', orderArgs([product.line()], 15.99))),
      ).toMatchObject({
        message: 'PRICE_CHANGED',
      })
      expect((await read(waiting))?.id).toBe(waiting)
    })

    it('deleting deals deletes those that wait, and what ran stays', async () => {
      const { id } = await makeProduct(shop)
      const running = await added(id, { starts_at: at(-1) })
      const waiting = await added(id, { starts_at: at(5), ends_at: at(6) })
      const { data } = await owner().rpc('delete_deals', { p_ids: [running, waiting] })
      expect(data).toBe(1)
      expect([await read(running), await read(waiting)]).toEqual([
        expect.objectContaining({ id: running }),
        undefined,
      ])
    })
  })

  describe('the list', () => {
    const list = (args: Record<string, unknown>) =>
      answer(owner().rpc('list_deals', args), v.looseObject({ counts: row, deals }))
    const titled = async (title: string, price: number) => {
      const product = await makeProduct(shop, { price })
      await shop.sql('update public.products set title = $1 where id = $2', [title, product.id])
      return product.id
    }

    it('the list of deals tells states apart, finds by product, sorts and pages', async () => {
      const key = randomUUID().slice(0, 6)
      const [a, b, c] = [
        await titled(`${key} Amber 100%_`, 10),
        await titled(`${key} Blue`, 20),
        await titled(`${key} Coral`, 30),
      ]
      await makeDeal(shop, a, { price: 5, total: 10, sold: 9, to: 3 })
      await makeDeal(shop, b, { price: 15, total: 10, sold: 2, to: 2 })
      await makeDeal(shop, c, { price: 6, total: 10, sold: 4, to: 1 })
      await makeDeal(shop, a, { price: 5, from: -3, to: -2 })
      await makeDeal(shop, a, { price: 5, from: 6, to: 7 })
      const titles = async (args: Record<string, unknown>) =>
        (await list({ p_search: key.toUpperCase(), ...args })).deals.map(
          ({ product }) => String(product.title).split(' ')[1],
        )
      expect((await list({ p_search: key })).counts).toEqual({ running: 3, scheduled: 1, ended: 1 })
      expect(await titles({})).toEqual(['Coral', 'Blue', 'Amber'])
      expect(await titles({ p_turned: true })).toEqual(['Amber', 'Blue', 'Coral'])
      expect(await titles({ p_sort: 'sold' })).toEqual(['Amber', 'Coral', 'Blue'])
      expect(await titles({ p_sort: 'revenue' })).toEqual(['Amber', 'Blue', 'Coral'])
      expect(await titles({ p_sort: 'discount' })).toEqual(['Coral', 'Amber', 'Blue'])
      expect(await titles({ p_sort: 'product', p_turned: true })).toEqual(['Coral', 'Blue', 'Amber'])
      expect(await titles({ p_size: 2, p_page: 2 })).toEqual(['Amber'])
      expect(await titles({ p_kind: 'daily' })).toEqual([])
      expect(await titles({ p_state: 'ended' })).toEqual(['Amber'])
      expect((await list({ p_search: '100%_' })).counts).toMatchObject({ running: 1 })
      expect((await list({ p_search: '100%x' })).counts).toMatchObject({ running: 0 })
    })

    it.each([
      { p_state: 'all' },
      { p_sort: 'id' },
      { p_page: 0 },
      { p_size: 201 },
      { p_kind: 'x' },
      { p_search: 'x'.repeat(101) },
    ])('the list of deals refuses %j', async (args) => {
      expect(await refusal(owner().rpc('list_deals', args as never))).toMatchObject({ status: 400 })
    })
  })

  it('the sales figures show on which days deals ran', async () => {
    const product = await makeProduct(shop)
    const set = (from: string, to: string) =>
      shop.sql(
        `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
         values ($1, 'flash', 5, 1, $2, $3)`,
        [product.id, from, to],
      )
    await set('2024-03-04T08:00Z', '2024-03-04T20:00Z')
    await set('2024-03-05T02:00Z', '2024-03-05T10:00Z')
    await set('2024-03-08T23:00Z', '2024-03-09T23:00Z')
    const { deals: seen, products } = await answer(
      owner().rpc('sales_summary', { p_from: '2024-03-05', p_to: '2024-03-20' }),
      v.looseObject({ deals: v.array(row), products: v.array(row) }),
    )
    expect(seen).toEqual([
      { kind: 'flash', from: '2024-03-05', to: '2024-03-05', deals: 1 },
      { kind: 'flash', from: '2024-03-09', to: '2024-03-09', deals: 1 },
    ])
    expect(products).toEqual([])
    const { data: all } = await owner().rpc('sales_summary', { p_from: '2024-03-04', p_to: '2024-03-20' })
    expect((all as { deals: Row[] }).deals[0]).toEqual({
      kind: 'flash',
      from: '2024-03-04',
      to: '2024-03-05',
      deals: 2,
    })
  })

  it.each(roles.filter((role) => role !== 'owner'))(
    'the owner’s functions for deals refuse %s',
    async (role) => {
      const client = shop.clients[role]
      const p_ids = [randomUUID()]
      for (const call of [
        client.rpc('list_deals'),
        client.rpc('add_deals', { p_deals: [] }),
        client.rpc('save_deal', { p_id: randomUUID(), p_version: at(0), p_fields: {} }),
        client.rpc('end_deals', { p_ids }),
        client.rpc('delete_deals', { p_ids }),
      ])
        expect([401, 403, 404]).toContain((await refusal(call)).status)
    },
  )
})
