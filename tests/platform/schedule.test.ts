// The schedule that sends mails and cancels unpaid orders, as npm run setup makes it, and what npm run smoke sees of it.
// pg_cron, pg_net and vault exist on the platform alone; stand-ins take their calls.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { schedules } from '../../supabase/setup/schedules.ts'
import { databaseChecks } from '../../supabase/smoke/database-checks.ts'
import type { Check } from '../../supabase/smoke/visit.ts'
import { openDatabase, type ProjectDatabase, platform, vault } from '../support/project-database.ts'
import { inDatabase } from '../support/psql.ts'

const statements = `
  select vault.create_secret('https://shop.example/send-mail', 'send_mail_url'),
    vault.create_secret('https://shop.example/send-push', 'send_push_url'),
    vault.create_secret('https://shop.example/send-events', 'send_events_url'), vault.create_secret('a-secret', 'send_mail_secret');
  ${schedules.map(({ name, times, command }) => `select cron.schedule('${name}', '${times}', $$${command}$$);`).join('\n')}`

const standIns = `
  ${vault}
  create schema cron;
  create table cron.job (jobid bigint generated always as identity primary key, jobname text unique, schedule text,
    command text, active boolean not null default true);
  create table cron.job_run_details (jobid bigint, runid bigint generated always as identity, status text,
    start_time timestamptz, end_time timestamptz);
  create function cron.schedule(job_name text, schedule text, command text) returns bigint language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning jobid $$;
  create schema net;
  create table net.calls (url text, headers jsonb, timeout_milliseconds int);
  create table net._http_response (id bigint generated always as identity, status_code int);
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}',
    headers jsonb default '{"Content-Type": "application/json"}', timeout_milliseconds int default 5000) returns bigint
    language sql as 'insert into net.calls values (url, headers, timeout_milliseconds) returning 1::bigint';
  grant usage on schema cron, net to postgres;
  grant select on all tables in schema cron, net to postgres`

