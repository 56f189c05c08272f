// Units sold and the best sellers that follow from them: orders that were paid for or delivered, counted by the schedule.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeProduct, orderArgs, place } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const count = () => shop.one<{ n: number }>('select private.count_units_sold() as n')
const unitsOf = async (id: string) =>
  (await shop.one<{ n: number }>('select units_sold as n from public.products where id = $1', [id])).n

describe('units sold', () => {
  it('units sold count what was paid for or delivered within ninety days, without cancelled orders', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const order = async (quantity: number) =>
      (await place(shop.clients.anon, orderArgs([product.line(quantity)], 60 * quantity))).id
    const [unpaid, paid, delivered, old] = [await order(1), await order(2), await order(4), await order(3)]
    const change = (id: string, changes: string) =>
      shop.sql(`update public.orders set ${changes} where id = $1`, [id])
    await shop.sql(
      `insert into public.payments (order_id, method, amount, status, settled_at)
       values ($1, 'bank', 120, 'succeeded', now())`,
      [paid],
    )
    await change(delivered, "order_status = 'delivered'")
    await change(old, "order_status = 'delivered'")
    await shop.sql(
      "update public.order_items set placed_at = now() - interval '91 days' where order_id = $1",
      [old],
    )
    // A sale counts with the schedule, not before.
    expect(await unitsOf(product.id)).toBe(0)
    const { updated_at: version } = await shop.one<{ updated_at: Date }>(
      'select updated_at from public.products where id = $1',
      [product.id],
    )
    await count()
    expect(await unitsOf(product.id)).toBe(2 + 4)
    expect(await count()).toEqual({ n: 0 })
    // Nothing that an owner edits has changed.
    const after = await shop.one<{ updated_at: Date }>(
      'select updated_at from public.products where id = $1',
      [product.id],
    )
    expect(after.updated_at).toEqual(version)
    await change(paid, "order_status = 'cancelled'")
    await change(unpaid, "order_status = 'cancelled'")
    await count()
    expect(await unitsOf(product.id)).toBe(4)
  })

  it('units sold are set by no one, not even the owner', async () => {
    const product = await makeProduct(shop)
    const { error } = await shop.clients.owner
      .from('products')
      .update({ units_sold: 999 })
      .eq('id', product.id)
    expect(error?.message).toBe('RATING_IS_COUNTED')
    expect(await unitsOf(product.id)).toBe(0)
  })

  it('units sold in the sample say the same as its orders', async () => {
    const wrong = await shop.sql(`
      select p.slug from public.products p
      where p.slug not like 'test-%' and p.units_sold <> (
        select coalesce(sum(i.quantity), 0) from public.order_items i join public.orders o on o.id = i.order_id
        where i.product_id = p.id and i.placed_at > now() - interval '90 days'
          and o.order_status <> 'cancelled' and (o.order_status = 'delivered' or o.paid_amount > o.refunded_amount))`)
    expect(wrong).toEqual([])
  })
})
