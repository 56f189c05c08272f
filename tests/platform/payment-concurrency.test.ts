// Money and reservations in concurrent sessions, on the platform: refunds, payments, cancellations, expiry and buyers.
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
import { json } from '../support/psql.ts'

const owner = '00000000-0000-4000-8000-0000000000ab'
const products = ['dress', 'shirt', 'scarf']

describe.runIf(platform)('payments in concurrent sessions', () => {
  let back: ProjectDatabase

  beforeAll(async () => {
    back = await openDatabase()
    await back.addOwner(owner)
    await back.session(`
      update public.shop_settings set card_provider = 'stripe', bank_holder = 'Shop', bank_account = 'MA64 0000 0000';
      insert into public.collections (slug, name) values ('dresses', 'Dresses');
      insert into public.products (slug, title, description, price, image_url, collection_slug)
        select s, s, 'd', 60, '/a.png', 'dresses'
        from unnest('{${products}}'::text[] || array(select 'warm-' || i from generate_series(0, 25) as i)) as s`)
  })
  afterAll(() => back?.close())
  beforeEach(() =>
    back.session(`delete from public.deals; update public.product_variants set quantity = 100;
      delete from public.orders; delete from private.email_outbox`),
  )

  const line = (slug: string, quantity = 1) => ({ slug, size: '', color: '', quantity })
  const placing = (slugs: string[], method = 'cod', token = makeToken(), price = 60) => {
    const customer = { name: 'Nora Alami', email: `nora-${randomUUID()}@example.com`, phone: '066100' }
    const address = { address: '1 Rue', city: 'Rabat', zipCode: '10000', country: 'MA' }
    return `${asAnon} select public.place_order('${token}', ${json(slugs.map((slug) => line(slug)))}, ${json(customer)},
      ${json(address)}, '${method}', ${price * slugs.length}) ->> 'id'`
  }
  const cancelling = (id: string, token: string) =>
    `${asAnon} select public.cancel_order('${id}', '${token}') ->> 'order_status'`
  const paying = (id: string, amount = 60) =>
    `${asMember(owner)} select public.record_payment('${id}', ${amount}, 'bank') ->> 'payment_status'`
  const refunding = (payment: string, amount: number) =>
    `${asMember(owner)} select public.record_refund('${payment}', ${amount}, 'r', 'cash') ->> 'refunded_amount'`
  const expiring = `${asSuperuser} select private.expire_unpaid_orders(200)`
  const setOverdue = () =>
    back.session(`update public.orders set payment_due_at = now() - interval '1 minute'`)

  /** In sessions that have planned an order before, as a shop's open sessions have. */
  const race = (statements: string[]) =>
    runTogether(back.session, statements, (n) => `begin; ${placing([`warm-${n}`])}; rollback`)
  const text = (query: string) => back.session(`select ${query}`)
  const stock = async (slug: string) =>
    Number(await text(`quantity from public.products where slug = '${slug}'`))
  const stateOf = (id: string) =>
    text(`order_status || ' ' || payment_status from public.orders where id = '${id}'`)
  /** Violated invariants, and deals whose sold count differs from their orders. */
  const broken = () =>
    back.sql(`${invariants} union all select 'deal ' || d.id from public.deals d
      where d.sold <> (select coalesce(sum(i.quantity), 0) from public.order_items i join public.orders o on o.id = i.order_id
                       where i.deal_id = d.id and o.order_status <> 'cancelled')`)

  it('owners who refund at once never refund more than was paid', async () => {
    for (const amount of [60, 25]) {
      const id = await back.session(placing(['dress'], 'bank'))
      await back.session(paying(id))
      const payment = await text(`id from public.payments where order_id = '${id}'`)
      const { done, refused } = await race(Array.from({ length: 8 }, () => refunding(payment, amount)))
      expect(done).toHaveLength(Math.floor(60 / amount))
      expect(refused).toEqual(Array(8 - done.length).fill('REFUND_EXCEEDS_PAYMENT'))
      expect(Number(await text(`refunded_amount from public.orders where id = '${id}'`))).toBe(
        amount * done.length,
      )
      expect(await broken()).toEqual([])
    }
  }, 180_000)

  it('payments recorded at once are all counted', async () => {
    const id = await back.session(placing(['dress'], 'bank'))
    const { refused } = await race(Array.from({ length: 8 }, () => paying(id, 5)))
    expect(refused).toEqual([])
    expect(await text(`paid_amount || ' ' || due_amount from public.orders where id = '${id}'`)).toBe(
      '40.00 20.00',
    )
    expect(await broken()).toEqual([])
  }, 180_000)

  it('two owners who saw the same record one transfer once', async () => {
    const id = await back.session(placing(['dress'], 'bank'))
    const seen = `${asMember(owner)} select public.record_payment('${id}', 60, 'bank', null, null, 0) ->> 'paid_amount'`
    const { done, refused } = await race(Array(4).fill(seen))
    expect([done.length, refused]).toEqual([1, Array(3).fill('CHANGED_MEANWHILE')])
    expect(await broken()).toEqual([])
  }, 180_000)

  it('expiry beside payment and cancellation returns the stock once, and the payment is recorded', async () => {
    for (let round = 0; round < 6; round += 1) {
      const token = makeToken()
      const id = await back.session(placing(['dress', 'shirt'], 'bank', token))
      await setOverdue()
      const statements = [expiring, paying(id, 120), cancelling(id, token), expiring]
      const { refused } = await race(round % 2 ? statements : statements.toReversed())
      for (const reason of refused) expect(reason).toBe('CANCEL_WINDOW_CLOSED')
      const [status = '', payment] = (await stateOf(id)).split(' ')
      // The owner's money is recorded whatever happened; an order that was paid first does not expire.
      expect(payment).toBe('paid')
      const reason = await text(`coalesce(cancel_reason, '') from public.orders where id = '${id}'`)
      if (status === 'pending') expect(reason).toBe('')
      else expect(['customer', 'unpaid']).toContain(reason)
      const expected = status === 'cancelled' ? 100 : 99
      expect([await stock('dress'), await stock('shirt')]).toEqual([expected, expected])
      expect(await broken()).toEqual([])
      await back.session('delete from public.orders; update public.product_variants set quantity = 100')
    }
  }, 180_000)

  it('what expires ten times at once returns its stock and its deal once', async () => {
    await back.session(`insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
      select id, 'flash', 50, 40, now() - interval '1 hour', now() + interval '1 hour' from public.products where slug = 'dress'`)
    for (let n = 0; n < 12; n += 1) await back.session(placing(['dress'], 'card', makeToken(), 50))
    await setOverdue()
    const { done, refused } = await race(Array(10).fill(expiring))
    expect(refused).toEqual([])
    expect(done.reduce((sum, n) => sum + Number(n), 0)).toBe(12)
    expect([await stock('dress'), await text('sold from public.deals')]).toEqual([100, '0'])
    expect(await broken()).toEqual([])
  }, 180_000)

  it('24 buyers release what others left unpaid and share it, none beyond, without a deadlock', async () => {
    // Seven abandoned orders hold everything there is of two products. Guests may hold no more than half of one.
    await back.session('update public.product_variants set quantity = 14')
    for (let n = 0; n < 7; n += 1)
      await back.session(placing(n % 2 ? ['dress', 'shirt'] : ['shirt', 'dress'], 'card'))
    await back.session('update public.product_variants set quantity = quantity - 7')
    expect([await stock('dress'), await stock('shirt')]).toEqual([0, 0])
    await setOverdue()
    const carts = [['dress'], ['shirt'], ['dress', 'shirt'], ['shirt', 'scarf']]
    const buyers = Array.from({ length: 24 }, (_, n) => placing(carts[n % 4] ?? []))
    const { done, refused } = await race([...buyers, expiring, expiring])
    // A wait for a lock ends in time to answer.
    const answers = ['OUT_OF_STOCK', 'BUSY', 'canceling statement due to lock timeout']
    expect(refused.filter((reason) => !answers.includes(reason))).toEqual([])
    expect(done.length).toBeGreaterThan(5)
    const sold = async (slug: string) =>
      Number(
        await text(`coalesce(sum(i.quantity), 0) from public.order_items i join public.orders o on o.id = i.order_id
          where i.product_slug = '${slug}' and o.order_status <> 'cancelled'`),
      )
    for (const slug of ['dress', 'shirt', 'scarf']) expect((await stock(slug)) + (await sold(slug))).toBe(7)
    expect(await broken()).toEqual([])
  }, 180_000)

  it('what is overdue, due and to refund is read by an index, also among five thousand orders', async () => {
    await back.session(`alter table public.orders disable trigger user;
      insert into public.orders (customer_name, customer_email, customer_phone, shipping_address, payment_method,
        payment_due_at, subtotal, shipping_cost, total_amount, order_status, paid_amount)
      select 'N', 'n' || n || '@example.com', '1', '{}', case when n % 3 = 0 then 'cod' else 'card' end, now() + (n % 30) * interval '1 minute', 1, 0, 1,
        case when n % 250 = 0 then 'pending' else 'delivered' end, case when n % 250 = 0 then 0 else 1 end
      from generate_series(1, 5000) n;
      alter table public.orders enable trigger user; analyze public.orders`)
    const explained = (query: string) => back.session(`explain ${query}`)
    expect(
      await explained(`select q.id from public.orders q where q.order_status = 'pending' and q.paid_amount = 0
        and q.payment_due_at < now() order by q.payment_due_at limit 1000`),
    ).toContain('orders_unpaid')
    for (const [payment, index] of [
      ['due', 'orders_due'],
      ['to-collect', 'orders_due'],
      ['to-refund', 'orders_to_refund'],
    ]) {
      const condition = await text(`private.order_condition('{"payment": "${payment}"}')`)
      const query = `select o.id from public.orders o where ${condition} order by o.created_at desc, o.id limit 50`
      expect(await explained(query)).toContain(index)
      expect(await explained(`select count(*) from public.orders o where ${condition}`)).toContain(index)
    }
  }, 180_000)
})
