// Discounts in concurrent sessions, on the platform: limits are never exceeded, and a buyer without one waits for no other.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeToken } from '../support/checkout.ts'
import { type Cluster, openCluster, runTogether } from '../support/concurrency.ts'
import { asAnon, platform } from '../support/project-database.ts'

describe.runIf(platform)('discounts in concurrent sessions', () => {
  let shop: Cluster
  beforeAll(async () => {
    shop = await openCluster()
    await shop.session(`
      grant usage on schema load to anon;
      -- Notes how an order with a code ends, by a mailbox of its own or by the one that is given.
      create function load.redeem(p_slug text, p_code text, p_total numeric, p_email text default null) returns void language sql as $$
        select load.note('buy', 'anon', k.key, format('select public.place_order(%L, %L, %L, %L, ''cod'', %s, null, %L)', k.key,
          load.cart(array[p_slug]),
          jsonb_build_object('name', 'Nora', 'email', coalesce(p_email, left(k.key, 20) || '@example.com'), 'phone', '066100'),
          '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "MA"}', p_total, p_code))
        from (select load.key(random()::text) as key) k $$`)
  })
  afterAll(() => shop?.close())
  beforeEach(async () => {
    await shop.begin()
    await shop.session('delete from public.discounts')
  })

  const make = (code: string, more = '') =>
    shop.session(`insert into public.discounts (code, title, kind, value) values ('${code}', 'T', 'percent', 10);
      ${more && `update public.discounts set ${more} where code = '${code}'`}`)
  const uses = async (code: string) => {
    const [row] = await shop.sql<{ n: number }>(
      `select count(*)::int as n from private.discount_redemptions r join public.discounts d on d.id = r.discount_id
       where d.code = '${code}' and r.returned_at is null`,
    )
    return row?.n
  }
  const placing = (code: string, total: number, token = makeToken()) =>
    `${asAnon} select public.place_order('${token}', '[{"slug": "dress", "size": "", "color": "", "quantity": 1}]',
      '{"name": "N", "email": "n-${token.slice(0, 12)}@example.com", "phone": "066100"}',
      '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "MA"}', 'cod', ${total}, null, '${code}') ->> 'id'`

  it('of two hundred that use a code with fifty places at once, fifty do', async () => {
    await make('FIFTY', 'total_limit = 50')
    await shop.run("select load.redeem('dress', 'FIFTY', 54);", { sessions: 20, times: 10 })
    const { done, PRICE_CHANGED, BUSY = 0, ...others } = await shop.outcomes()
    expect({ done, others }).toEqual({ done: 50, others: {} })
    expect((PRICE_CHANGED ?? 0) + BUSY).toBe(150)
    expect(await uses('FIFTY')).toBe(50)
    expect(await shop.broken()).toEqual([])
  }, 180_000)

  it('a code for one order that is used twice at once makes one reduced order', async () => {
    await make('ONCE', 'total_limit = 1')
    const { done, refused } = await runTogether(shop.session, [placing('ONCE', 54), placing('ONCE', 54)])
    expect([done.length, refused]).toEqual([1, ['PRICE_CHANGED']])
    expect(await uses('ONCE')).toBe(1)
  }, 180_000)

  it('a customer who uses a code in several windows at once uses it once', async () => {
    await make('MINE', 'customer_limit = 1')
    await shop.session(`insert into private.confirmed_emails (email)
      select 'nora+' || i || '@gmail.com' from generate_series(0, 9) as i on conflict do nothing`)
    await shop.run(
      `select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', false);
       select load.redeem('dress', 'MINE', 54, 'nora+' || :client_id || '@gmail.com');`,
      { sessions: 10, times: 1 },
    )
    expect((await shop.outcomes()).done).toBe(1)
    expect(await uses('MINE')).toBe(1)
  }, 180_000)

  it('a use that is given back and one that is taken at the same moment never exceed the limit', async () => {
    await make('SWAP', 'total_limit = 1')
    for (let round = 0; round < 4; round += 1) {
      const token = makeToken()
      const { done } = await runTogether(shop.session, [placing('SWAP', 54, token)])
      const id = done[0]?.trim().split('\n').at(-1)
      const again = [placing('SWAP', 54), placing('SWAP', 54)]
      await runTogether(shop.session, [
        `${asAnon} select public.cancel_order('${id}', '${token}') ->> 'order_status'`,
        ...again,
      ])
      expect(await uses('SWAP')).toBeLessThanOrEqual(1)
      expect(await shop.broken()).toEqual([])
      await shop.begin()
    }
  }, 180_000)

  it('only a limited discount makes an order wait for others who use it', async () => {
    await make('OPEN')
    await make('LIMITED', 'total_limit = 5')
    await make('MINE', 'customer_limit = 1')
    const turns = async (code: string, total: number) => {
      const token = makeToken()
      await shop.session(
        `insert into private.confirmed_emails (email) values ('n-${token.slice(0, 12)}@example.com')`,
      )
      return Number(
        await shop.session(
          `begin; ${placing(code, total, token)}`,
          `reset role; reset session authorization;
           select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
        ),
      )
    }
    // The turns of the idempotency key, the mailbox and the variant; then the discount's. The customer's is the mailbox's.
    expect([await turns('', 60), await turns('OPEN', 54)]).toEqual([3, 3])
    expect([await turns('LIMITED', 54), await turns('MINE', 54)]).toEqual([4, 3])
  })
})
