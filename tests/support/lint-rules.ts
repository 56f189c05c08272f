// What Supabase's advisors look for, by the numbers and levels of github.com/supabase/splinter. Written from what
// the rules are about. Left out: 0001, 0004, 0005, 0008, 0020 and 0031, which only inform; 0012 and the password rules,
// which are about a project's sign-in settings; 0022, which is about Supabase's own images. Exposed is the schema public
// (supabase/config.toml).

export type Rule = {
  name: string
  level: 'ERROR' | 'WARN'
  /** Returns one row per violation. */
  find: string
  /** What the rule must find. */
  provoke: string
}

const ours = "n.nspname in ('public', 'private')"
const usable = (kind: 'table' | 'function', oid: string, right: string) =>
  `(pg_catalog.has_${kind}_privilege('anon', ${oid}, '${right}') or pg_catalog.has_${kind}_privilege('authenticated', ${oid}, '${right}'))`
const policies = `
  select p.schemaname, p.tablename, p.policyname, p.cmd, p.roles, p.permissive,
    regexp_replace(lower(p.qual), '\\s', '', 'g') as qual, regexp_replace(lower(p.with_check), '\\s', '', 'g') as checked,
    p.qual as raw_qual, p.with_check as raw_check
  from pg_catalog.pg_policies p where p.schemaname in ('public', 'private', 'storage')`
const always = "in ('true', '(true)', '1=1', '(1=1)')"

