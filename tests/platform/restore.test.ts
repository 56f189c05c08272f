// The rehearsal of a restore, by the commands of docs/backups.md: npm run backup while orders come in, then npm run restore into
// a new project that has had the migrations, gives the same shop, with its files, which goes on selling. A stand-in for Storage
// answers the platform's own client.
import { execFile, execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const asOwnerOf = (address: string) => inDatabase(platform?.owner ?? '', new URL(address).pathname.slice(1))

/** What Storage of both projects has been asked: the old one's files, and what the new one was given. */
const pictures = new Map([
  ['product-images/a.png', 'a'],
  ['store-films/b.mp4', 'b'],
  ['store-media/c.webp', 'c'],
])
const uploaded = new Map<string, string>()
const fetched: string[] = []
const storage = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { method, url = '', headers } = request
  const name = url.replace(/^\/storage\/v1\/object\/(authenticated\/)?/, '')
  if (headers.apikey !== 'sb_secret_one') return response.writeHead(401).end('{}')
  if (method === 'GET') {
    fetched.push(name)
    const body = pictures.get(name)
    return response.writeHead(body ? 200 : 404).end(body ?? '{"message": "Object not found"}')
  }
  uploaded.set(name, `${headers['content-type']} ${headers['cache-control']} ${Buffer.concat(chunks)}`)
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ Key: name, Id: name }))
})

