// The sums of sales that the database keeps per day, customer and variant: equal to a recount whatever becomes of an
// order. Every suite's end compares them once more (support/invariants).
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../mail/back-end.ts'
import { brokenInvariants, makeProduct, makeToken, orderArgs, place } from '../support/checkout.ts'
import { invariants } from '../support/invariants.ts'
import { server, startPostgres } from '../support/postgres.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'

describe('the sums of sales', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  }, 60_000)
  afterAll(() => shop.close())
  beforeEach(() => shop.sql('select private.recount_sales()'))

  const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  // Midnight may pass meanwhile.
  const now = [dayFromNow(-1), dayFromNow(1)] as const
  async function summary([p_from, p_to]: readonly [string, string] = now) {
    const { data, error } = await shop.clients.owner.rpc('sales_summary', { p_from, p_to })
    expect(error).toBeNull()
    return data as unknown as { current: Row; statuses: Row; products: Row[]; soldOut: Row[] }
  }
  async function soldOf(slug: string, days = now as readonly [string, string]) {
    const { products } = await summary(days)
    const found = products.find((product) => product.slug === slug)
    return found ? [Number(found.units), Number(found.revenue)] : null
  }
  /** An order of two pieces at 1,000 dollars each, so that its product is among the best. */
  async function buy() {
    const product = await makeProduct(shop, { price: 1000, stock: [{ size: 'M', quantity: 10 }] })
    const { id } = await place(shop.clients.anon, orderArgs([product.line(2)], 2000))
    return { id, product }
  }
  const setStatus = (id: string, status: string) =>
    shop.sql('update public.orders set order_status = $2 where id = $1', [id, status])

  it('follow an order from being placed through every status, being cancelled and brought back', async () => {
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

  it('say the same after they were folded, and from then on', async () => {
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

  it('move along when an order is dated to another day', async () => {
    const { id, product } = await buy()
    await shop.database.exec(`alter table public.orders disable trigger order_before_update;
      update public.orders set created_at = '2024-02-29T12:00:00Z' where id = '${id}';
      alter table public.orders enable trigger order_before_update`)
    expect(await soldOf(product.slug)).toBeNull()
    expect(await soldOf(product.slug, ['2024-02-29', '2024-02-29'])).toEqual([2, 2000])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('follow lines that are changed, and stay when a size goes that was sold', async () => {
    const { id, product } = await buy()
    await shop.sql('update public.order_items set quantity = 3, price = 500 where order_id = $1', [id])
    expect(await soldOf(product.slug)).toEqual([3, 1500])
    await shop.sql('update public.order_items set quantity = 2, price = 1000 where order_id = $1', [id])
    await shop.sql("update public.products set sizes = '{S,L}' where id = $1", [product.id])
    expect(
      await shop.sql('select from public.order_items where order_id = $1 and variant_id is null', [id]),
    ).toHaveLength(1)
    expect(await soldOf(product.slug)).toEqual([2, 2000])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('forget an order that is deleted, lines and all', async () => {
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
  ])('are reported when %s is wrong, and right again after a recount', async (table, change, report) => {
    await shop.sql(`update private.${table} ${change} where ctid = (select min(ctid) from private.${table})`)
    expect(await brokenInvariants(shop)).toEqual([expect.stringContaining(report)])
    await shop.sql('select private.recount_sales()')
    expect(await brokenInvariants(shop)).toEqual([])
  })
})

describe.runIf(server)('the sums of sales, beside other sessions', () => {
  let cluster: Awaited<ReturnType<typeof startPostgres>>
  let back: Awaited<ReturnType<typeof openPostgres>>
  beforeAll(async () => {
    cluster = await startPostgres()
    back = await openPostgres(cluster.address)
    await back.sql(`
      create schema race; create table race.finished (id int);
      insert into public.collections (slug, name, group_name) values ('dresses', 'Dresses', 'Women');
      insert into public.products (slug, title, description, price, image_url, collection_slug, quantity)
        select s, s, 'd', 60, '/a.png', 'dresses', 10 from unnest('{dress,shirt}'::text[]) as s`)
  }, 120_000)
  afterAll(async () => {
    await back?.close()
    await cluster?.stop()
  })

  const placing = (slug: string) => `set role anon; select public.place_order('${makeToken()}',
    '[{"slug": "${slug}", "size": "", "color": "", "quantity": 1}]',
    '{"name": "Nora", "email": "nora-${randomUUID()}@example.com", "phone": "0661000000"}',
    '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "Morocco"}', 'cod', 60) ->> 'id'`

  it('let nobody wait for an order that is being placed: neither another buyer nor the fold', async () => {
    // Keeps its order open until the other two are through.
    const open = back.session(`begin; ${placing('dress')}; reset role;
      do $$ begin
        while not exists (select from race.finished) loop perform pg_sleep(0.02); end loop;
      end $$; commit`)
    await untilPlaced()
    const impatient = "set lock_timeout = '1s';"
    try {
      await back.session(`${impatient} ${placing('shirt')}`)
      await back.session(`${impatient} select private.fold_sales()`)
    } finally {
      await back.sql('insert into race.finished values (1)')
    }
    await open
    await back.session('select private.fold_sales()')
    expect(
      await back.sql(
        'select sum(orders)::int as orders, bool_and(is_folded) as folded from private.sales_days',
      ),
    ).toEqual([{ orders: 2, folded: true }])
    expect(await back.sql(invariants)).toEqual([])
  }, 60_000)

  async function untilPlaced() {
    for (const begun = performance.now(); ; ) {
      const waiting = await back.sql(
        "select 1 as n from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      )
      if (waiting.length > 0) return
      if (performance.now() - begun > 15_000) throw new Error('The first order was not placed')
    }
  }
})
