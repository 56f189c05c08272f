// npm run setup, with the real Supabase CLI, a stand-in for the platform's management interface and a real PostgreSQL: from a
// new project to a shop that waits for its owner, again without a change, and on from each step that failed.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../support/imports.ts'
import { openManagementApi } from '../support/management-api.ts'
import { platform } from '../support/project-database.ts'
import { inDatabase, psql } from '../support/psql.ts'
import { isFull, sampleBy } from '../support/seed.ts'

type Said = { steps: { step: string; state: string; seen: string }[]; left: string[] }
const ref = 'qwertyuiopasdfghjklz'
const site = 'https://shop.example'

/** In place of the platform's vault, pg_cron and pg_net. */
const extensions = `
  create schema vault;
  create table vault.decrypted_secrets (id uuid default gen_random_uuid(), decrypted_secret text, name text unique);
  create function vault.create_secret(new_secret text, new_name text) returns void language sql
    as 'insert into vault.decrypted_secrets (decrypted_secret, name) values (new_secret, new_name)';
  create function vault.update_secret(secret_id uuid, new_secret text) returns void language sql
    as 'update vault.decrypted_secrets set decrypted_secret = new_secret where id = secret_id';
  create schema cron;
  create table cron.job (jobname text unique, schedule text, command text, active boolean not null default true);
  create function cron.schedule(job_name text, schedule text, command text) returns void language sql as $$
    insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command $$;
  create schema if not exists net;
  create function net.http_post(url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}',
    timeout_milliseconds int default 5000) returns bigint language sql as 'select 1::bigint';
  grant usage on schema vault, cron, net to postgres;
  grant all on all tables in schema vault, cron to postgres`

// A clone of the shop, which setup may write into.
const clone = mkdtempSync(join(tmpdir(), 'shop-setup-'))
mkdirSync(join(clone, 'src'))
for (const part of ['config', 'content', 'domain'])
  cpSync(join(root, 'src', part), join(clone, 'src', part), { recursive: true })
for (const part of ['functions', 'migrations', 'setup', 'smoke', 'templates'])
  cpSync(join(root, 'supabase', part), join(clone, 'supabase', part), { recursive: true })
for (const file of ['package.json', 'supabase/config.toml', 'supabase/checks.sql'])
  cpSync(join(root, file), join(clone, file))
symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))

