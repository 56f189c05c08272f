// Crowds: hundreds of buyers for a few pieces, replays, opposite carts, cancelling against shipping against buying, and
// sessions that die in the middle. Each with what would go wrong without the defence. On the platform, under a shopper's time limit.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { platform } from '../support/project-database.ts'
import { openSea, type Sea, unserved } from '../support/storm.ts'

/** place_order and what it calls with nothing locked, and nothing in the tables that would stop it. */
const unlocked = `
  do $$
  declare
    v_name text;
  begin
    foreach v_name in array array['private.move_order_stock(uuid,integer)',
      'private.place_order(text,jsonb,jsonb,jsonb,text,numeric)'] loop
      execute replace(regexp_replace(replace(pg_get_functiondef(v_name::regprocedure), 'for no key update', ''),
        'perform pg_advisory_xact_lock[^;]+;', '', 'g'), 'coalesce(v.quantity, 0) < w.wanted', 'false');
    end loop;
  end $$;
  alter table public.product_variants drop constraint product_variants_quantity_check;
  alter table public.products drop constraint products_quantity_check;
  alter table private.order_keys drop constraint order_keys_token_hash_key`
const ownToken = "storm.token(:client_id || '/' || random())"

describe.runIf(platform)('crowds', () => {
  let sea: Sea
  beforeAll(async () => {
    sea = await openSea()
  })
  afterAll(() => sea?.close())
  beforeEach(async () => {
    await sea.begin()
  })

  const buying = `select storm.buy('{dress}', ${ownToken})`

  it('500 buyers for 37 pieces: exactly 37 are sold', async () => {
    await sea.setStock('dress', 37)
    await sea.storm(buying, { sessions: 100, times: 5 })
    const { done, ...others } = await sea.outcomes()
    expect(done).toBe(37)
    expect(['OUT_OF_STOCK', ...unserved]).toEqual(expect.arrayContaining(Object.keys(others)))
    expect(await sea.stock('dress')).toBe(0)
    expect(await sea.sql('select sum(quantity)::int as n from public.order_items')).toEqual([{ n: 37 }])
    expect(await sea.broken()).toEqual([])
  }, 60_000)

  it('without locks the same crowd buys more than there is', async () => {
    const worse = await sea.worse(unlocked)
    await worse.setStock('dress', 37)
    await worse.storm(buying, { sessions: 40, times: 2 })
    expect((await worse.outcomes()).done).toBeGreaterThan(37)
    expect(await worse.stock('dress')).toBeLessThan(0)
    expect((await worse.broken()).join()).toContain('negative stock')
  }, 60_000)

  it('100 replays of one token make one order, and all hear of it', async () => {
    const replay = (token: string) => `select storm.buy('{dress}', storm.token('${token}'))`
    await sea.storm(replay('one'), { sessions: 100, times: 1 })
    const { done, ...others } = await sea.outcomes()
    expect(done).toBeGreaterThan(1)
    expect(unserved).toEqual(expect.arrayContaining(Object.keys(others)))
    expect(await sea.sql('select count(distinct order_id)::int as n from storm.log')).toEqual([{ n: 1 }])
    expect(await sea.stock('dress')).toBe(999)
    expect(await sea.broken()).toEqual([])

    const worse = await sea.worse(unlocked)
    await worse.storm(replay('another'), { sessions: 50, times: 1 })
    const [row] = await worse.sql<{ n: number }>('select count(*)::int as n from public.orders')
    expect(row?.n).toBeGreaterThan(2)
  }, 60_000)

  it('carts in opposite orders never wait for each other in a circle', async () => {
    const carts = `select storm.buy(case when :client_id % 2 = 0 then '{dress,shirt,scarf}'::text[]
      else '{scarf,shirt,dress}' end, ${ownToken})`
    await sea.storm(carts, { sessions: 40, times: 3 })
    const { done = 0, ...others } = await sea.outcomes()
    expect(unserved).toEqual(expect.arrayContaining(Object.keys(others)))
    expect(done).toBeGreaterThan(60)
    expect([await sea.stock('dress'), await sea.stock('shirt'), await sea.stock('scarf')]).toEqual(
      Array(3).fill(1000 - done),
    )
    expect(await sea.broken()).toEqual([])

    // Whoever takes the pieces in the order of the cart does.
    const worse = await sea.worse(`
      create function storm.grab(p_token text, p_items jsonb, p_customer jsonb, p_address jsonb, p_method text, p_total numeric)
      returns jsonb language plpgsql as $$
      declare v_slug text;
      begin
        for v_slug in select e ->> 'slug' from jsonb_array_elements(p_items) e loop
          update public.product_variants v set quantity = v.quantity - 1 from public.products p
          where p.id = v.product_id and p.slug = v_slug;
          perform pg_sleep(0.02);
        end loop;
        return '{}';
      end $$;
      alter database :"DBNAME" set deadlock_timeout = '50ms'`)
    await worse.storm(carts.replace(/\)$/, ", 'storm.grab', '')"), { sessions: 10, times: 1 })
    expect((await worse.outcomes())['40P01']).toBeGreaterThan(0)
  }, 60_000)

  it('buying, cancelling, shipping and restocking all at once lose no piece and make none', async () => {
    await sea.session(`
      insert into auth.users (id, email) values ('00000000-0000-4000-8000-0000000000aa', 'boss@example.com') on conflict do nothing;
      insert into private.admins (user_id) values ('00000000-0000-4000-8000-0000000000aa') on conflict do nothing;
      create or replace function storm.step() returns void language plpgsql as $$
      declare
        v_dice float := random();
        v_slugs text[] := (select array_agg(s order by random()) from unnest('{dress,shirt,scarf}'::text[]) s);
        v_order record;
      begin
        select l.order_id, l.token into v_order from storm.log l where l.kind = 'buy' and l.outcome = 'done'
        order by random() limit 1;
        if v_dice < 0.45 or v_order.order_id is null then
          perform storm.buy(v_slugs[1:1 + floor(random() * 3)::int], storm.token(random()::text));
        elsif v_dice < 0.7 then
          perform storm.note('cancel', 'anon', '', format('select public.cancel_order(%L, %L)', v_order.order_id, v_order.token));
        else
          perform set_config('request.jwt.claims', '{"sub": "00000000-0000-4000-8000-0000000000aa"}', true);
          perform storm.note('move', 'authenticated', '', format(
            'with moved as (update public.orders set order_status = %L where id = %L returning id) select to_jsonb(m) from moved m',
            (array['pending', 'processing', 'shipped', 'delivered', 'cancelled'])[1 + floor(random() * 5)::int], v_order.order_id));
          perform set_config('request.jwt.claims', '', true);
        end if;
      end $$`)
    await sea.setStock('dress', 60)
    await sea.setStock('shirt', 60)
    await sea.setStock('scarf', 60)
    const before = await sea.pieces()
    await sea.storm('select storm.step()', { sessions: 40, times: 10 })
    const seen = {
      ...(await sea.outcomes()),
      ...(await sea.outcomes('cancel')),
      ...(await sea.outcomes('move')),
    }
    const known = ['done', 'OUT_OF_STOCK', 'CANCEL_WINDOW_CLOSED', 'ORDER_WAS_CANCELLED', ...unserved]
    expect(Object.keys(seen).filter((outcome) => !known.includes(outcome))).toEqual([])
    expect((await sea.outcomes('cancel')).done).toBeGreaterThan(10)
    expect(await sea.pieces()).toEqual(before)
    expect(await sea.broken()).toEqual([])
  }, 60_000)

  it('a cancellation that looks before it holds the order makes pieces', async () => {
    await sea.session(buying.replace(':client_id', '1'))
    const worse = await sea.worse(`
      alter table public.orders disable trigger order_before_update;
      create function storm.cancel() returns void language plpgsql as $$
      begin
        if (select order_status from public.orders) = 'pending' then
          perform pg_sleep(0.2);
          update public.product_variants v set quantity = v.quantity + 1 from public.order_items i where i.variant_id = v.id;
          update public.orders set order_status = 'cancelled', cancelled_at = now();
        end if;
      end $$`)
    const before = await worse.pieces()
    await worse.storm('select storm.cancel()', { sessions: 10, times: 1 })
    expect(await worse.pieces()).not.toEqual(before)
  }, 60_000)

  it('a session that is ended in the middle of an order leaves nothing of it', async () => {
    const all = `select (select count(*) from public.orders) + (select count(*) from public.order_items)
      + (select count(*) from public.order_events) + (select count(*) from private.order_keys)
      + (select count(*) from private.email_outbox) as n`
    const open = sea
      .session(
        `begin; select storm.buy('{dress,shirt}', storm.token('dies')); ${all}; select pg_sleep(30); commit`,
      )
      .then(
        () => 'went on',
        (error) => String(error),
      )
    await sea.session(`do $$ begin
      for i in 1..500 loop
        exit when exists (select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep');
        perform pg_sleep(0.02); perform pg_stat_clear_snapshot();
      end loop;
      perform pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep' and pid <> pg_backend_pid(); end $$`)
    expect(await open).toContain('terminating connection')
    expect(await sea.sql(all)).toEqual([{ n: 0 }])
    expect([await sea.stock('dress'), await sea.stock('shirt')]).toEqual([1000, 1000])
    // And its token is as good as new.
    await sea.session("select storm.buy('{dress,shirt}', storm.token('dies'))")
    expect(await sea.outcomes()).toEqual({ done: 1 })
  }, 60_000)

  it('sessions that are shot down while a crowd is buying leave whole orders only', async () => {
    const before = await sea.pieces()
    const crowd = sea.storm(`select storm.buy('{dress,shirt,scarf}', ${ownToken})`, {
      sessions: 40,
      times: 10,
      dying: true,
    })
    await sea.session(`do $$ declare v_shot int := 0; begin
      for i in 1..2000 loop
        perform pg_sleep(0.01); perform pg_stat_clear_snapshot();
        v_shot := v_shot + (select count(*) from (select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and application_name = 'pgbench' and state = 'active' order by random() limit 2) s);
        exit when v_shot >= 20;
      end loop; end $$`)
    await crowd
    const [row] = await sea.sql<{ orders: number; known: number }>(`
      select (select count(*) from public.orders)::int as orders, (select count(*) from storm.log where outcome = 'done')::int as known`)
    expect(row?.orders).toBeGreaterThan(0)
    expect(row?.orders).toBeLessThan(400)
    expect(row?.known).toBe(row?.orders)
    expect(await sea.pieces()).toEqual(before)
    expect(await sea.broken()).toEqual([])
  }, 60_000)

  it('two owners who take the right from each other at once: one is left', async () => {
    const people = ['b1', 'b2'].map((end) => `00000000-0000-4000-8000-0000000000${end}`)
    await sea.session(`delete from private.admins;
      insert into auth.users (id, email) select id::uuid, right(id, 2) || '@example.com' from unnest('{${people}}'::text[]) id;
      insert into private.admins (user_id) select id from auth.users where email in ('b1@example.com', 'b2@example.com');
      create function storm.oust(p_me int) returns void language plpgsql as $$
      begin
        perform set_config('request.jwt.claims', json_build_object('sub', ('{${people}}'::text[])[1 + p_me])::text, true);
        perform pg_sleep(0.1);
        perform storm.note('oust', 'authenticated', '', format('select jsonb_build_object(''left'', public.remove_admin(%L))',
          case p_me when 0 then 'b2' else 'b1' end || '@example.com'));
      end $$`)
    await sea.storm('begin; select storm.oust(:client_id); select pg_sleep(0.2); commit;', {
      sessions: 2,
      times: 1,
    })
    expect(await sea.sql('select count(*)::int as n from private.admins')).toEqual([{ n: 1 }])
  }, 60_000)

  it('a hundred at once on one product: how long placing an order takes', async () => {
    const times = await sea.storm(buying, { sessions: 100, times: 2 })
    const { done, ...others } = await sea.outcomes()
    expect(unserved).toEqual(expect.arrayContaining(Object.keys(others)))
    const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)
    const alone = await sea.storm(buying, { sessions: 1, times: 30 })
    const middle = alone[15] ?? 0
    console.log(
      `place_order, 100 buyers at once on one product: ${done} of 200 served, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; alone ${middle.toFixed(1)} ms`,
    )
  }, 60_000)
})