describe.runIf(platform)('the schedule', () => {
  let database: ProjectDatabase
  beforeAll(async () => {
    database = await openDatabase()
    await database.session(`${standIns}; ${statements}`)
  })
  afterAll(() => database?.close())
  beforeEach(() =>
    database.session(
      'truncate net.calls, cron.job_run_details, net._http_response; update cron.job set active = true',
    ),
  )

  const command = (name: string) =>
    database.session(`select command from cron.job where jobname = '${name}' and active`)

  it('the schedule calls send-mail with the secret once a minute', async () => {
    await database.session(await command('send-mail'))
    expect(await database.sql('select * from net.calls')).toEqual([
      {
        url: 'https://shop.example/send-mail',
        headers: { Authorization: 'Bearer a-secret' },
        timeout_milliseconds: 55_000,
      },
    ])
    expect(await database.session("select schedule from cron.job where jobname = 'send-mail'")).toBe(
      '* * * * *',
    )
  })

  it('the schedule calls send-push while orders wait for a push, and not otherwise', async () => {
    await database.session(await command('send-push'))
    expect(await database.sql('select * from net.calls')).toEqual([])
    const order = `insert into public.orders (customer_name, customer_email, customer_phone, shipping_address,
      payment_method, subtotal, shipping_cost, total_amount) values ('A', 'a@example.com', '1', '{}', 'cod', 1, 0, 1) returning id`
    await database.session(`with o as (${order}) insert into private.push_orders (order_id) select id from o`)
    await database.session(await command('send-push'))
    expect(await database.sql('select url, headers from net.calls')).toEqual([
      {
        url: 'https://shop.example/send-push',
        headers: { Authorization: 'Bearer a-secret' },
      },
    ])
    await database.session(`delete from public.orders where customer_email = 'a@example.com'`)
  })

  it('the schedule calls send-events while a purchase is due, and not otherwise', async () => {
    await database.session(await command('send-events'))
    expect(await database.sql('select * from net.calls')).toEqual([])
    const order = `insert into public.orders (customer_name, customer_email, customer_phone, shipping_address,
      payment_method, subtotal, shipping_cost, total_amount) values ('A', 'a@example.com', '1', '{"country": "MA"}', 'cod', 1, 0, 1) returning id`
    await database.session(`with o as (${order}), c as (
      insert into private.event_consents (order_id, purposes) select id, '{meta}' from o returning order_id)
      insert into private.event_outbox (order_id, receiver, next_try_at) select order_id, 'meta', now() from c`)
    await database.session(await command('send-events'))
    expect(await database.sql('select url from net.calls')).toEqual([
      { url: 'https://shop.example/send-events' },
    ])
    await database.session(`delete from public.orders where customer_email = 'a@example.com'`)
  })

  it('the schedule removes the history of its runs after three days', async () => {
    await database.session(`insert into cron.job_run_details (jobid, status, start_time, end_time)
      select 1, 'succeeded', now() - d * interval '1 day', now() - d * interval '1 day' from unnest('{0,2,4,9}'::int[]) d`)
    await database.session(`${await command('remove-cron-history')}`)
    const left =
      "select count(*) || ' ' || count(*) filter (where end_time > now() - interval '3 days') from cron.job_run_details"
    expect(await database.session(left)).toBe('2 2')
  })

  it('the schedule can be set up again, and stays one', async () => {
    await database.session(statements.slice(statements.indexOf('select cron')))
    expect(await database.session("select string_agg(jobname, ' ' order by jobname) from cron.job")).toBe(
      'checkout-reminders due-products fold-sales forget-old remove-cron-history review-requests send-events send-mail send-push units-sold unpaid-orders',
    )
  })

  it('the schedule cancels what was not paid in time and reminds of transfers, once a minute', async () => {
    const order = (name: string, method: string, due: string, ago: string) =>
      database.session(`insert into public.orders (customer_name, customer_email, customer_phone, shipping_address,
        payment_method, payment_due_at, subtotal, shipping_cost, total_amount, created_at)
        values ('${name}', '${name}@example.com', '1', '{}', '${method}', now() + interval '${due}', 1, 0, 1, now() - interval '${ago}')`)
    await order('abandoned', 'card', '-1 minute', '31 minutes')
    await order('paying', 'card', '5 minutes', '25 minutes')
    await order('transfer', 'bank', '1 day', '4 days')
    await database.session(`set session authorization postgres; ${await command('unpaid-orders')}`)
    const states = await database.sql('select customer_name, order_status from public.orders order by 1')
    expect(states).toEqual([
      { customer_name: 'abandoned', order_status: 'cancelled' },
      { customer_name: 'paying', order_status: 'pending' },
      { customer_name: 'transfer', order_status: 'pending' },
    ])
    expect(
      await database.session("select recipient from private.email_outbox where template = 'order-reminder'"),
    ).toBe('transfer@example.com')
    expect(await database.session("select schedule from cron.job where jobname = 'unpaid-orders'")).toBe(
      '* * * * *',
    )
  })

  it('the schedule joins the rows of the sales sums', async () => {
    await database.session(`delete from private.sales_days;
      insert into private.sales_days (day, status, revenue, orders, units)
      select '2026-01-01', 'pending', 5, 1, 1 from generate_series(1, 3)`)
    await database.session(`set session authorization postgres; ${await command('fold-sales')}`)
    expect(await database.sql('select orders, is_folded from private.sales_days')).toEqual([
      { orders: 3, is_folded: true },
    ])
  })

  it('the schedule publishes the products whose time has come', async () => {
    await database.session(`insert into public.collections (slug, name) values ('clay', 'Clay');
      insert into public.products (slug, title, description, price, image_url, collection_slug, status, publish_at)
      select 'bowl-' || n + 2, 'Bowl', 'd', 20, '/a.png', 'clay', 'scheduled', now() + n * interval '1 hour' from generate_series(-1, 1, 2) n`)
    await database.session(`set session authorization postgres; ${await command('due-products')}`)
    expect(
      await database.sql(
        'select slug, status, publish_at is null as done from public.products order by slug',
      ),
    ).toEqual([
      { slug: 'bowl-1', status: 'live', done: true },
      { slug: 'bowl-3', status: 'scheduled', done: false },
    ])
  })

  it('the schedule counts what sold', async () => {
    expect(await database.session(`set session authorization postgres; ${await command('units-sold')}`)).toBe(
      '0',
    )
  })

  describe('the schedule in npm run smoke', () => {
    const address = () => inDatabase(platform?.owner ?? '', database.name)
    const look = (checks: Check[], what: string) => {
      const check = checks.find(([name]) => name.startsWith(what))
      if (!check) throw new Error(`There is no check ${what}`)
      return check[1]()
    }
    /** Through the CLI, which takes a second. */
    const lookedByCli = (what: string) => look(databaseChecks(address()), what)
    const looked = (what: string) =>
      look(
        databaseChecks(address(), async (args) => database.sql(args.at(-1) ?? '')),
        what,
      )
    const ran = (status: string, age = '20 seconds') =>
      database.session(`insert into cron.job_run_details (jobid, status, start_time, end_time)
        select jobid, '${status}', now() - interval '${age}', now() - interval '${age}' from cron.job where jobname = 'send-mail'`)

    it('npm run smoke finds the schedule right while it runs and send-mail answers', async () => {
      await ran('succeeded')
      await database.session('insert into net._http_response (status_code) values (401), (200), (204)')
      const outcomes = await Promise.all(['the schedule', 'send-mail accepts', 'old runs'].map(lookedByCli))
      expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
    })

    it.each([
      ['it has never run', async () => ''],
      ['it stopped an hour ago', () => ran('succeeded', '1 hour')],
      ['its last run failed', () => ran('failed')],
      [
        'it is switched off',
        async () => {
          await ran('succeeded')
          return database.session('update cron.job set active = false')
        },
      ],
    ])('npm run smoke finds the schedule wrong when %s', async (_what, before) => {
      await before()
      expect(await looked('the schedule')).toMatchObject({ ok: false })
    })

    it('npm run smoke finds send-mail wrong when it refuses the secret, or was never called', async () => {
      expect(await looked('send-mail accepts')).toMatchObject({ ok: false })
      await database.session('insert into net._http_response (status_code) values (200), (401), (204)')
      expect(await looked('send-mail accepts')).toEqual({ ok: false, seen: '401' })
    })

    it('npm run smoke finds the schedule wrong when old runs stay', async () => {
      await ran('succeeded', '5 days')
      expect(await looked('old runs')).toEqual({ ok: false, seen: '1 are there' })
    })
  })
})
