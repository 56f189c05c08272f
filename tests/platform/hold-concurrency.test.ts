// What unpaid orders may hold, in concurrent sessions on the platform: bounds are exact, and an honest rush meets none.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Cluster, openCluster } from '../support/concurrency.ts'
import { platform } from '../support/project-database.ts'

/** One network for all sessions, as the platform's proxy tells it. */
const atHome = `select set_config('request.headers', '{"cf-connecting-ip": "203.0.113.7"}', false);`

describe.runIf(platform)('unpaid orders in concurrent sessions', () => {
  let shop: Cluster
  beforeAll(async () => {
    shop = await openCluster()
    await shop.session(`
      grant usage on schema load to anon;
      -- Places an order of one item with a mailbox or phone that is given, else as a buyer of its own.
      create function load.hold(p_slug text, p_method text, p_email text default null, p_phone text default null) returns void language sql as $$
        select load.note('buy', 'anon', k.key, format('select public.place_order(%L, %L, %L, %L, %L, 60)', k.key,
          load.cart(array[p_slug]),
          jsonb_build_object('name', 'Nora', 'email', coalesce(p_email, left(k.key, 20) || '@example.com'),
            'phone', coalesce(p_phone, load.phone(k.key))),
          '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "MA"}', p_method))
        from (select load.key(random()::text) as key) k $$;
      update public.shop_settings set bank_holder = 'Shop', bank_name = 'Bank', bank_account = '007780000123000000045678'
        where bank_account is null`)
  })
  afterAll(() => shop?.close())
  beforeEach(() => shop.begin())

  it('of forty orders of one mailbox at once, fifteen are made', async () => {
    await shop.run(
      `${atHome} select load.hold('warm-' || :client_id, 'cod', 'nora+' || :client_id || '@gmail.com');`,
      {
        sessions: 20,
        times: 2,
      },
    )
    const { done, TOO_MANY_UNPAID = 0, ...others } = await shop.outcomes()
    expect({ done, TOO_MANY_UNPAID, others }).toEqual({ done: 15, TOO_MANY_UNPAID: 25, others: {} })
  }, 180_000)

  it('of forty orders with one phone at once, five are made', async () => {
    await shop.run(`${atHome} select load.hold('warm-' || :client_id, 'cod', null, '+212 661 23 45 67');`, {
      sessions: 20,
      times: 2,
    })
    const { done, ...refused } = await shop.outcomes()
    expect({ done, refused }).toEqual({ done: 5, refused: { TOO_MANY_ORDERS: 35 } })
  }, 180_000)

  it('of eighty guests who reserve one variant of forty by transfer at once, twenty do', async () => {
    await shop.setStock('dress', 40)
    await shop.run("select load.hold('dress', 'bank');", { sessions: 20, times: 4 })
    const { done, HELD_FOR_OTHERS = 0, ...others } = await shop.outcomes()
    expect({ done, HELD_FOR_OTHERS, others }).toEqual({ done: 20, HELD_FOR_OTHERS: 60, others: {} })
    expect(await shop.stock('dress')).toBe(20)
    expect(await shop.broken()).toEqual([])
  }, 180_000)

  it('five hundred buyers behind one address who order different products meet no refusal', async () => {
    await shop.run(
      `${atHome} select load.hold('warm-' || (random() * 99)::int, (array['cod', 'bank'])[1 + (random() * 2)::int % 2]);`,
      { sessions: 25, times: 20 },
    )
    expect(await shop.outcomes()).toEqual({ done: 500 })
    expect(await shop.broken()).toEqual([])
  }, 180_000)
})
