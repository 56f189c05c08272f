// What comes after the last release, on its database with its data, while its app goes on sending requests: none may fail, and
// nobody may wait for a lock for longer than a second. As long as no release is tagged, this tree is the last one, and only
// the made-up migrations below come after it, which show that this test sees what it looks for.
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/imports.ts'
import { lastRelease } from '../support/last-release.ts'
import { platform } from '../support/project-database.ts'
import { inDatabase, psql } from '../support/psql.ts'
import { type AppRequest, migrateBeside } from '../support/release-load.ts'
import { isFull } from '../support/seed.ts'

const migrationsIn = (folder: string) => {
  const migrations = join(folder, 'supabase/migrations')
  return new Map(
    readdirSync(migrations)
      .toSorted()
      .map((name) => [name, readFileSync(join(migrations, name), 'utf8')]),
  )
}

/** So many copies of the sample's orders with their items and events, as a past of two years. */
const copiesOf = (count: number) => `
  set session_replication_role = replica;
  create temporary table copies as
    select gen_random_uuid() as id, o.id as original, random() * interval '700 days' as age
    from generate_series(1, ${count}) as n
    join (select id, row_number() over (order by id) as place, count(*) over () as orders from public.orders) o
      on o.place = 1 + n % o.orders;
  do $$
  declare v_table text; v_key text; v_time text; v_columns text;
  begin
    for v_table, v_key, v_time in values
      ('orders', 'id', 'created_at'), ('order_items', 'order_id', 'placed_at'), ('order_events', 'order_id', 'at') loop
      select string_agg(quote_ident(attname), ', ') into v_columns from pg_attribute
      where attrelid = ('public.' || v_table)::regclass and attnum > 0 and not attisdropped and attgenerated = ''
        and attidentity = '' and attname not in ('id', 'order_id', 'order_number', v_time);
      execute format('insert into public.%1$I (%2$I, %4$I, %3$s)
        select c.id, now() - c.age, %3$s from copies c join lateral (select %2$I as original_key, %3$s from public.%1$I where %2$I = c.original) o on true',
        v_table, v_key, v_columns, v_time);
    end loop;
  end $$;
  reset session_replication_role;`

const release = lastRelease()
// As long as there is no release the made-up migrations alone are tried, at night.
describe.runIf(platform && (release.tag || isFull))('a release', () => {
  const { admin = '' } = platform ?? {}
  const released = migrationsIn(release.folder)
  const requests: AppRequest[] = JSON.parse(
    readFileSync(join(release.folder, 'tests/platform/app-requests.json'), 'utf8'),
  )
  const filled = `release_${randomBytes(4).toString('hex')}`
  const made = [filled]

  beforeAll(async () => {
    await psql(admin, `create database ${filled}`)
    const address = inDatabase(admin, filled)
    const node = (...args: string[]) =>
      execFileSync(process.execPath, args, {
        cwd: release.folder,
        env: { ...process.env, DATABASE_URL: address },
        encoding: 'utf8',
        maxBuffer: 1e9,
      })
    const script =
      "import { seedSql } from './supabase/local/embedded.ts'; process.stdout.write(seedSql('curated'))"
    const schema = [
      readFileSync(join(release.folder, 'supabase/local/platform.sql'), 'utf8'),
      ...released.values(),
    ].join('\n')
    await psql(
      address,
      `set client_min_messages = error; begin; ${schema}; commit; ${node('--input-type=module', '-e', script)}`,
    )
    await psql(address, copiesOf(isFull ? 100_000 : 2000))
    await psql(address, 'update public.product_variants set quantity = 100000 where true; vacuum analyze')
  }, 1_200_000)
  afterAll(async () => {
    for (const name of made) await psql(admin, `drop database if exists ${name} with (force)`)
    release.remove()
  })

  /** What happens to the requests beside these migrations, in a copy of the release's database. */
  async function beside(migrations: readonly string[]) {
    const name = `${filled}_${made.length}`
    made.push(name)
    await psql(admin, `create database ${name} template ${filled}`)
    const found = await migrateBeside(inDatabase(admin, name), requests, migrations)
    const { requests: sent, failed, waits, longest, seconds } = found
    console.log(
      `${sent} requests beside ${migrations.length} migrations of ${seconds.toFixed(2)} s; the longest wait ${longest.toFixed(0)} ms`,
    )
    return { failed: failed.slice(0, 3), waits: waits.slice(0, 3) }
  }
  const untouched = { failed: [], waits: [] }

  it('a released migration keeps its text', () => {
    const now = migrationsIn(root)
    const changed = [...released].filter(([name, text]) => now.get(name) !== text).map(([name]) => name)
    expect(changed).toEqual([])
  })

  it.runIf(release.tag)(
    'the migrations since the last release lose no request and hold nobody up',
    async () => {
      const since = [...migrationsIn(root)].filter(([name]) => !released.has(name)).map(([, text]) => text)
      expect(await beside(since)).toEqual(untouched)
    },
    600_000,
  )

  it('migrations that expand, each step in a file of its own, lose no request and hold nobody up', async () => {
    const expanding = [
      `set local lock_timeout = '1s';
       alter table public.orders add column gift_note text, add column packed_in int not null default 1;
       alter table public.orders add constraint orders_gift_note check (char_length(gift_note) <= 200) not valid;`,
      'alter table public.orders validate constraint orders_gift_note;',
      'create index concurrently orders_packed_in on public.orders (packed_in, created_at);',
    ]
    expect(await beside(expanding)).toEqual(untouched)
  }, 600_000)

  it('a migration that writes every order again while it keeps all others out is found', async () => {
    const rewriting = [
      `alter table public.orders add column reference uuid not null default gen_random_uuid();
       select pg_sleep(2);`,
    ]
    const { waits } = await beside(rewriting)
    expect(waits[0]).toContain('waits behind')
  }, 600_000)

  it('a migration that renames what the last release reads is found', async () => {
    const { failed } = await beside(['alter table public.orders rename column order_status to state;'])
    expect(failed[0]).toMatch(/order_status/)
  }, 600_000)
})
