// Orders and stock in concurrent sessions, on the platform. Hundreds of buyers are in concurrency.test.ts.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import { runTogether } from '../support/concurrency.ts'
import { invariants } from '../support/invariants.ts'
import {
  asAnon,
  asMember,
  asSuperuser,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'

type Line = { slug: string; size: string; color: string; quantity: number }

describe.runIf(platform)('orders in concurrent sessions', () => {
  let back: ProjectDatabase

  beforeAll(async () => {
    back = await openDatabase()
    await back.sql(`
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, image_url, collection_slug)
        select s, s, 'd', 60, '/a.png', 'dresses'
        from unnest('{dress,shirt,scarf}'::text[] || array(select 'warm-' || i from generate_series(0, 39) as i)) as s`)
  })
  afterAll(() => back?.close())
  beforeEach(() =>
    back.sql(`delete from public.deals; update public.product_variants set quantity = 100;
      delete from public.orders; delete from private.email_outbox`),
  )

  const line = (slug: string, quantity = 1): Line => ({ slug, size: '', color: '', quantity })
  /** The statement that places an order, as a guest's browser sends it; prints the order's id. */
  const placing = (lines: Line[], token = makeToken(), price = 60) => {
    const json = (value: unknown) => `'${JSON.stringify(value)}'::jsonb`
    const customer = { name: 'Nora Alami', email: `nora-${randomUUID()}@example.com`, phone: '066100' }
    const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }
    const total = lines.reduce((sum, { quantity }) => sum + quantity * price, 0)
    return `${asAnon} select public.place_order('${token}', ${json(lines)}, ${json(customer)}, ${json(address)},
      'cod', ${total}) ->> 'id'`
  }
  const cancelling = (id: string, token: string) =>
    `${asAnon} select public.cancel_order('${id}', '${token}') ->> 'order_status'`

  /** In sessions that have planned an order before, as a shop's open sessions have. */
  const race = (statements: string[]) =>
    runTogether(back.session, statements, (n) => `begin; ${placing([line(`warm-${n}`)])}; rollback;`)

  async function until(query: string) {
    for (const begun = performance.now(); ; ) {
      const [row] = await back.sql<{ n: number }>(query)
      if (row?.n) return
      if (performance.now() - begun > 15_000) throw new Error(`It did not happen: ${query}`)
    }
  }

  const one = async <T>(query: string): Promise<T | undefined> =>
    (await back.sql<{ value: T }>(query))[0]?.value
  const stock = (slug: string) =>
    one<number>(`select v.quantity as value from public.product_variants v join public.products p on p.id = v.product_id
      where p.slug = '${slug}'`)
  const setStock = (slug: string, quantity: number) =>
    back.sql(`update public.product_variants v set quantity = ${quantity} from public.products p
      where p.id = v.product_id and p.slug = '${slug}'`)
  const orderCount = () => one<number>('select count(*)::int as value from public.orders')
  const statusOf = (id: string) =>
    one<string>(`select order_status as value from public.orders where id = '${id}'`)
  /** Violated invariants, and deals whose sold count differs from their orders. */
  const broken = () =>
    back.sql(`${invariants} union all select 'deal ' || d.id from public.deals d
      where d.sold <> (select coalesce(sum(i.quantity), 0) from public.order_items i join public.orders o on o.id = i.order_id
                       where i.deal_id = d.id and o.order_status <> 'cancelled')`)

  it('one token with different carts at once makes one order and refuses the others', async () => {
    const token = makeToken()
    const carts = [line('dress'), line('shirt'), line('scarf'), line('dress', 2)]
    const { done, refused } = await race(carts.map((cart) => placing([cart], token)))
    expect(done).toHaveLength(1)
    expect(refused).toEqual(Array(3).fill('KEY_REUSED'))
    expect(await orderCount()).toBe(1)
    expect(await broken()).toEqual([])
  }, 180_000)

  it('the last items of a deal are sold at its price, and none beyond', async () => {
    await back.sql(`insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
      select id, 'flash', 50, 4, now() - interval '1 hour', now() + interval '1 hour' from public.products where slug = 'dress'`)
    const { done, refused } = await race(
      Array.from({ length: 20 }, () => placing([line('dress')], makeToken(), 50)),
    )
    expect(new Set(done).size).toBe(4)
    expect(refused).toEqual(Array(16).fill('PRICE_CHANGED'))
    expect(await one<number>('select sold as value from public.deals')).toBe(4)
    expect(await stock('dress')).toBe(96)
    expect(await broken()).toEqual([])
  }, 180_000)

  it('the last items of a deal in two sizes are sold at its price, and none beyond', async () => {
    await back.sql(`insert into public.products (slug, title, description, price, image_url, collection_slug, sizes, quantity)
      values ('skirt', 'Skirt', 'd', 60, '/a.png', 'dresses', '{S,M,L,XL}', 400) on conflict do nothing;
      insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
      select id, 'flash', 50, 5, now() - interval '1 hour', now() + interval '1 hour' from public.products where slug = 'skirt'`)
    const sizes = ['S', 'M', 'L', 'XL']
    const { done, refused } = await race(
      Array.from({ length: 20 }, (_, n) =>
        placing([{ ...line('skirt'), size: sizes[n % 4] ?? 'S' }], makeToken(), 50),
      ),
    )
    expect(done).toHaveLength(5)
    expect(refused).toEqual(Array(15).fill('PRICE_CHANGED'))
    expect(await one<number>('select sold as value from public.deals')).toBe(5)
    expect(await broken()).toEqual([])
  }, 180_000)

  it('a buyer who waits two and a half seconds for the stock is asked to try again, and then can', async () => {
    const token = makeToken()
    const held =
      back.session(`begin; select private.lock_variants(array(select v.id from public.product_variants v
        join public.products p on p.id = v.product_id where p.slug = 'dress')); select pg_sleep(60); commit`)
    const sleeping = "from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"
    await until(`select count(*)::int as n ${sleeping}`)
    const buying = placing([line('dress')], token)
    await expect(back.session(buying)).rejects.toThrow(/ERROR: {2}BUSY/)
    expect(await orderCount()).toBe(0)
    await Promise.all([
      expect(held).rejects.toThrow('terminating connection'),
      back.session(`select pg_terminate_backend(pid) ${sleeping}`),
    ])
    expect(await back.session(buying)).not.toBe('')
    expect(await orderCount()).toBe(1)
  }, 180_000)

  it('a sale writes no index of the stock, the product and the deal', async () => {
    await back.sql(`insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
      select id, 'flash', 50, 100, now() - interval '1 hour', now() + interval '1 hour' from public.products where slug = 'dress'`)
    const updates = async () => {
      const [row] = await back.sql<{
        all: number
        hot: number
      }>(`select sum(n_tup_upd)::int as all, sum(n_tup_hot_upd)::int as hot
        from pg_stat_user_tables where relname in ('product_variants', 'products', 'deals')`)
      return row ?? { all: 0, hot: 0 }
    }
    await back.session('select pg_stat_force_next_flush()')
    const before = await updates()
    const orders = Array.from(
      { length: 30 },
      () => `${placing([line('dress')], makeToken(), 50)}; ${asSuperuser}`,
    )
    await back.session(...orders, 'select pg_stat_force_next_flush()')
    const after = await updates()
    expect(after.all - before.all).toBe(90)
    // A page without free space for another row version needs an index entry now and then.
    expect(after.hot - before.hot).toBeGreaterThan(80)
  }, 180_000)

  it('an order cancelled while it is shipped is one of the two, and the stock agrees', async () => {
    for (let round = 0; round < 6; round += 1) {
      await setStock('dress', 10)
      const token = makeToken()
      const id = (await back.session(placing([line('dress', 3)], token))).split('\n').at(-1) ?? ''
      const ship = `update public.orders set order_status = 'shipped' where id = '${id}' and order_status = 'pending'
        returning order_status`
      const both = [cancelling(id, token), ship]
      const { done, refused } = await race(round % 2 ? both : both.toReversed())
      const status = (await statusOf(id)) ?? ''
      expect(['shipped', 'cancelled']).toContain(status)
      expect(done.filter(Boolean)).toEqual([status])
      // The second either found nothing to ship or was refused.
      for (const reason of refused) expect(['CANCEL_WINDOW_CLOSED', 'ORDER_WAS_CANCELLED']).toContain(reason)
      expect(await stock('dress')).toBe(status === 'cancelled' ? 10 : 7)
      expect(await broken()).toEqual([])
    }
  }, 180_000)

  it('an order cancelled ten times at once gives its stock back once', async () => {
    const token = makeToken()
    const id = await back.session(placing([line('dress', 3)], token))
    const { done, refused } = await race(Array(10).fill(cancelling(id, token)))
    expect(done).toEqual(['cancelled'])
    expect(refused).toEqual(Array(9).fill('CANCEL_WINDOW_CLOSED'))
    expect(await stock('dress')).toBe(100)
    expect(await broken()).toEqual([])
  }, 180_000)

  it('the last item, bought by ten while its order is cancelled, is sold once at most', async () => {
    for (let round = 0; round < 4; round += 1) {
      await setStock('dress', 1)
      const token = makeToken()
      const id = await back.session(placing([line('dress')], token))
      const buyers = Array.from({ length: 10 }, () => placing([line('dress')]))
      const { done, refused } = await race([...buyers.slice(0, 5), cancelling(id, token), ...buyers.slice(5)])
      expect(done).toContain('cancelled')
      const sold = done.length - 1
      expect([0, 1]).toContain(sold)
      expect(refused).toEqual(Array(10 - sold).fill('OUT_OF_STOCK'))
      expect(await stock('dress')).toBe(1 - sold)
      expect(await broken()).toEqual([])
    }
  }, 180_000)

  it('buyers and an owner who restocks never deadlock', async () => {
    const restock = `update public.product_variants v set quantity = v.quantity + 10 from public.products p
      where p.id = v.product_id and p.slug = 'dress'`
    const buying = Array.from({ length: 12 }, () => placing([line('dress'), line('shirt')]))
    const { refused } = await race([...buying, ...Array<string>(8).fill(restock)])
    expect(refused).toEqual([])
    expect([await stock('dress'), await stock('shirt')]).toEqual([168, 88])
    expect(await broken()).toEqual([])
  }, 180_000)

  it('owners who move the same orders in opposite order beside buyers never deadlock', async () => {
    const owner = '00000000-0000-4000-8000-0000000000ab'
    await back.sql(`insert into auth.users (id, email) values ('${owner}', 'races@example.com') on conflict do nothing;
      insert into public.team_members (user_id, role) values ('${owner}', 'owner') on conflict do nothing`)
    const carts = [
      [line('scarf'), line('dress')],
      [line('dress'), line('shirt')],
      [line('shirt', 2), line('scarf')],
    ]
    for (const cart of [...carts, ...carts]) await back.session(placing(cart))
    const numbers = await back.sql<{ number: string }>(
      'select order_number as number from public.orders order by id',
    )
    const moving = (from: string, to: string, turned: boolean) => {
      const changes = numbers.map(({ number }) => ({ number, field: 'status', from, to }))
      return `${asMember(owner)}
        select public.change_orders('${JSON.stringify(turned ? changes.toReversed() : changes)}')`
    }
    for (let round = 0; round < 3; round += 1) {
      const owners = [0, 1, 2, 3].map((n) =>
        n < 2 ? moving('pending', 'cancelled', n === 1) : moving('cancelled', 'pending', n === 3),
      )
      const { refused } = await race([
        ...owners,
        ...Array.from({ length: 8 }, (_, n) => placing(carts[n % 3] ?? [])),
      ])
      expect(refused).toEqual([])
      expect(await broken()).toEqual([])
    }
  }, 180_000)

  it('find_order waits for an order that is being placed', async () => {
    const token = makeToken()
    const open = back.session(
      `begin; ${placing([line('dress')], token)}; ${asSuperuser} do $$ begin
        for i in 1..1000 loop
          exit when exists (select from pg_locks where locktype = 'advisory' and not granted
            and database = (select oid from pg_database where datname = current_database()));
          perform pg_sleep(0.01);
        end loop; end $$; commit`,
    )
    await until(
      "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    )
    const found = await back.session(`${asAnon} select public.find_order('${token}') ->> 'id'`)
    expect(found).not.toBe('')
    expect(await open).toContain(found)
    expect(await back.session(`${asAnon} select public.find_order('${makeToken()}') is null`)).toBe('t')
  }, 180_000)
})
