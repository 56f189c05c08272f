// The sums of sales that the database keeps per day, customer and variant: equal to a recount whatever becomes of an
// order. Every suite's end compares them once more (support/invariants).
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { brokenInvariants, makeProduct, orderArgs, place } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

describe('the sums of sales', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  }, 60_000)
  afterAll(() => shop.close())
  beforeEach(() => shop.sql('select private.recount_sales()'))

  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  // From yesterday to tomorrow, because midnight may pass during the test.
  const now = [dayFromNow(-1), dayFromNow(1)] as const
  const summary = ([p_from, p_to]: readonly [string, string] = now) =>
    answer(
      shop.clients.owner.rpc('sales_summary', { p_from, p_to }),
      v.looseObject({ current: row, statuses: row, products: v.array(row), soldOut: v.array(row) }),
    )
  async function soldOf(slug: string, days = now as readonly [string, string]) {
    const { products } = await summary(days)
    const found = products.find((product) => product.slug === slug)
    return found ? [Number(found.units), Number(found.revenue)] : null
  }
  /** An order of two items at 1,000 dollars each, so that its product is among the best sellers. */
  async function buy() {
    const product = await makeProduct(shop, { price: 1000, stock: [{ size: 'M', quantity: 10 }] })
    const { id } = await place(shop.clients.anon, orderArgs([product.line(2)], 2000))
    return { id, product }
  }
  const setStatus = (id: string, status: string) =>
    shop.sql('update public.orders set order_status = $2 where id = $1', [id, status])

  it('the sums of sales follow an order through every status, cancelled and brought back', async () => {
    const before = await summary()
    const { id, product } = await buy()
    expect(await soldOf(product.slug)).toEqual([2, 2000])
    for (const status of ['processing', 'shipped', 'delivered', 'cancelled', 'pending', 'cancelled']) {
      await setStatus(id, status)
      const { current, statuses } = await summary()
      const more = (figure: string) => Math.round(Number(current[figure]) - Number(before.current[figure]))
      const isKept = status !== 'cancelled'
      expect(['orders', 'units', 'revenue', 'customers'].map(more)).toEqual(
        isKept ? [1, 2, 2000, 1] : [0, 0, 0, 0],
      )
      expect(Number(statuses[status]) - Number(before.statuses[status] ?? 0)).toBe(1)
      expect(await soldOf(product.slug)).toEqual(isKept ? [2, 2000] : null)
    }
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('the sums of sales say the same after they were folded, and from then on', async () => {
    const { id, product } = await buy()
    await setStatus(id, 'shipped')
    const before = await summary()
    await shop.sql('select private.fold_sales()')
    expect(await summary()).toEqual(before)
    for (const table of ['sales_days', 'sales_customers', 'sales_variants'])
      expect(await shop.sql(`select from private.${table} where not is_folded`)).toEqual([])
    await setStatus(id, 'cancelled')
    expect(await soldOf(product.slug)).toBeNull()
    await shop.sql('select private.fold_sales()')
    expect(await soldOf(product.slug)).toBeNull()
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('the sums of sales move along when an order is dated to another day', async () => {
    const { id, product } = await buy()
    await shop.database.exec(`alter table public.orders disable trigger order_before_update;
      update public.orders set created_at = '2024-02-29T12:00:00Z' where id = '${id}';
      alter table public.orders enable trigger order_before_update`)
    expect(await soldOf(product.slug)).toBeNull()
    expect(await soldOf(product.slug, ['2024-02-29', '2024-02-29'])).toEqual([2, 2000])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('the sums of sales follow lines that are changed, and stay when a size goes that was sold', async () => {
    const { id, product } = await buy()
    await shop.sql('update public.order_items set quantity = 3, price = 500 where order_id = $1', [id])
    expect(await soldOf(product.slug)).toEqual([3, 1500])
    await shop.sql('update public.order_items set quantity = 2, price = 1000 where order_id = $1', [id])
    await shop.sql("update public.products set sizes = '{S,L}' where id = $1", [product.id])
    expect(
      await shop.sql('select from public.order_items where order_id = $1 and variant_id is null', [id]),
    ).toHaveLength(1)
    expect(await soldOf(product.slug)).toEqual([2, 2000])
    // Lines of an order do not change in the shop, and what it holds is counted once.
    await shop.sql('select private.recount_holds()')
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('the sums of sales forget an order that is deleted, lines and all', async () => {
    const before = await summary()
    const { id } = await buy()
    await shop.sql('delete from public.orders where id = $1', [id])
    expect(await summary()).toEqual(before)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it.each([
    ['sales_days', 'set units = units + 1', 'the sums of a day'],
    ['sales_customers', 'set orders = orders + 1', 'the sums of a customer'],
    ['sales_variants', 'set revenue = revenue + 1', 'the sums of a variant'],
  ])('a wrong sum in %s is reported, and right again after a recount', async (table, change, report) => {
    await shop.sql(`update private.${table} ${change} where ctid = (select min(ctid) from private.${table})`)
    expect(await brokenInvariants(shop)).toEqual([expect.stringContaining(report)])
    await shop.sql('select private.recount_sales()')
    expect(await brokenInvariants(shop)).toEqual([])
  })
})