describe.runIf(platform)('a restore', () => {
  let cluster: Cluster
  let restored: ProjectDatabase
  const folder = mkdtempSync(join(tmpdir(), 'shop-backup-'))
  const copy = join(folder, 'backup')
  const member = randomUUID()
  /** The old project's interface is at another address than the new one's. */
  const apiOf = (host: '127.0.0.1' | 'localhost') => {
    const address = storage.address()
    if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
    return `http://${host}:${address.port}`
  }
  const picture = '/storage/v1/object/public/product-images/a.png'
  /** The programs that the commands start, which write down what they were started with, as a list of processes shows it. */
  const watched = join(folder, 'watched')
  const started = join(folder, 'started')
  mkdirSync(watched)
  for (const name of ['psql', 'pg_dump', 'bash']) {
    const real = execFileSync('which', [name], { encoding: 'utf8' }).trim()
    writeFileSync(
      join(watched, name),
      `#!/bin/sh\nprintf '%s\\n' ${name} "$@" >> ${started}\nexec ${real} "$@"\n`,
      { mode: 0o755 },
    )
  }
  /** Runs one of the two commands for a project; resolves to its exit code and what it said. */
  const command = (script: 'back-up' | 'restore', database: string, ...args: string[]) =>
    commandAt(asOwnerOf(database), script, ...args)
  const commandAt = (address: string, script: 'back-up' | 'restore', ...args: string[]) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const env = {
        PATH: `${watched}:${process.env.PATH}`,
        HOME: folder,
        SUPABASE_PROJECT_REF: 'qwertyuiopasdfghjklz',
        DATABASE_URL: address,
        SUPABASE_URL: apiOf(script === 'back-up' ? '127.0.0.1' : 'localhost'),
        SUPABASE_SECRET_KEY: 'sb_secret_one',
      }
      const child = execFile(
        process.execPath,
        [join(root, 'supabase/backup', `${script}.ts`), copy, ...args],
        { env },
        (error, stdout, stderr) =>
          resolve({ code: error ? (child.exitCode ?? 1) : 0, text: stdout + stderr }),
      )
    })

  const waiting = async ({ session }: Pick<ProjectDatabase, 'session'>) =>
    Number(
      await session(
        'select count(*) from private.email_outbox where sent_at is null and dropped_at is null and failed_at is null',
      ),
    )

  beforeAll(async () => {
    await once(storage.listen(0), 'listening')
    cluster = await openCluster()
    await cluster.begin()
    await cluster.session(`set session authorization supabase_auth_admin;
      insert into auth.users (id, email, raw_user_meta_data)
        values ('${member}', 'nora@example.com', '{"full_name": "Nora Alami"}');
      reset session authorization;
      insert into public.team_members (user_id, role) values ('${member}', 'owner');
      insert into storage.objects (bucket_id, name, metadata) values
        ('product-images', 'a.png', '{"mimetype": "image/png"}'), ('store-films', 'b.mp4', '{"mimetype": "video/mp4"}'),
        ('store-media', 'c.webp', '{"mimetype": "image/webp"}'), ('student-proofs', 'd.png', '{}')`)
    await cluster.session(
      `update public.products set image_url = '${apiOf('127.0.0.1')}${picture}' where slug = 'dress'`,
    )
    const buy = (slugs: string) => `select load.buy('{${slugs}}', load.key(:client_id || '/' || random()))`
    await cluster.run(buy('dress,shirt'), { sessions: 5, times: 10 })
    const crowd = cluster.run(buy('scarf'), { sessions: 5, times: 20 })
    expect(await command('back-up', cluster.address)).toMatchObject({ code: 0 })
    await crowd
    expect(await waiting(cluster)).toBeGreaterThan(0)
    restored = await openDatabase()
    expect(await command('restore', restored.address)).toEqual({
      code: 0,
      text: expect.stringContaining('with 3 files'),
    })
  }, 180_000)
  afterAll(async () => {
    await restored?.close()
    await cluster?.close()
    storage.close()
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
    await restored.session(
      "drop table private.next; delete from supabase_migrations.schema_migrations where version = '29990101000000'",
    )
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

  it('a restore brings every file but students’ proofs, under its name and of its type, and products show the new ones', async () => {
    expect(Object.fromEntries(uploaded)).toEqual({
      'product-images/a.png': 'image/png max-age=31536000 a',
      'store-films/b.mp4': 'video/mp4 max-age=31536000 b',
      'store-media/c.webp': 'image/webp max-age=31536000 c',
    })
    expect(await restored.session("select image_url from public.products where slug = 'dress'")).toBe(
      apiOf('localhost') + picture,
    )
  })

  it('a restore is refused where the shop is in use, and the files alone can be brought again', async () => {
    const orders = () => restored.session('select count(*) from public.orders')
    const before = await orders()
    expect(await command('restore', restored.address)).toEqual({
      code: 1,
      text: expect.stringContaining('This shop is in use'),
    })
    expect(await orders()).toBe(before)
    uploaded.clear()
    expect(await command('restore', restored.address, '--files')).toMatchObject({ code: 0 })
    expect(uploaded.size).toBe(3)
  })

  it('a restored shop has the mails that waited, or none where it was told to drop them', async () => {
    expect(await waiting(restored)).toBeGreaterThan(0)
    const other = await openDatabase()
    expect(await command('restore', other.address, '--drop-mails')).toMatchObject({ code: 0 })
    expect(await waiting(other)).toBe(0)
    expect(Number(await other.session('select count(*) from private.email_outbox'))).toBeGreaterThan(0)
    await other.close()
  })

  it('a restore is refused in a database of another release, which is named', async () => {
    const other = await openDatabase()
    await other.session(
      "insert into supabase_migrations.schema_migrations (version) values ('29990101000000')",
    )
    expect(await command('restore', other.address)).toEqual({
      code: 1,
      text: expect.stringContaining('29990101000000'),
    })
    await other.close()
  })

  it('a backup of which a file is missing, cut off or changed is not restored at all, and the file is named', async () => {
    const other = await openDatabase()
    const rows = () =>
      other.session(
        'select md5(string_agg(s::text, chr(10))) || (select count(*) from private.search_synonyms) from public.shop_settings s',
      )
    const before = await rows()
    uploaded.clear()
    const data = join(copy, 'data.sql')
    const broken = [
      [data, null, 'data.sql cannot be read (ENOENT)'],
      [data, (text: string) => text.slice(0, text.indexOf('\\.')), 'data.sql has '],
      [data, (text: string) => text.replace('Nora', 'Nore'), 'data.sql has changed'],
      [join(copy, 'files/store-films/b.mp4'), null, 'store-films/b.mp4 cannot be read (ENOENT)'],
      [join(copy, 'files/store-films/b.mp4'), () => '', 'store-films/b.mp4 has 0 bytes of 1'],
    ] as const
    for (const [file, change, said] of broken) {
      const good = readFileSync(file)
      if (change === null) rmSync(file)
      else writeFileSync(file, change(good.toString('latin1')), 'latin1')
      expect(await command('restore', other.address)).toEqual({
        code: 1,
        text: expect.stringContaining(said),
      })
      writeFileSync(file, good)
    }
    expect(await rows()).toBe(before)
    expect(uploaded.size).toBe(0)
    await other.close()
  })

  it('data that is cut off among a table’s rows while it comes in leaves the project as it was', async () => {
    const other = await openDatabase()
    const rows = () => other.session('select count(*) from private.search_synonyms')
    const before = await rows()
    const [data, manifest] = [join(copy, 'data.sql'), join(copy, 'backup.json')]
    const [good, told] = [readFileSync(data), readFileSync(manifest, 'utf8')]
    // As a disk would that answers less the second time: to the manifest the file is whole.
    const cut = good.subarray(0, good.indexOf('\n\\.\n', good.indexOf('COPY "auth"."users"')) + 1)
    writeFileSync(data, cut)
    writeFileSync(
      manifest,
      JSON.stringify({
        ...JSON.parse(told),
        data: { bytes: cut.length, sha256: createHash('sha256').update(cut).digest('hex') },
      }),
    )
    expect(await command('restore', other.address)).toEqual({
      code: 1,
      text: expect.stringContaining('Nothing was restored'),
    })
    expect(await rows()).toBe(before)
    expect(await other.session('select count(*) from auth.users')).toBe('0')
    writeFileSync(data, good)
    writeFileSync(manifest, told)
    await other.close()
  })

  it('no list of processes and no error has the database’s password', async () => {
    const { password, host } = new URL(platform?.owner ?? '')
    if (!password) return
    const shown = readFileSync(started, 'utf8')
    expect(shown.match(/^(psql|pg_dump|bash)$/gm)).toEqual(
      expect.arrayContaining(['psql', 'pg_dump', 'bash']),
    )
    expect(shown).not.toContain(password)
    const wrong = asOwnerOf(cluster.address).replace(host, '127.0.0.1:9')
    for (const script of ['restore', 'back-up'] as const) {
      const { code, text } = await commandAt(wrong, script)
      expect(code).toBe(1)
      expect(text).toMatch(/refused/i)
      expect(text).not.toContain(password)
    }
  })

  it('a backup in the folder of an earlier one fetches new files alone, and one that fails is not taken for a whole one', async () => {
    fetched.length = 0
    const add = (name: string) =>
      cluster.session(`insert into storage.objects (bucket_id, name) values ('product-images', '${name}')`)
    pictures.set('product-images/e.png', 'e')
    await add('e.png')
    expect(await command('back-up', cluster.address)).toMatchObject({ code: 0 })
    expect(fetched).toEqual(['product-images/e.png'])
    await add('lost.png')
    expect(await command('back-up', cluster.address)).toEqual({
      code: 1,
      text: expect.stringContaining('product-images/lost.png: Object not found'),
    })
    expect(existsSync(join(copy, 'backup.json'))).toBe(false)
    expect(readdirSync(join(copy, 'files/product-images'))).toEqual(['a.png', 'e.png'])
    expect((await command('restore', restored.address)).text).toContain('holds no whole backup')
  })
})
