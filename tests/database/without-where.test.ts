// What the API runs on the platform must say which rows it means (see support/without-where).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openShop, type Shop } from '../support/shop.ts'
import { withoutWhere } from '../support/without-where.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('no function updates or deletes without a condition', async () => {
  const functions = await shop.sql<{ name: string; body: string }>(`
    select p.oid::regprocedure::text as name, p.prosrc as body from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and p.prokind = 'f'`)
  expect(functions.filter(({ body }) => body === '')).toEqual([])
  const found = functions.flatMap(({ name, body }) =>
    withoutWhere(body).map((statement) => `${name}: ${statement}`),
  )
  expect(found).toEqual([])
})

it.each([
  'update public.orders set note = 1',
  'delete from public.orders',
  'begin update a set b = (select 1 from c where d); end',
  'with gone as (delete from a returning id) select * from gone where id = 1',
  'for r in update a set b = 1 returning id loop perform 1 where true; end loop;',
  "execute 'delete from public.orders'",
  "execute format('update %I set a = 1', 'b')",
  'update a set b = c.d from c -- where',
])('a statement without a condition is found: %s', (sql) => {
  expect(withoutWhere(sql)).not.toEqual([])
})

it.each([
  'update a set b = 1 where c',
  'select 1 from a for no key update; select 1 from a for update',
  'insert into a values (1) on conflict (b) do update set c = 1',
  'with gone as (delete from a where b returning id) select 1',
  "if tg_op = 'UPDATE' then return null; end if;",
  'delete from a using b where a.id = b.id',
])('a statement that has a condition or needs none is accepted: %s', (sql) => {
  expect(withoutWhere(sql)).toEqual([])
})
