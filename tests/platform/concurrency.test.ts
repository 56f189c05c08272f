// Concurrency of orders on the platform, under a visitor's time limits: hundreds of buyers for a few items, replays,
// opposite carts, cancelling beside shipping beside buying, sessions that end in the middle. Each with what goes wrong
// without the protection.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Cluster, openCluster } from '../support/concurrency.ts'
import { platform } from '../support/project-database.ts'

/** place_order without its locks, with a pause between looking at the stock and taking it, and nothing in the tables that would stop it. */
const unlocked = `
  create or replace function private.lock_variants(p_ids uuid[]) returns void language sql as '';
  create function load.pause() returns trigger language plpgsql as 'begin perform pg_sleep(0.5); return null; end';
  create trigger pause before update on public.product_variants execute function load.pause();
  do $$ begin
    execute regexp_replace(pg_get_functiondef('private.place_order(text,jsonb,jsonb,jsonb,text,numeric,uuid,text)'::regprocedure),
      'perform private.take_turn[^;]+;', '', 'g');
  end $$;
  alter table public.product_variants drop constraint product_variants_quantity_check;
  alter table public.products drop constraint products_quantity_check;
  alter table private.order_keys drop constraint order_keys_token_hash_key`
const ownKey = "load.key(:client_id || '/' || random())"

