// What the grants refuse beside the policies. Only a real PostgreSQL shows it: the embedded back end grants everything.
import { quote } from '../support/psql.ts'
import type { Trial } from '../support/role-trials.ts'
import type { Role } from '../support/shop.ts'

export type PrivilegeAttack = { name: string; by: Role[]; statements: string[] }

const members: Role[] = ['anon', 'shopper']
const everybody: Role[] = ['anon', 'shopper', 'owner']

export const privilegeAttacks: PrivilegeAttack[] = [
  {
    name: 'columns that a form has not',
    by: ['shopper'],
    statements: [
      "update public.profiles set created_at = '2000-01-01'",
      'update public.profiles set id = gen_random_uuid()',
      'update public.addresses set user_id = gen_random_uuid()',
      "update public.addresses set created_at = '2000-01-01'",
      "insert into public.addresses (user_id, first_name, last_name, phone, address, city, zip_code, country) values (gen_random_uuid(), 'a', 'b', '1', 's', 'c', '1', 'MA')",
      "insert into public.wishlist_items (product_id, added_at) select id, '2099-01-01' from public.products limit 1",
      'insert into public.wishlist_items (product_id, saved_price) select id, 99999 from public.products limit 1',
      "update public.wishlist_items set added_at = '2099-01-01'",
    ],
  },
  {
    name: 'the owner’s notes about money',
    by: ['anon', 'shopper'],
    statements: [
      'select note from public.payments',
      'select author_id from public.payments',
      'select reference from public.payments',
      'select reason from public.refunds',
      'select * from public.payments',
      'select * from public.refunds',
    ],
  },
  {
    name: 'columns that are not even the owner’s',
    by: ['owner'],
    statements: [
      'update public.orders set total_amount = 0',
      'update public.orders set customer_email = null',
      'update public.orders set user_id = null',
      'update public.orders set paid_amount = 1',
      'update public.orders set payment_due_at = now()',
      'update public.payments set amount = 1',
      "insert into public.payments (order_id, method, amount, status) select id, 'bank', 1, 'succeeded' from public.orders limit 1",
      "insert into public.refunds (payment_id, amount, way, status) select id, 1, 'cash', 'succeeded' from public.payments limit 1",
      'delete from public.refunds',
      "update public.reviews set body = 'Mine'",
      'update public.reviews set rating = 5',
      "update public.messages set body = 'Mine'",
      "insert into public.customer_notes (customer_key, note, author_id) values ('a@b.c', 'n', null)",
      "update public.customer_notes set note = 'x'",
    ],
  },
  {
    name: 'what comes about by functions and triggers alone',
    by: everybody,
    statements: [
      'delete from public.orders',
      'delete from public.order_items',
      'insert into public.order_events (order_id, status, actor) select id, order_status, $$owner$$ from public.orders limit 1',
      'insert into public.subscriptions (email, topic) values ($$a@b.c$$, $$newsletter$$)',
      'update public.facet_buckets set n = 0',
      'delete from public.facet_totals',
      'update private.review_counts set n = 0',
      'delete from private.audit_log',
      'update private.email_outbox set recipient = $$a@b.c$$',
      "insert into public.team_members (user_id, role) select id, 'owner' from auth.users limit 1",
    ],
  },
  {
    name: 'accounts and their secrets',
    by: everybody,
    statements: [
      'select * from auth.users',
      'select encrypted_password from auth.users',
      "update auth.users set email = 'a@b.c'",
      'select * from private.order_keys',
      'select * from private.review_authors',
      'select rolpassword from pg_authid',
    ],
  },
  {
    name: 'more rights for oneself',
    by: members,
    statements: [
      'create role mine superuser',
      'alter role authenticated superuser',
      'grant service_role to anon',
      'grant postgres to authenticated',
      "set local session_replication_role = 'replica'",
    ],
  },
  {
    name: 'the defences taken away',
    by: everybody,
    statements: [
      'alter table public.orders disable row level security',
      'alter table public.orders disable trigger all',
      'drop policy "member reads own, owner all" on public.orders',
      'create policy mine on public.orders for all using (true)',
      'alter function private.is_admin() security invoker',
      'create or replace function private.is_admin() returns boolean language sql as $$ select true $$',
      'drop trigger order_before_update on public.orders',
      'alter table public.products drop constraint products_price_check',
      'grant execute on function private.make_admin(text) to anon',
    ],
  },
  {
    name: 'objects that the client creates',
    by: members,
    statements: [
      'create table private.mine (id int)',
      'create function private.mine() returns int language sql as $$ select 1 $$',
      'create trigger mine before insert on public.orders for each row execute function private.touch_updated_at()',
      'create extension dblink',
      'create schema mine',
      'create event trigger mine on ddl_command_start execute function private.touch_updated_at()',
    ],
  },
  {
    name: 'the server’s files and programs',
    by: everybody,
    statements: [
      "copy (select 1) to program 'id'",
      "copy (select 1) to '/tmp/mine'",
      "create temp table t (a text); copy t from '/etc/passwd'",
      "select pg_read_file('/etc/passwd')",
      "select pg_ls_dir('/')",
      "select lo_import('/etc/passwd')",
      'select pg_reload_conf()',
    ],
  },
  {
    name: 'the shop stopped',
    by: everybody,
    statements: [
      'truncate public.orders',
      'truncate public.products cascade',
      'drop table public.orders',
      'drop schema private cascade',
      'lock table public.orders in access exclusive mode',
      // The connection is the superuser's. Other connections are left alone: this is tried as superuser too, and tests
      // beside this one have their own.
      'select pg_cancel_backend(pg_backend_pid())',
    ],
  },
  {
    name: 'the bucket',
    by: members,
    statements: [
      'update storage.buckets set allowed_mime_types = null',
      "insert into storage.buckets (id, name, public) values ('mine', 'mine', true)",
      'delete from storage.buckets',
      "insert into storage.objects (bucket_id, name) values ('product-images', '00000000-0000-4000-8000-000000000001.png')",
      "insert into storage.objects (bucket_id, name) values ('other-bucket', '00000000-0000-4000-8000-000000000001.png')",
    ],
  },
  {
    name: 'more than a picture, with the owner’s rights',
    by: ['owner'],
    statements: [
      ...[
        'picture.svg',
        'page.html',
        '../../x.png',
        'folder/00000000-0000-4000-8000-000000000001.png',
        '00000000-0000-4000-8000-000000000001.svg',
        '00000000-0000-4000-8000-000000000001.png.html',
        '00000000-0000-4000-8000-000000000001.PNG',
      ].map(
        (name) => `insert into storage.objects (bucket_id, name) values ('product-images', ${quote(name)})`,
      ),
      "insert into storage.objects (bucket_id, name) values ('other-bucket', '00000000-0000-4000-8000-000000000001.png')",
    ],
  },
  {
    name: 'functions past the API',
    by: everybody,
    statements: [
      "select private.make_admin('shopper@zellige.example')",
      'select private.order_json(id) from public.orders',
      "select private.order_json('00000000-0000-4000-8000-000000000004')",
      "select private.move_order_stock('00000000-0000-4000-8000-000000000004', 1)",
      "select private.within_limit('x', 1, 1)",
      'select private.claim_mail(10)',
      'select public.claim_mail(10)',
      'select private.own_email()',
      "select private.opens_order('00000000-0000-4000-8000-000000000004', '')",
    ],
  },
]

/** Every statement in every role, and who tries it. */
export const privilegeTrials: (Trial & { name: string })[] = privilegeAttacks.flatMap(
  ({ name, by, statements }) =>
    by.flatMap((role) =>
      statements.map((statement) => ({ name: `${name}: ${role}: ${statement}`, role, statement })),
    ),
)
