// The rehearsal of a restore, as supabase/README.md tells it: a dump taken while orders come in, put into an empty
// database, is the same shop with the same rules, and goes on selling.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invariants } from '../support/invariants.ts'
import { platform } from '../support/project-database.ts'
import { psql } from '../support/psql.ts'
import { openSea, type Sea } from '../support/storm.ts'

const run = promisify(execFile)

describe.runIf(platform)('a restore', () => {
  let sea: Sea
  const folder = mkdtempSync(join(tmpdir(), 'shop-dump-'))
  const dump = join(folder, 'shop.dump')
  let restored = ''
  beforeAll(async () => {
    sea = await openSea()
    await sea.begin()
    await sea.storm("select storm.buy('{dress,shirt}', storm.token(:client_id || '/' || random()))", {
      sessions: 10,
      times: 5,
    })
    const address = new URL(sea.address)
    const crowd = sea.storm("select storm.buy('{scarf}', storm.token(:client_id || '/' || random()))", {
      sessions: 10,
      times: 10,
    })
    await run('pg_dump', ['-Fc', '-f', dump, sea.address])
    await crowd
    const name = `${address.pathname.slice(1)}_restored`
    await psql(sea.address, `create database ${name}`)
    address.pathname = `/${name}`
    restored = address.href
    await run('pg_restore', ['--exit-on-error', '-d', restored, dump])
  }, 120_000)
  afterAll(async () => {
    await psql(sea.address, `drop database ${new URL(restored).pathname.slice(1)} with (force)`)
    await sea.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const one = (address: string, query: string) => psql(address, query)

  it('has every order whole, as they were at one moment', async () => {
    expect(await one(restored, `select coalesce(json_agg(t), '[]') from (${invariants}) t`)).toBe('[]')
    const orders = Number(await one(restored, 'select count(*) from public.orders'))
    expect(orders).toBeGreaterThanOrEqual(50)
    expect(orders).toBeLessThanOrEqual(150)
    const sold = await one(
      restored,
      `select string_agg(p.slug || (1000 - p.quantity - coalesce((select sum(i.quantity) from public.order_items i where i.product_id = p.id), 0)), ' ' order by p.slug)
       from public.products p`,
    )
    expect(sold).toBe('dress0 scarf0 shirt0')
  })

  it('has the same policies, rights, triggers and constraints', async () => {
    const rules = `select string_agg(line, E'\\n' order by line collate "C") from (
      select concat_ws('|', schemaname, tablename, policyname, cmd, roles, qual, with_check) as line from pg_policies
      union all select concat_ws('|', c.oid::regclass, c.relrowsecurity, (select string_agg(a::text, ',' order by a::text) from unnest(c.relacl) a))
        from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'r'
      union all select concat_ws('|', p.oid::regprocedure, p.prosecdef, p.proconfig, (select string_agg(a::text, ',' order by a::text) from unnest(p.proacl) a))
        from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'i')
      union all select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
      union all select conrelid::regclass || translate(pg_get_constraintdef(oid), '()', '') from pg_constraint where connamespace in ('public'::regnamespace, 'private'::regnamespace)) l`
    expect((await one(restored, rules)).split('\n')).toEqual((await one(sea.address, rules)).split('\n'))
  })

  it('goes on selling, and knows the orders that it has', async () => {
    const buy = (token: string) => `select storm.buy('{dress}', storm.token('${token}'))`
    await psql(restored, `truncate storm.log; ${buy('new')}; ${buy('new')}`)
    expect(await one(restored, "select count(distinct order_id) || ' ' || min(outcome) from storm.log")).toBe(
      '1 done',
    )
  })
})