describe.runIf(platform)('concurrent orders', () => {
  let cluster: Cluster
  let loose: Awaited<ReturnType<Cluster['worse']>>
  beforeAll(async () => {
    cluster = await openCluster()
    loose = await cluster.worse(unlocked)
  })
  afterAll(() => cluster?.close())
  beforeEach(async () => {
    await cluster.begin()
  })

  const buying = `select load.buy('{dress}', ${ownKey})`

  /** What buyers were answered, without those whom the shop asked to try again: on a slow machine there may be some. */
  const answers = async (from: Pick<Cluster, 'outcomes'> = cluster) => {
    const { BUSY: busy = 0, ...rest } = await from.outcomes()
    return { rest, busy }
  }

  it('500 buyers for 37 items buy exactly 37', async () => {
    await cluster.setStock('dress', 37)
    await cluster.run(buying, { sessions: 25, times: 20 })
    const { rest, busy } = await answers()
    expect(rest).toEqual({ done: 37, OUT_OF_STOCK: 463 - busy })
    expect(await cluster.stock('dress')).toBe(0)
    expect(await cluster.sql('select sum(quantity)::int as n from public.order_items')).toEqual([{ n: 37 }])
    expect(await cluster.broken()).toEqual([])
  }, 180_000)

  it('without locks ten buyers buy more than the four that there are', async () => {
    await loose.setStock('dress', 4)
    await loose.run(buying, { sessions: 10, times: 1 })
    expect((await loose.outcomes()).done).toBeGreaterThan(4)
    expect(await loose.stock('dress')).toBeLessThan(0)
    expect((await loose.broken()).join()).toContain('negative stock')
  }, 180_000)

  it('the shop makes one order of 100 requests with the same idempotency key and returns it to each', async () => {
    const replay = (seed: string) => `select load.buy('{dress}', load.key('${seed}'))`
    await cluster.run(replay('one'), { sessions: 25, times: 4 })
    const { rest, busy } = await answers()
    expect(rest).toEqual({ done: 100 - busy })
    expect(busy).toBeLessThan(100)
    expect(await cluster.sql('select count(distinct order_id)::int as n from load.log')).toEqual([{ n: 1 }])
    expect(await cluster.stock('dress')).toBe(999)
    expect(await cluster.broken()).toEqual([])

    await loose.begin()
    await loose.run(replay('another'), { sessions: 10, times: 1 })
    const [row] = await loose.sql<{ n: number }>('select count(*)::int as n from public.orders')
    expect(row?.n).toBeGreaterThan(2)
  }, 180_000)

  it('carts with the same items in opposite order never deadlock', async () => {
    const carts = `select load.buy(case when :client_id % 2 = 0 then '{dress,shirt,scarf}'::text[]
      else '{scarf,shirt,dress}' end, ${ownKey})`
    await cluster.run(carts, { sessions: 24, times: 5 })
    const { rest, busy } = await answers()
    expect(rest).toEqual({ done: 120 - busy })
    const left = 880 + busy
    expect([
      await cluster.stock('dress'),
      await cluster.stock('shirt'),
      await cluster.stock('scarf'),
    ]).toEqual([left, left, left])
    expect(await cluster.broken()).toEqual([])

    // Variants locked in the order of the cart do.
    const worse = await cluster.worse(`
      create function load.grab(p_idempotency_key text, p_items jsonb, p_customer jsonb, p_address jsonb, p_method text, p_total numeric)
      returns jsonb language plpgsql as $$
      declare v_slug text;
      begin
        for v_slug in select e ->> 'slug' from jsonb_array_elements(p_items) e loop
          update public.product_variants v set quantity = v.quantity - 1 from public.products p
          where p.id = v.product_id and p.slug = v_slug;
          perform pg_sleep(0.1);
        end loop;
        return '{}';
      end $$;
      do $$ begin execute format('alter database %I set deadlock_timeout = ''50ms''', current_database()); end $$`)
    await worse.run(carts.replace(/\)$/, ", 'load.grab', '')"), { sessions: 4, times: 1 })
    expect((await worse.outcomes())['40P01']).toBeGreaterThan(0)
  }, 180_000)

  it('buying, cancelling, shipping and restocking at once keep the stock', async () => {
    await cluster.session(`
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000aa', 'boss@example.com') on conflict do nothing;
      insert into public.team_members (user_id, role) values ('00000000-0000-4000-8000-0000000000aa', 'owner') on conflict do nothing;
      create or replace function load.step() returns void language plpgsql as $$
      declare
        v_dice float := random();
        v_slugs text[] := (select array_agg(s order by random()) from unnest('{dress,shirt,scarf}'::text[]) s);
        v_order record;
      begin
        select l.order_id, l.token into v_order from load.log l where l.kind = 'buy' and l.outcome = 'done'
        order by random() limit 1;
        if v_dice < 0.45 or v_order.order_id is null then
          perform load.buy(v_slugs[1:1 + floor(random() * 3)::int], load.key(random()::text));
        elsif v_dice < 0.7 then
          perform load.note('cancel', 'anon', '', format('select public.cancel_order(%L, %L)', v_order.order_id, v_order.token));
        else
          perform set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000aa"}', true);
          perform load.note('move', 'authenticated', '', format(
            'with moved as (update public.orders set order_status = %L where id = %L returning id) select to_jsonb(m) from moved m',
            (array['pending', 'processing', 'shipped', 'delivered', 'cancelled'])[1 + floor(random() * 5)::int], v_order.order_id));
          perform set_config('request.jwt.claims', '', true);
        end if;
      end $$`)
    await cluster.setStock('dress', 60)
    await cluster.setStock('shirt', 60)
    await cluster.setStock('scarf', 60)
    const before = await cluster.stockAndOrders()
    await cluster.run('select load.step()', { sessions: 25, times: 8 })
    const seen = {
      ...(await cluster.outcomes()),
      ...(await cluster.outcomes('cancel')),
      ...(await cluster.outcomes('move')),
    }
    const known = ['done', 'BUSY', 'OUT_OF_STOCK', 'CANCEL_WINDOW_CLOSED', 'ORDER_WAS_CANCELLED']
    expect(Object.keys(seen).filter((outcome) => !known.includes(outcome))).toEqual([])
    expect((await cluster.outcomes('cancel')).done).toBeGreaterThan(10)
    expect(await cluster.stockAndOrders()).toEqual(before)
    expect(await cluster.broken()).toEqual([])
  }, 180_000)

  it('a cancellation that reads the order before it locks it makes stock', async () => {
    const worse = await cluster.worse(`
      alter table public.orders disable trigger order_before_update;
      create function load.cancel() returns void language plpgsql as $$
      begin
        if (select order_status from public.orders) = 'pending' then
          perform pg_sleep(0.2);
          update public.product_variants v set quantity = v.quantity + 1 from public.order_items i where i.variant_id = v.id;
          update public.orders set order_status = 'cancelled', cancelled_at = now();
        end if;
      end $$`)
    await worse.session(buying.replace(':client_id', '1'))
    const before = await worse.stockAndOrders()
    await worse.run('select load.cancel()', { sessions: 4, times: 1 })
    expect(await worse.stockAndOrders()).not.toEqual(before)
  }, 180_000)

  it('a session that ends in the middle of an order leaves nothing of it', async () => {
    const all = `select (select count(*) from public.orders) + (select count(*) from public.order_items)
      + (select count(*) from public.order_events) + (select count(*) from private.order_keys)
      + (select count(*) from private.email_outbox) as n`
    const open = cluster
      .session(
        `begin; select load.buy('{dress,shirt}', load.key('dies')); ${all}; select pg_sleep(30); commit`,
      )
      .then(
        () => 'went on',
        (error) => String(error),
      )
    await cluster.session(`do $$ begin
      for i in 1..500 loop
        exit when exists (select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep');
        perform pg_sleep(0.02); perform pg_stat_clear_snapshot();
      end loop;
      perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep' and pid <> pg_backend_pid(); end $$`)
    expect(await open).toContain('terminating connection')
    expect(await cluster.sql(all)).toEqual([{ n: 0 }])
    expect([await cluster.stock('dress'), await cluster.stock('shirt')]).toEqual([1000, 1000])
    // The same idempotency key can place the order again.
    await cluster.session("select load.buy('{dress,shirt}', load.key('dies'))")
    expect(await cluster.outcomes()).toEqual({ done: 1 })
  }, 180_000)

  it('sessions that are terminated while many buy leave whole orders only', async () => {
    const before = await cluster.stockAndOrders()
    const crowd = cluster.run(`select load.buy('{dress,shirt,scarf}', ${ownKey})`, {
      sessions: 25,
      times: 5,
      dying: true,
    })
    await cluster.session(`do $$ declare v_shot int := 0; begin
      for i in 1..2000 loop
        perform pg_sleep(0.01); perform pg_stat_clear_snapshot();
        continue when not exists (select from load.log);
        v_shot := v_shot + (select count(*) from (select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and query like '%load.buy%' and state = 'active' and pid <> pg_backend_pid()
          order by random() limit 2) s);
        exit when v_shot >= 8;
      end loop; end $$`)
    await crowd
    const [row] = await cluster.sql<{ orders: number; known: number }>(`
      select (select count(*) from public.orders)::int as orders, (select count(*) from load.log where outcome = 'done')::int as known`)
    expect(row?.orders).toBeGreaterThan(0)
    expect(row?.orders).toBeLessThan(125)
    expect(row?.known).toBe(row?.orders)
    expect(await cluster.stockAndOrders()).toEqual(before)
    expect(await cluster.broken()).toEqual([])
  }, 180_000)

  it.each([
    { does: 'remove', call: 'remove_member(%L)' },
    { does: 'lower', call: "set_member_role(%L, ''viewer'')" },
  ])(
    'two owners who $does each other at once leave one',
    async ({ call }) => {
      const people = ['b1', 'b2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
      await cluster.session(`delete from public.team_members;
      insert into auth.users (id, email) select id::uuid, right(id, 2) || '@example.com' from unnest('{${people}}'::text[]) id on conflict do nothing;
      insert into public.team_members (user_id, role) select id, 'owner' from auth.users where email in ('b1@example.com', 'b2@example.com');
      create or replace function load.oust(p_me int) returns void language plpgsql as $$
      begin
        perform set_config('request.jwt.claims', json_build_object('sub', ('{${people}}'::text[])[1 + p_me])::text, true);
        perform pg_sleep(0.1);
        perform load.note('oust', 'authenticated', '', format('select jsonb_build_object(''left'', public.${call})',
          case p_me when 0 then 'b2' else 'b1' end || '@example.com'));
      end $$`)
      await cluster.run('begin; select load.oust(:client_id); select pg_sleep(0.2); commit;', {
        sessions: 2,
        times: 1,
      })
      expect(
        await cluster.sql("select count(*)::int as n from public.team_members where role = 'owner'"),
      ).toEqual([{ n: 1 }])
    },
    180_000,
  )
})