export const rules: Rule[] = [
  {
    name: '0002 accounts shown by a view',
    level: 'ERROR',
    find: `select distinct c.relname as what from pg_catalog.pg_depend d
      join pg_catalog.pg_rewrite r on r.oid = d.objid join pg_catalog.pg_class c on c.oid = r.ev_class
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where d.refobjid = 'auth.users'::regclass and c.relkind in ('v', 'm') and n.nspname = 'public' and ${usable('table', 'c.oid', 'select')}`,
    provoke:
      'create view public.people as select id, email from auth.users; grant select on public.people to anon',
  },
  {
    name: '0003 a policy that asks for each row who is asking',
    level: 'WARN',
    find: `select p.tablename || ': ' || p.policyname as what from (${policies}) p,
        lateral (select concat(p.raw_qual, ' ', p.raw_check) as text) t
      where t.text ~ '(auth|private)\\.(uid|jwt|role|email|is_admin)\\(\\)|current_setting\\('
        and regexp_replace(t.text, 'SELECT\\s+((auth|private)\\.(uid|jwt|role|email|is_admin)\\(\\)|current_setting\\()', '', 'gi')
          ~ '(auth|private)\\.(uid|jwt|role|email|is_admin)\\(\\)|current_setting\\('`,
    provoke: 'create policy slow on public.orders for delete to authenticated using (user_id = auth.uid())',
  },
  {
    name: '0006 two policies for one action',
    level: 'WARN',
    find: `select p.tablename || ': ' || a.cmd || ' by ' || r.role as what
      from (${policies}) p, unnest(p.roles) as r (role),
        lateral (select unnest(case p.cmd when 'ALL' then '{SELECT,INSERT,UPDATE,DELETE}'::text[] else array[p.cmd] end) as cmd) a
      where p.permissive = 'PERMISSIVE' group by p.schemaname, p.tablename, a.cmd, r.role having count(*) > 1`,
    provoke: 'create policy another on public.orders for select to authenticated using (false)',
  },
  {
    name: '0007 policies on a table whose rows are open to all',
    level: 'ERROR',
    find: `select distinct c.relname as what from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace where ${ours} and not c.relrowsecurity`,
    provoke: 'alter table public.orders disable row level security',
  },
  {
    name: '0009 the same index twice',
    level: 'WARN',
    find: `select i.tablename || ': ' || string_agg(i.indexname, ', ') as what from pg_catalog.pg_indexes i
      where i.schemaname in ('public', 'private')
      group by i.schemaname, i.tablename, replace(i.indexdef, i.indexname, '') having count(*) > 1`,
    provoke: 'create index again on public.orders (created_at desc, id)',
  },
  {
    name: '0010 a view with its owner’s rights',
    level: 'ERROR',
    find: `select c.relname as what from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'v' and ${usable('table', 'c.oid', 'select')}
        and not coalesce(lower(c.reloptions::text)::text[] && array['security_invoker=1', 'security_invoker=true', 'security_invoker=yes', 'security_invoker=on'], false)`,
    provoke:
      'create view public.everything as select * from public.orders; grant select on public.everything to anon',
  },
  {
    name: '0011 a function that looks where its caller tells it',
    level: 'WARN',
    find: `select n.nspname || '.' || p.proname as what from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where ${ours} and p.prokind <> 'a' and not exists (select 1 from unnest(coalesce(p.proconfig, '{}')) c where c like 'search_path=%')`,
    provoke: 'create function public.loose() returns int language sql as $$ select 1 $$',
  },
  {
    name: '0013 a table in public whose rows are open to all',
    level: 'ERROR',
    find: `select c.relname as what from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relrowsecurity`,
    provoke: 'create table public.open (id int primary key)',
  },
  {
    name: '0014 an extension in public',
    level: 'WARN',
    find: `select e.extname as what from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
      where n.nspname = 'public'`,
    provoke: 'create extension pgcrypto with schema public',
  },
  {
    name: '0015 a policy that goes by what accounts say about themselves',
    level: 'ERROR',
    find: `select p.tablename || ': ' || p.policyname as what from (${policies}) p
      where concat(p.qual, p.checked) like '%user_metadata%'`,
    provoke: `create policy believes on public.orders for delete to authenticated
      using (current_setting('request.jwt.claims', true)::jsonb -> 'user_metadata' ->> 'role' = 'admin')`,
  },
  {
    name: '0016 a materialized view in the API',
    level: 'WARN',
    find: `select c.relname as what from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'm' and ${usable('table', 'c.oid', 'select')}`,
    provoke:
      'create materialized view public.summed as select count(*) from public.orders; grant select on public.summed to anon',
  },
  {
    name: '0017 a foreign table in the API',
    level: 'WARN',
    find: `select c.relname as what from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'f' and ${usable('table', 'c.oid', 'select')}`,
    provoke: `create foreign data wrapper away; create server away foreign data wrapper away;
      create foreign table public.away (id int) server away; grant select on public.away to anon`,
  },
  {
    name: '0018 a column of a kind that an upgrade cannot carry',
    level: 'WARN',
    find: `select c.relname || '.' || a.attname as what from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace join pg_catalog.pg_type t on t.oid = a.atttypid
      where ${ours} and c.relkind = 'r' and not a.attisdropped
        and t.typname in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace', 'regoper', 'regoperator', 'regproc', 'regprocedure')`,
    provoke: 'alter table public.orders add column kind regproc',
  },
  {
    name: '0021 a foreign key to something of Auth’s that is not its primary key',
    level: 'ERROR',
    find: `select c.conname as what from pg_catalog.pg_constraint c
      join pg_catalog.pg_class r on r.oid = c.confrelid join pg_catalog.pg_namespace n on n.oid = r.relnamespace
      join pg_catalog.pg_index i on i.indexrelid = c.conindid
      join pg_catalog.pg_class f on f.oid = c.conrelid join pg_catalog.pg_namespace o on o.oid = f.relnamespace
      where c.contype = 'f' and n.nspname = 'auth' and o.nspname <> 'auth' and not i.indisprimary`,
    provoke: `create unique index twice on auth.users (id);
      alter table auth.users add constraint another unique using index twice;
      alter table auth.users add column other uuid unique;
      create table private.refers (other uuid references auth.users (other))`,
  },
  {
    name: '0023 secrets in an open table',
    level: 'ERROR',
    find: `select c.relname || '.' || a.attname as what from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
      join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and not c.relrowsecurity and not a.attisdropped and ${usable('table', 'c.oid', 'select')}
        and lower(a.attname) ~ '^(password|passwd|secret|.*_secret|token|.*_token|api_?key|private_key|otp|ssn|tax_id|iban|card_number|cvv|cvc)$'`,
    provoke:
      'create table public.open (id int primary key, api_key text); grant select on public.open to anon',
  },
  {
    name: '0024 a policy that lets everybody write',
    level: 'WARN',
    find: `select p.tablename || ': ' || p.policyname as what from (${policies}) p
      where p.permissive = 'PERMISSIVE' and p.roles && '{public,anon,authenticated}'::name[] and (
        (p.cmd in ('UPDATE', 'DELETE', 'ALL') and coalesce(p.qual, 'true') ${always})
        or (p.cmd in ('INSERT', 'UPDATE', 'ALL') and p.checked ${always}))`,
    provoke: 'create policy anything on public.messages for insert to anon with check (true)',
  },
  {
    name: '0025 a public bucket that everybody lists',
    level: 'WARN',
    find: `select b.id || ': ' || p.policyname as what from storage.buckets b, (${policies}) p
      where b.public and p.schemaname = 'storage' and p.tablename = 'objects' and p.cmd in ('SELECT', 'ALL')
        and p.permissive = 'PERMISSIVE' and p.roles && '{public,anon,authenticated}'::name[]
        and (coalesce(p.qual, 'true') ${always} or p.qual ~ ('^\\(*bucket_id=''' || b.id || '''(::[a-z]+)?\\)*$'))`,
    provoke: `create policy listing on storage.objects for select to anon using (bucket_id = 'product-images')`,
  },
  {
    name: '0028 a definer’s function for everybody in the API',
    level: 'WARN',
    find: `select p.proname as what from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosecdef and pg_catalog.has_function_privilege('anon', p.oid, 'execute')`,
    provoke: `create function public.risky() returns int language sql security definer set search_path = '' as $$ select 1 $$;
      grant execute on function public.risky() to anon`,
  },
  {
    name: '0029 a definer’s function for members in the API',
    level: 'WARN',
    find: `select p.proname as what from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prosecdef and pg_catalog.has_function_privilege('authenticated', p.oid, 'execute')`,
    provoke: `create function public.risky() returns int language sql security definer set search_path = '' as $$ select 1 $$;
      grant execute on function public.risky() to authenticated`,
  },
  {
    name: '0030 a policy that is true for who has not signed in',
    level: 'WARN',
    find: `select p.tablename || ': ' || p.policyname as what from (${policies}) p
      where p.permissive = 'PERMISSIVE' and p.roles && '{public,anon,authenticated}'::name[]
        and p.qual ~ 'auth\\.(uid|jwt|role)\\(\\)(asuid|asjwt|asrole)?\\)?isnull'`,
    provoke:
      'create policy inverted on public.orders for delete to anon using (auth.uid() is null or user_id = auth.uid())',
  },
]