describe.runIf(platform)('npm run setup', () => {
  let api: Awaited<ReturnType<typeof openManagementApi>>
  let database: string
  let home: string

  beforeEach(async () => {
    if (!platform) return
    home = mkdtempSync(join(tmpdir(), 'shop-home-'))
    cpSync(join(root, 'supabase/config.toml'), join(clone, 'supabase/config.toml'))
    rmSync(join(clone, 'supabase/.temp'), { recursive: true, force: true })
    api = await openManagementApi(ref, home)
    database = `setup_${randomBytes(6).toString('hex')}`
  })
  /** A project without anything, or one that has had the migrations. */
  const openProject = async (has: 'nothing' | 'migrations') => {
    if (!platform) return
    const { admin, projects } = platform
    const template = has === 'nothing' ? '' : ` template ${projects.closed.database} owner postgres`
    await psql(admin, `create database ${database}${template}`)
    const address = inDatabase(admin, database)
    if (has === 'nothing')
      await psql(address, readFileSync(join(root, 'supabase/local/platform.sql'), 'utf8'))
    await psql(address, extensions)
  }
  afterEach(async () => {
    if (!platform) return
    await api.close()
    await psql(platform.admin, `drop database if exists ${database} with (force)`)
    rmSync(home, { recursive: true })
  })
  afterAll(() => rmSync(clone, { recursive: true }))

  const environment = () => ({
    PATH: process.env.PATH,
    HOME: home,
    SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
    SUPABASE_PROFILE: api.profile,
    SUPABASE_PROJECT_REF: ref,
    DATABASE_URL: inDatabase(platform?.owner ?? '', database),
    SITE_URL: site,
    MAIL_FROM: 'hello@shop.example',
    MAIL_SMTP_URL: 'smtps://shop:a%20b@mail.example:465',
  })
  const setup = (flags: string[] = [], env: Record<string, string | undefined> = environment()) =>
    new Promise<{ code: number; text: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [join(clone, 'supabase/setup/setup.ts'), ...flags],
        { env, cwd: clone },
        (error, stdout, stderr) =>
          resolve({ code: error ? (child.exitCode ?? 1) : 0, text: stdout + stderr }),
      )
    })
  const said = async (...flags: string[]) => {
    const { code, text } = await setup(['--json', ...flags])
    const answer: Said = JSON.parse(text)
    return { code, ...answer, states: answer.steps.map(({ state }) => state) }
  }
  const inShop = (query: string) => psql(inDatabase(platform?.admin ?? '', database), query)

  it('setup makes a new project a shop that waits for its owner, and changes nothing when it is run again', async () => {
    await openProject('nothing')
    await inShop('create schema private')
    const refused = (await said()).steps.at(-1)
    expect([refused?.step, refused?.state]).toEqual(['the database has every migration', 'failed'])
    await inShop('drop schema private cascade')
    const first = await said()
    expect(first.steps.filter(({ state }) => state === 'failed')).toEqual([])
    expect(first.code).toBe(0)
    expect(Object.fromEntries(api.secrets)).toMatchObject({
      SITE_URL: site,
      MAIL_FROM: 'hello@shop.example',
      MAIL_SMTP_URL: 'smtps://shop:a%20b@mail.example:465',
    })
    const names = readdirSync(join(root, 'supabase/functions')).filter((name) => !name.startsWith('_'))
    expect([...api.functions.keys()].sort()).toEqual(names.sort())
    expect(api.settings.auth).toMatchObject({ site_url: site, mailer_autoconfirm: false, uri_allow_list: '' })
    const trigger = await inShop(
      "select decrypted_secret from vault.decrypted_secrets where name = 'send_mail_secret'",
    )
    expect(api.secrets.get('MAIL_TRIGGER_SECRET')).toBe(trigger.trim())
    expect(first.left.join('\n')).toMatch(/VITE_SUPABASE_ANON_KEY=sb_publishable_shop/)
    const [, code = ''] = /#code=([0-9A-F-]+)/.exec(first.left.join('\n')) ?? []
    expect(
      await inShop(
        `select count(*) from private.owner_codes where code_hash = encode(sha256('${code}'), 'hex')`,
      ),
    ).toMatch(/1/)

    const before = api.changes.length
    const again = await said()
    expect(again.states).toEqual(again.states.map(() => 'done'))
    expect(api.changes.length).toBe(before)
    expect(again.left.join('\n')).not.toMatch(/#code=/)

    // A later release: another text in the functions, and a schedule that somebody has stopped.
    await inShop("update cron.job set active = false where jobname = 'send-mail'")
    await inShop("delete from supabase_migrations.schema_migrations where version > '20261120000045'")
    const checked = await said('--check')
    expect(checked.code).toBe(1)
    expect(checked.steps.filter(({ state }) => state === 'missing').map(({ step }) => step)).toEqual([
      'the database has every migration',
      'the database has its schedules',
      'the shop answers',
    ])
    expect(api.changes.length).toBe(before)
  })

  const steps: [step: string, request: RegExp][] = [
    ['the project answers', /GET .*api-keys/],
    ['this clone is linked to it', /GET .*api-keys\?reveal=true/],
    ['sign-in settings and the mails of Auth are the shop’s', /PATCH .*config\/auth/],
    ['the functions have their secrets', /POST .*secrets/],
    ['the functions are deployed, in this clone’s version', /POST .*functions/],
  ]
  it('setup says which step failed and how to go on, and goes on from there', async () => {
    await openProject('migrations')
    for (const [step, request] of sampleBy(steps, ([step]) => step, 2)) {
      api.failOnce(request)
      const { code, steps: taken } = await said()
      expect([code, taken.at(-1)?.step, taken.at(-1)?.state], JSON.stringify(taken.at(-1))).toEqual([
        1,
        step,
        'failed',
      ])
      expect(taken.at(-1)?.seen.length).toBeGreaterThan(40)
      // Nobody reads a password in it.
      expect(JSON.stringify(taken)).not.toMatch(/a%20b/)
    }
    expect((await said()).code).toBe(0)
  })

  it.runIf(isFull)(
    'a build brings the database to its release where it is told to, and touches none otherwise',
    async () => {
      await openProject('nothing')
      const build = (env: Record<string, string>) =>
        new Promise<{ code: number; text: string }>((resolve) => {
          const child = execFile(
            process.execPath,
            [join(clone, 'supabase/setup/migrate.ts')],
            { env: { ...environment(), ...env }, cwd: clone },
            (error, stdout, stderr) =>
              resolve({ code: error ? (child.exitCode ?? 1) : 0, text: stdout + stderr }),
          )
        })
      const tables = () => inShop("select count(*) from pg_tables where schemaname = 'public'")
      for (const MIGRATE of ['', '0', 'true']) expect(await build({ MIGRATE })).toEqual({ code: 0, text: '' })
      expect(await tables()).toBe('0')
      expect(await build({ MIGRATE: '1', DATABASE_URL: '' })).toEqual({
        code: 1,
        text: expect.stringContaining('MIGRATE=1 needs DATABASE_URL'),
      })
      for (const _ of ['the first time', 'again'])
        expect(await build({ MIGRATE: '1' })).toEqual({
          code: 0,
          text: expect.stringContaining('every migration'),
        })
      expect(Number(await tables())).toBeGreaterThan(40)
      const failed = await build({
        MIGRATE: '1',
        DATABASE_URL: 'postgres://nobody:se%20cret@127.0.0.1:9/none',
      })
      expect(failed).toEqual({ code: 1, text: expect.not.stringMatching(/se(%20| )cret/) })
      const unread = await build({ MIGRATE: '1', DATABASE_URL: 'postgres://nobody:se/cret@127.0.0.1:9/none' })
      expect(unread).toEqual({ code: 1, text: expect.stringContaining('DATABASE_URL is no address') })
    },
    180_000,
  )

  it('setup refuses a database of a newer release', async () => {
    await openProject('migrations')
    await inShop("insert into supabase_migrations.schema_migrations (version) values ('20991231000000')")
    const { code, steps: taken } = await said()
    expect(code).toBe(1)
    expect(taken.at(-1)?.seen).toMatch(/newest release/)
  })

  it('setup names what it was not told, and asks nobody who is not there', async () => {
    const { SITE_URL: _, ...rest } = environment()
    const { code, text } = await setup([], { ...rest, SUPABASE_PROJECT_REF: 'Shop' })
    expect(code).toBe(2)
    expect(text).toMatch(/SUPABASE_PROJECT_REF {2}The project/)
    expect(text).toMatch(/SITE_URL {2}The shop/)
    expect(text).not.toMatch(/MAIL_FROM/)
    const asked = await setup(['--json'], { ...rest, SUPABASE_PROJECT_REF: 'Shop' })
    expect(asked.code).toBe(2)
    expect(JSON.parse(asked.text)).toMatchObject({ steps: [], error: text.trim() })
  })
})
