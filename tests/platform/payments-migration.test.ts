// A shop that sold before payments were recorded, and the migration that records them: older migrations, orders as they
// were then, and then the newer files.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/imports.ts'
import { invariants } from '../support/invariants.ts'
import { platform } from '../support/project-database.ts'
import { inDatabase, psql } from '../support/psql.ts'

const folder = join(root, 'supabase/migrations')
const files = readdirSync(folder).toSorted()
const payments = '20261124000001_payments.sql'
const read = (names: string[]) => names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')

const owner = '00000000-0000-4000-8000-0000000000ab'
/** Old orders by name: method, status of the order, status of the payment when it was placed. */
const placed: [name: string, method: string, status: string, payment: string][] = [
  ['cash-open', 'cod', 'shipped', 'pending'],
  ['cash-collected', 'cod', 'shipped', 'pending'],
  ['cash-returned', 'cod', 'pending', 'pending'],
  ['cash-taken-back', 'cod', 'shipped', 'pending'],
  ['card-new', 'card', 'pending', 'paid'],
  ['card-sent', 'card', 'shipped', 'paid'],
  ['card-delivered', 'card', 'delivered', 'paid'],
  ['card-refunded', 'card', 'pending', 'paid'],
  ['card-cancelled', 'card', 'pending', 'paid'],
  ['bank-new', 'bank', 'processing', 'paid'],
  ['bank-recorded', 'bank', 'pending', 'pending'],
]
/** What happened to them afterwards, with the triggers of that time. */
const history = `
  update public.orders set payment_status = 'paid' where customer_name in ('cash-collected', 'cash-taken-back', 'bank-recorded');
  update private.payment_events set reason = 'seen on the statement'
    where order_id = (select id from public.orders where customer_name = 'bank-recorded');
  update public.orders set payment_status = 'pending' where customer_name = 'cash-taken-back';
  update public.orders set order_status = 'delivered' where customer_name = 'cash-returned';
  update public.orders set payment_status = 'paid' where customer_name = 'cash-returned';
  update public.orders set payment_status = 'refunded' where customer_name in ('cash-returned', 'card-refunded');
  update public.orders set order_status = 'cancelled' where customer_name in ('card-refunded', 'card-cancelled');
  update public.order_events set actor = 'customer'
    where status = 'cancelled' and order_id = (select id from public.orders where customer_name = 'card-cancelled');`

describe.runIf(platform)('orders from before payments were recorded', () => {
  const name = `before_payments_${Date.now()}`
  let address = ''
  const rows = async (query: string): Promise<unknown[]> =>
    JSON.parse(await psql(address, `select coalesce(json_agg(t), '[]') from (${query}) t`))

  beforeAll(async () => {
    if (!platform) throw new Error('There is no PostgreSQL here')
    await psql(platform.admin, `create database ${name}`)
    address = inDatabase(platform.admin, name)
    await psql(address, readFileSync(join(root, 'supabase/local/platform.sql'), 'utf8'))
    await psql(
      address,
      `set session authorization postgres; ${read(files.filter((file) => file < payments))}`,
    )
    await psql(
      address,
      `insert into auth.users (id, email) values ('${owner}', 'owner@example.com');
       insert into private.admins (user_id) values ('${owner}');
       insert into public.orders (customer_name, customer_email, customer_phone, shipping_address, payment_method,
         payment_status, order_status, subtotal, shipping_cost, total_amount)
       values ${placed
         .map(
           ([who, method, status, payment]) =>
             `('${who}', '${who}@example.com', '1', '{}', '${method}', '${payment}', '${status}', 50, 10, 60)`,
         )
         .join(', ')};
       insert into public.order_items (order_id, product_name, product_slug, product_image, size, color, price, quantity)
         select id, 'n', 's', '/a.png', '', '', 50, 1 from public.orders;
       insert into private.order_keys select id, sha256(id::text::bytea), '' from public.orders;
       select set_config('request.jwt.claims', '{"sub": "${owner}"}', false);
       ${history}
       update private.email_outbox set sent_at = now()`,
    )
    await psql(
      address,
      `set session authorization postgres; ${read(files.filter((file) => file >= payments))}`,
    )
  }, 180_000)
  afterAll(async () => {
    if (platform) await psql(platform.admin, `drop database if exists ${name} with (force)`)
  })

  it('are paid where the owner recorded money, or where the order was delivered or refunded', async () => {
    const states =
      await rows(`select customer_name || ': ' || payment_status || ', ' || paid_amount::int || ' paid, '
      || refunded_amount::int || ' refunded, ' || due_amount::int || ' due' as order from public.orders order by 1`)
    expect(states).toEqual(
      [
        'bank-new: pending, 0 paid, 0 refunded, 60 due',
        'bank-recorded: paid, 60 paid, 0 refunded, 0 due',
        'card-cancelled: pending, 0 paid, 0 refunded, 0 due',
        'card-delivered: paid, 60 paid, 0 refunded, 0 due',
        'card-new: pending, 0 paid, 0 refunded, 60 due',
        'card-refunded: refunded, 60 paid, 60 refunded, 0 due',
        'card-sent: pending, 0 paid, 0 refunded, 60 due',
        'cash-collected: paid, 60 paid, 0 refunded, 0 due',
        'cash-open: pending, 0 paid, 0 refunded, 60 due',
        'cash-returned: refunded, 60 paid, 60 refunded, 0 due',
        'cash-taken-back: pending, 0 paid, 0 refunded, 60 due',
      ].map((order) => ({ order })),
    )
  })

  it('keep who recorded the money, why, and how it went back', async () => {
    expect(
      await rows(`select o.customer_name as name, p.author_id as author, p.note from public.payments p
        join public.orders o on o.id = p.order_id where p.author_id is not null order by 1`),
    ).toEqual([
      { name: 'bank-recorded', author: owner, note: 'seen on the statement' },
      { name: 'cash-collected', author: owner, note: null },
      { name: 'cash-returned', author: owner, note: null },
    ])
    expect(
      await rows(`select o.customer_name as name, r.way, r.status from public.refunds r
        join public.payments p on p.id = r.payment_id join public.orders o on o.id = p.order_id order by 1`),
    ).toEqual([
      { name: 'card-refunded', way: 'transfer', status: 'succeeded' },
      { name: 'cash-returned', way: 'cash', status: 'succeeded' },
    ])
  })

  it('know why they were cancelled, hold their stock without a date, and send no mail', async () => {
    expect(
      await rows(
        'select customer_name as name, cancel_reason from public.orders where cancel_reason is not null order by 1',
      ),
    ).toEqual([
      { name: 'card-cancelled', cancel_reason: 'customer' },
      { name: 'card-refunded', cancel_reason: 'other' },
    ])
    expect(await rows('select 1 from public.orders where payment_due_at is not null')).toEqual([])
    expect(await rows('select 1 from private.email_outbox where sent_at is null')).toEqual([])
    expect(await psql(address, 'select private.expire_unpaid_orders(200)')).toBe('0')
  })

  it('add up', async () => {
    expect(await rows(invariants)).toEqual([])
  })
})
