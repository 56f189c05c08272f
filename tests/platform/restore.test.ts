// The rehearsal of a restore, as docs/backups.md says it: the CLI's own dump of the data, taken while orders come in,
// loaded into a new project that has had the migrations, is the same shop and goes on selling.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, openCluster } from '../support/concurrency.ts'
import { root } from '../support/imports.ts'
import { invariants } from '../support/invariants.ts'
import {
  asAnon,
  asMember,
  openDatabase,
  type ProjectDatabase,
  platform,
} from '../support/project-database.ts'
import { inDatabase } from '../support/psql.ts'
import { supabase } from '../support/supabase-cli.ts'

const run = promisify(execFile)
const asOwnerOf = (address: string) => inDatabase(platform?.owner ?? '', new URL(address).pathname.slice(1))
const page = readFileSync(join(root, 'docs/backups.md'), 'utf8')

describe.runIf(platform)('a restore', () => {
  let cluster: Cluster
  let restored: ProjectDatabase
  const folder = mkdtempSync(join(tmpdir(), 'shop-dump-'))
  const dump = join(folder, 'data.sql')
  const member = randomUUID()
  const emptied = join(root, 'supabase/before-restore.sql')
  const load = (address: string) =>
    run('psql', [
      asOwnerOf(address),
      '-Xq',
      '-v',
      'ON_ERROR_STOP=1',
      '--single-transaction',
      '-f',
      emptied,
      '-f',
      dump,
    ])

  beforeAll(async () => {
    cluster = await openCluster()
    await cluster.begin()
    await cluster.session(`set session authorization supabase_auth_admin;
      insert into auth.users (id, email, raw_user_meta_data)
        values ('${member}', 'nora@example.com', '{"full_name": "Nora Alami"}');
      reset session authorization;
      insert into public.team_members (user_id, role) values ('${member}', 'owner');
      insert into storage.objects (bucket_id, name) values ('product-images', 'a.png')`)
    const buy = (slugs: string) => `select load.buy('{${slugs}}', load.key(:client_id || '/' || random()))`
    await cluster.run(buy('dress,shirt'), { sessions: 5, times: 10 })
    const crowd = cluster.run(buy('scarf'), { sessions: 5, times: 20 })
    // In a container of its own where there is Docker; the script that it runs there does without.
    const [, flags = ''] = /npx supabase db dump --remote (.*) -f data\.sql/.exec(page) ?? []
    const { stdout } = await supabase([
      'db',
      'dump',
      `--remote=${asOwnerOf(cluster.address)}`,
      ...flags.split(' '),
      '--dry-run',
    ])
    writeFileSync(join(folder, 'dump.sh'), stdout)
    await run('bash', ['-c', `bash dump.sh > ${dump}`], { cwd: folder })
    await crowd
    restored = await openDatabase()
    await load(restored.address)
  }, 180_000)
  afterAll(async () => {
    await restored?.close()
    await cluster?.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('a restore has every order whole, as they were at one moment', async () => {
    expect(await restored.sql(invariants)).toEqual([])
    const orders = Number(await restored.session('select count(*) from public.orders'))
    expect(orders).toBeGreaterThanOrEqual(50)
    expect(orders).toBeLessThanOrEqual(151)
    const sold = await restored.session(
      `select string_agg(p.slug || (1000 - p.quantity - coalesce((select sum(i.quantity) from public.order_items i where i.product_id = p.id), 0)), ' ' order by p.slug)
       from public.products p where p.slug not like 'warm-%'`,
    )
    expect(sold).toBe('dress0 scarf0 shirt0')
  })

  it('a restore has the rows of every table of the shop and of its accounts', async () => {
    const tables = await cluster.sql<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private') or (schemaname = 'auth' and tablename in ('users', 'identities'))`,
    )
    const filled = async (session: (query: string) => Promise<string>) =>
      session(
        tables
          .map(({ name }) => `select '${name}' where exists (select 1 from ${name})`)
          .join(' union all ')
          .concat(' order by 1'),
      )
    expect(await filled(restored.session)).toBe(await filled(cluster.session))
    const settled = ['public.shop_settings', 'private.search_synonyms', 'public.team_members']
    for (const name of [...settled, `(select * from auth.users where id = '${member}')`]) {
      const rows = `select md5(string_agg(t::text, '' order by t::text)) from ${name} t`
      expect(await restored.session(rows), name).toBe(await cluster.session(rows))
    }
  })

  it('a restore keeps the migration history, so that the next release can be pushed', async () => {
    const history =
      'select string_agg(version, chr(10) order by version) from supabase_migrations.schema_migrations'
    expect(await restored.session(history)).toBe(await cluster.session(history))
    const next = join(folder, 'next')
    cpSync(join(root, 'supabase/migrations'), join(next, 'supabase/migrations'), { recursive: true })
    writeFileSync(join(next, 'supabase/migrations/29990101000000_next.sql'), 'create table private.next ();')
    const push = await supabase([
      '--workdir',
      next,
      'db',
      'push',
      `--remote=${asOwnerOf(restored.address)}`,
      '--yes',
    ])
    expect(push.output.match(/Applying migration .+/g)).toEqual([
      'Applying migration 29990101000000_next.sql...',
    ])
    await restored.session('drop table private.next')
  })

  it('a restore has the same policies, rights, triggers and constraints, also in Auth and Storage', async () => {
    const rules = `select string_agg(line, E'\\n' order by line collate "C") from (
      select concat_ws('|', schemaname, tablename, policyname, cmd, roles, qual, with_check) as line from pg_policies
      union all select concat_ws('|', c.oid::regclass, c.relrowsecurity, (select string_agg(a::text, ',' order by a::text) from unnest(c.relacl) a))
        from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      union all select concat_ws('|', p.oid::regprocedure, p.prosecdef, p.proconfig, (select string_agg(a::text, ',' order by a::text) from unnest(p.proacl) a))
        from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      union all select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
      union all select to_jsonb(b)::text from (select id, public, file_size_limit, allowed_mime_types from storage.buckets) b
      union all select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace)) l`
    const all = (await restored.session(rules)).split('\n')
    expect(all).toEqual((await cluster.session(rules)).split('\n'))
    expect(all.filter((line) => line.startsWith('storage|objects|'))).not.toEqual([])
  })

  it('a restored shop makes a profile for a new account', async () => {
    const id = randomUUID()
    await restored.session(`set session authorization supabase_auth_admin;
      insert into auth.users (id, email, raw_user_meta_data) values ('${id}', 'new@example.com', '{"full_name": "New"}')`)
    expect(await restored.session(`select full_name from public.profiles where id = '${id}'`)).toBe('New')
    expect(await restored.session(`${asMember(member)} select public.is_admin()`)).toBe('t')
  })

  it('a restored shop goes on selling, and knows the orders that it has', async () => {
    const place = (token: string) =>
      restored.session(`${asAnon} select o ->> 'order_number' from public.place_order('${token}',
        '[{"slug": "dress", "size": "", "color": "", "quantity": 1}]',
        '{"name": "Nora", "email": "nora@example.com", "phone": "0661000000"}',
        '{"address": "1 Rue", "city": "Rabat", "zipCode": "10000", "country": "MA"}', 'cod', 60) o`)
    const numbers = (await restored.sql<{ n: string }>('select order_number as n from public.orders')).map(
      ({ n }) => n,
    )
    const number = await place('a'.repeat(64))
    expect(numbers).not.toContain(number)
    expect(await place('a'.repeat(64))).toBe(number)
  })

  it('a restore is refused where the shop is in use', async () => {
    await expect(load(restored.address)).rejects.toThrow('This shop is in use')
    expect(Number(await restored.session('select count(*) from public.orders'))).toBeGreaterThan(0)
  })
})
