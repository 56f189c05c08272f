// What prices were, and what a reduction may be measured from: the cases of article 6a of Directive 98/6/EC, as the
// Commission's guidance on it (2021/C 526/02) goes through them.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { makeDeal, makeProduct } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
afterEach(() => measure(false))

const measure = (isOn: boolean) =>
  shop.sql('update public.shop_settings set measures_reductions = $1', [isOn])
const made = (price: number) =>
  makeProduct(shop, {
    price,
    stock: [
      { size: 'S', quantity: 9 },
      { size: 'M', quantity: 9 },
    ],
  })
const set = (id: string, price: number, original: number | null = null) =>
  shop.sql('update public.products set price = $2, original_price = $3 where id = $1', [id, price, original])
const now = (id: string) =>
  shop.one<{ price: number; was: number | null; discount: number | null }>(
    'select price::float8 as price, original_price::float8 as was, discount from public.products where id = $1',
    [id],
  )
/** Everything that happened to the product lies so many days further back. */
const pass = (id: string, days: number) =>
  shop.sql(`update public.price_history set until = until - $2 * interval '1 day' where product_id = $1`, [
    id,
    days,
  ])
const history = (id: string) =>
  shop.sql<{ price: number; size: string | null }>(
    `select h.price::float8 as price, v.size from public.price_history h left join public.product_variants v on v.id = h.variant_id
     where h.product_id = $1 order by h.id`,
    [id],
  )

describe('the history of prices', () => {
  it('a price that ends is kept, once for a transaction, and only if it was asked', async () => {
    const { id } = await made(100)
    await set(id, 80)
    await shop.sql(
      `with a as (update public.products set price = 70 where id = $1 returning id) select * from a`,
      [id],
    )
    expect((await history(id)).map(({ price }) => price)).toEqual([100, 80])
    await shop.sql(`update public.products set status = 'draft' where id = $1`, [id])
    await set(id, 10)
    await set(id, 60)
    expect((await history(id)).map(({ price }) => price)).toEqual([100, 80, 70])
  })

  it('a size keeps its own prices, and what its product cost until it had one', async () => {
    const { id } = await made(50)
    await set(id, 40)
    await shop.sql(`update public.product_variants set price = 60 where product_id = $1 and size = 'M'`, [id])
    await shop.sql(`update public.product_variants set price = 70 where product_id = $1 and size = 'M'`, [id])
    expect(await history(id)).toEqual([
      { price: 50, size: null },
      { price: 50, size: 'M' },
      { price: 40, size: 'M' },
      { price: 60, size: 'M' },
    ])
  })

  it('shoppers read nothing of it and nobody writes it', async () => {
    const { id } = await made(100)
    await set(id, 80)
    expect((await shop.clients.anon.from('price_history').select('price')).data ?? []).toEqual([])
    expect((await shop.clients.shopper.from('price_history').select('price')).data ?? []).toEqual([])
    const { data } = await shop.clients.owner.from('price_history').select('price').eq('product_id', id)
    expect(data?.map(({ price }) => Number(price))).toEqual([100])
    await shop.clients.owner.from('price_history').delete().eq('product_id', id)
    expect(await history(id)).toHaveLength(1)
  })
})

describe('a measured reduction', () => {
  it('names what was asked before, and no more', async () => {
    await measure(true)
    const { id } = await made(100)
    await set(id, 80, 120)
    expect(await now(id)).toEqual({ price: 80, was: 100, discount: 20 })
  })

  it('is measured from the lowest price of the thirty days before it, not from the one just before', async () => {
    await measure(true)
    const { id } = await made(100)
    await set(id, 70)
    await pass(id, 5)
    await set(id, 100)
    await pass(id, 20)
    await set(id, 60, 100)
    expect(await now(id)).toEqual({ price: 60, was: 70, discount: 14 })
  })

  it('is none where the product cost as little within the thirty days', async () => {
    await measure(true)
    const { id } = await made(80)
    await set(id, 120)
    await pass(id, 3)
    await set(id, 90, 120)
    expect(await now(id)).toEqual({ price: 90, was: null, discount: null })
  })

  it('forgets what ended more than thirty days before', async () => {
    await measure(true)
    const { id } = await made(70)
    await set(id, 100)
    await pass(id, 31)
    await set(id, 80, 100)
    expect(await now(id)).toEqual({ price: 80, was: 100, discount: 20 })
  })

  it('that goes further down without interruption stays measured from before the first step', async () => {
    await measure(true)
    const { id } = await made(100)
    await set(id, 90, 100)
    await pass(id, 10)
    await set(id, 70, 100)
    await pass(id, 10)
    await set(id, 50, 110)
    expect(await now(id)).toEqual({ price: 50, was: 100, discount: 50 })
  })

  it('begins anew where the price goes up in between', async () => {
    await measure(true)
    const { id } = await made(100)
    await set(id, 60, 100)
    await pass(id, 10)
    await set(id, 70, 100)
    expect(await now(id)).toEqual({ price: 70, was: null, discount: null })
  })

  it('counts deals, also one that was taken away', async () => {
    await measure(true)
    const { id } = await made(100)
    const deal = await makeDeal(shop, id, { price: 75 })
    await set(id, 70, 100)
    expect((await now(id))?.was).toBe(75)
    const second = await made(100)
    const gone = await makeDeal(shop, second.id, { price: 65 })
    await shop.sql('delete from public.deals where id = any ($1)', [[deal, gone]])
    await set(second.id, 60, 100)
    expect((await now(second.id))?.was).toBe(65)
  })

  it('lets no deal name a price before that was not the lowest of the thirty days', async () => {
    const { id } = await made(100)
    await set(id, 70)
    await pass(id, 5)
    await set(id, 100)
    const deal = (days: number) => ({
      ...{ id: randomUUID(), product_id: id, kind: 'daily', deal_price: 60, total: 5 },
      starts_at: new Date(Date.now() + days * 86_400_000).toISOString(),
      ends_at: new Date(Date.now() + (days + 1) * 86_400_000).toISOString(),
    })
    const plan = (days: number) => shop.clients.owner.rpc('add_deals', { p_deals: [deal(days)] })
    await measure(true)
    expect((await plan(1)).error?.message).toBe('ABOVE_LOWEST_PRICE')
    expect((await plan(40)).error).toBeNull()
    // A deal that is moved is not measured by itself.
    await shop.sql(
      `update public.deals set starts_at = starts_at + interval '1 hour' where product_id = $1`,
      [id],
    )
    await measure(false)
    expect((await plan(1)).error).toBeNull()
  })

  it('is not got around by taking the product off sale for a moment', async () => {
    await measure(true)
    const { id } = await made(80)
    await shop.sql(`update public.products set status = 'draft' where id = $1`, [id])
    await set(id, 60, 120)
    await shop.sql(`update public.products set status = 'live' where id = $1`, [id])
    expect((await now(id))?.was).toBe(80)
  })

  it('stays while the product is off sale for a moment', async () => {
    await measure(true)
    const { id } = await made(100)
    await set(id, 60, 100)
    await pass(id, 20)
    await shop.sql(`update public.products set status = 'draft' where id = $1`, [id])
    await shop.sql(`update public.products set status = 'live' where id = $1`, [id])
    expect(await now(id)).toEqual({ price: 60, was: 100, discount: 40 })
  })

  it('is named on the page only where earlier prices are known', async () => {
    await measure(true)
    const page = async (id: string) => {
      const { slug } = await shop.one<{ slug: string }>('select slug from public.products where id = $1', [
        id,
      ])
      return (await shop.clients.anon.rpc('get_product', { p_slug: slug })).data
    }
    const { id } = await made(100)
    expect(await page(id)).not.toHaveProperty('is_measured')
    await set(id, 60, 100)
    expect(await page(id)).toHaveProperty('is_measured', true)
    await measure(false)
    expect(await page(id)).not.toHaveProperty('is_measured')
  })

  it('of goods that were never sold here is its owner’s word', async () => {
    await measure(true)
    const { id } = await made(100)
    await shop.sql(`delete from public.price_history where product_id = $1`, [id])
    await shop.sql(`update public.products set status = 'draft' where id = $1`, [id])
    await shop.sql(`delete from public.price_history where product_id = $1`, [id])
    await set(id, 80, 120)
    expect((await now(id))?.was).toBe(120)
  })

  it('of a size goes by the prices of that size', async () => {
    await measure(true)
    const { id } = await made(40)
    const size = (price: number, was: number | null) =>
      shop.sql(
        `update public.product_variants set price = $2, original_price = $3 where product_id = $1 and size = 'M'`,
        [...[id, price, was]],
      )
    await size(60, null)
    await pass(id, 31)
    await size(50, 90)
    expect(
      await shop.one(
        `select original_price::float8 as was from public.product_variants where product_id = $1 and size = 'M'`,
        [id],
      ),
    ).toEqual({ was: 60 })
    expect(await now(id)).toMatchObject({ price: 40, was: null })
  })

  it('of a size is not got around by changing it while the product is off sale', async () => {
    await measure(true)
    const { id } = await made(40)
    const size = (price: number, was: number | null) =>
      shop.sql(
        `update public.product_variants set price = $2, original_price = $3 where product_id = $1 and size = 'M'`,
        [id, price, was],
      )
    await size(60, null)
    await shop.sql(`update public.products set status = 'draft' where id = $1`, [id])
    await size(90, null)
    await shop.sql(`update public.products set status = 'live' where id = $1`, [id])
    await size(70, 90)
    expect(
      await shop.one(
        `select original_price::float8 as was from public.product_variants where product_id = $1 and size = 'M'`,
        [id],
      ),
    ).toEqual({ was: null })
  })

  it('that stands when a shop begins to measure is measured from when it began', async () => {
    const { id } = await made(100)
    await set(id, 85)
    await pass(id, 5)
    await set(id, 95)
    await pass(id, 5)
    await set(id, 60, 150)
    expect((await now(id))?.was).toBe(150)
    await measure(true)
    expect((await now(id))?.was).toBe(85)
  })

  it('is left as it was typed where the shop does not measure', async () => {
    const { id } = await made(80)
    await set(id, 60, 200)
    expect((await now(id))?.was).toBe(200)
  })

  it('is refused in the editor with what is allowed, and lowered where many prices change at once', async () => {
    await measure(true)
    const { id } = await made(100)
    await set(id, 70)
    await pass(id, 2)
    await set(id, 100)
    const changes = { price: { seen: 100, to: 60 }, original_price: { seen: null, to: 100 } }
    const { error } = await shop.clients.owner.rpc('save_product', { p_id: id, p_changes: changes })
    expect(error?.message).toBe('ABOVE_LOWEST_PRICE')
    expect(await now(id)).toMatchObject({ price: 100, was: null })
    const allowed = { price: { seen: 100, to: 60 }, original_price: { seen: null, to: 70 } }
    await answer(shop.clients.owner.rpc('save_product', { p_id: id, p_changes: allowed }), row)
    expect(await now(id)).toMatchObject({ price: 60, was: 70 })

    const many = await made(100)
    await set(many.id, 90)
    await pass(many.id, 2)
    await set(many.id, 100)
    await answer(
      shop.clients.owner.rpc('change_products', {
        p_ids: [many.id],
        p_change: { percent: -20, strike: true },
      }),
      row,
    )
    expect(await now(many.id)).toEqual({ price: 80, was: 90, discount: 11 })
  })
})
