// What stands between a project at Supabase and an open shop, in the order in which each needs those before it.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import webPush from 'web-push'
import { ask, call, run } from './cli.ts'
import { schedules, vaultNames } from './schedules.ts'
import { reachedBy, type Settings, SetupError } from './settings.ts'

type Row = Record<string, unknown>
export type Context = {
  root: string
  settings: Settings
  sql: (text: string, values?: readonly unknown[]) => Promise<Row[]>
  /** What the steps have found out, for whoever goes on by hand. */
  found: { publishableKey?: string; ownerCode?: string; purgeSecret?: string }
}

type Finding = { isDone: boolean; seen: string }
export type Step = {
  name: string
  /** How it stands; changes nothing. */
  look: (context: Context) => Promise<Finding>
  /** Does it, or the rest of it. */
  act: (context: Context) => Promise<void>
  /** What helps where it fails. */
  help: string
}

const done = (seen: string): Finding => ({ isDone: true, seen })
const open = (seen: string): Finding => ({ isDone: false, seen })
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const listOf = (names: readonly string[]) => names.join(', ')
const at = ({ settings }: Context) => `--remote=${settings.ref}`

const project: Step = {
  name: 'the project answers',
  async look(context) {
    const { keys } = await ask(context.root, ['projects', 'api-keys', at(context)])
    const all = (Array.isArray(keys) ? keys : []) as Row[]
    const key = all.find(({ type }) => type === 'publishable') ?? all.find(({ name }) => name === 'anon')
    if (typeof key?.api_key !== 'string') return open('it has no publishable key')
    context.found.publishableKey = key.api_key
    await context.sql('select 1')
    return done(context.settings.api)
  },
  async act() {
    throw new SetupError('A publishable key is made in the dashboard, under Project settings, API keys')
  },
  help: 'Sign in with `npx supabase login` (or set SUPABASE_ACCESS_TOKEN), and look at SUPABASE_PROJECT_REF and DATABASE_URL.',
}

const link: Step = {
  name: 'this clone is linked to it',
  async look({ root, settings }) {
    const file = join(root, 'supabase/.temp/project-ref')
    const linked = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    return linked === settings.ref ? done(linked) : open(linked === '' ? 'to none' : `to ${linked}`)
  },
  async act({ root, settings }) {
    await call(root, ['link', '--project-ref', settings.ref, '--yes'])
  },
  help: 'Run `npx supabase link` yourself, which says more.',
}

const migrations: Step = {
  name: 'the database has every migration',
  async look({ root, sql }) {
    const ours = readdirSync(join(root, 'supabase/migrations')).map((file) => file.split('_')[0] ?? '')
    const [history] = await sql(
      "select to_regclass('supabase_migrations.schema_migrations') is not null as there",
    )
    const rows = history?.there
      ? await sql('select version from supabase_migrations.schema_migrations order by version')
      : []
    const theirs = rows.map(({ version }) => String(version))
    const newer = theirs.filter((version) => !ours.includes(version))
    if (newer.length > 0)
      throw new SetupError(
        `The database has migrations that this clone lacks (${listOf(newer)}): take the newest release of the shop`,
      )
    const missing = ours.filter((version) => !theirs.includes(version))
    return missing.length === 0
      ? done(`${ours.length}`)
      : open(`${missing.length} of ${ours.length} are missing`)
  },
  async act({ root, settings }) {
    const { address, env } = reachedBy(settings.database)
    await call(root, ['db', 'push', `--remote=${address}`, '--yes'], env)
  },
  help: 'Each migration is applied whole or not at all; the next run goes on with the one that failed.',
}

const graphql: Step = {
  name: 'GraphQL, which the shop does not use, is off',
  async look({ sql }) {
    const [extension] = await sql("select 1 as there from pg_extension where extname = 'pg_graphql'")
    return extension ? open('pg_graphql is there') : done('off')
  },
  async act({ sql }) {
    await sql('drop extension if exists pg_graphql')
  },
  help: 'Switch pg_graphql off in the dashboard, under Database, Extensions.',
}

/** The two values of supabase/config.toml that are a shop's own. */
const ownLines = [
  /(?<=\[remotes\.production\]\nproject_id = ")[^"]*/,
  /(?<=\[remotes\.production\.auth\]\nsite_url = ")[^"]*/,
]

const config: Step = {
  name: 'supabase/config.toml names the project and the shop’s address',
  async look({ root, settings }) {
    const text = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
    const [ref, site] = ownLines.map((line) => line.exec(text)?.[0])
    return ref === settings.ref && site === settings.site ? done(settings.site) : open(`${ref}, ${site}`)
  },
  async act({ root, settings }) {
    const file = join(root, 'supabase/config.toml')
    const [ref, site] = ownLines as [RegExp, RegExp]
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace(ref, settings.ref).replace(site, settings.site))
  },
  help: 'Write both under [remotes.production], and commit the file.',
}

const signIn: Step = {
  name: 'sign-in settings and the mails of Auth are the shop’s',
  async look(context) {
    const { code, output } = await run(context.root, ['config', 'diff', '--exit-code', at(context)])
    if (code !== 0 && code !== 2) throw new SetupError(output.trim().split('\n').slice(-3).join(' '))
    // What only one side knows of, no push changes.
    const found = [...output.matchAll(/^(\S+) \[(?!local-only|remote-only)[^\]]+\]$/gm)]
    const names = found.map(([, name = '']) => name)
    return names.length === 0 ? done('no difference') : open(`they differ: ${listOf(names)}`)
  },
  async act(context) {
    await call(context.root, ['config', 'push', at(context), '--yes'])
  },
  help: 'The mails of Auth need an SMTP server of your own: dashboard, Authentication, Emails, SMTP settings.',
}

/** What the vault should hold; a secret that it has stays. */
async function vaultOf({ settings, sql }: Context) {
  const rows = await sql('select name, decrypted_secret as secret from vault.decrypted_secrets')
  const has = new Map(rows.map(({ name, secret }) => [String(name), String(secret)]))
  const kept = (name: string, own?: string) => own ?? has.get(name) ?? randomBytes(32).toString('hex')
  const wanted = {
    [vaultNames.sendMail]: `${settings.api}/functions/v1/send-mail`,
    [vaultNames.sendPush]: `${settings.api}/functions/v1/send-push`,
    [vaultNames.sendEvents]: `${settings.api}/functions/v1/send-events`,
    [vaultNames.secret]: kept(vaultNames.secret),
    [vaultNames.purge]: `${settings.site}/_purge`,
    [vaultNames.purgeSecret]: kept(vaultNames.purgeSecret),
  }
  const lacking = Object.entries(wanted).filter(([name, value]) => has.get(name) !== value)
  return { wanted, lacking, has }
}

const vault: Step = {
  name: 'the vault has the addresses and secrets of what the database calls',
  async look(context) {
    const { wanted, lacking } = await vaultOf(context)
    if (lacking.length > 0) return open(`missing: ${listOf(lacking.map(([name]) => name))}`)
    context.found.purgeSecret = wanted[vaultNames.purgeSecret] ?? ''
    return done(`${Object.keys(wanted).length}`)
  },
  async act(context) {
    const { lacking, has } = await vaultOf(context)
    for (const [name, value] of lacking)
      if (has.has(name))
        await context.sql(
          'select vault.update_secret((select id from vault.decrypted_secrets where name = $1), $2)',
          [name, value],
        )
      else await context.sql('select vault.create_secret($1, $2)', [value, name])
  },
  help: 'Switch on supabase_vault in the dashboard, under Database, Extensions.',
}

/** What the functions should have as secrets, and which of it they lack. The platform tells digests. */
async function secretsOf(context: Context) {
  const { secrets } = await ask(context.root, ['secrets', 'list', at(context)])
  const has = new Map(
    ((Array.isArray(secrets) ? secrets : []) as Row[]).map(({ name, value }) => [name, value]),
  )
  const { wanted: inVault } = await vaultOf(context)
  const wanted: Record<string, string> = {
    ...context.settings.secrets,
    MAIL_TRIGGER_SECRET: inVault[vaultNames.secret] ?? '',
  }
  // New ones would end all subscriptions of owners' devices.
  if (!has.has('VAPID_PUBLIC_KEY') || !has.has('VAPID_PRIVATE_KEY')) {
    const keys = webPush.generateVAPIDKeys()
    Object.assign(wanted, { VAPID_PUBLIC_KEY: keys.publicKey, VAPID_PRIVATE_KEY: keys.privateKey })
  }
  return {
    wanted,
    has,
    lacking: Object.entries(wanted).filter(([name, value]) => has.get(name) !== digest(value)),
  }
}

/** From a file, since the arguments of a command can be read by everybody on the machine. */
async function setSecrets(context: Context, secrets: readonly (readonly [string, string])[]) {
  const file = join(tmpdir(), `shop-secrets-${randomBytes(6).toString('hex')}`)
  writeFileSync(file, secrets.map(([name, value]) => `${name}=${JSON.stringify(value)}`).join('\n'), {
    mode: 0o600,
  })
  try {
    await call(context.root, ['secrets', 'set', '--env-file', file, at(context), '--yes'])
  } finally {
    rmSync(file)
  }
}

const secrets: Step = {
  name: 'the functions have their secrets',
  async look(context) {
    const { wanted, lacking } = await secretsOf(context)
    if (lacking.length > 0) return open(`missing or another: ${listOf(lacking.map(([name]) => name))}`)
    return done(`${Object.keys(wanted).length}`)
  },
  act: async (context) => setSecrets(context, (await secretsOf(context)).lacking),
  help: 'See docs/mail.md for what each is.',
}

/** Of everything that functions are made of, so that another text is another version. */
function versionOf(root: string): string {
  const folders = ['supabase/functions', 'src/content', 'src/domain', 'src/config']
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name))
      .sort())
      hash.update(`${relative(root, file)}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
/** A secret that no function reads: by its digest the project tells which version it has. */
const versionName = 'FUNCTIONS_VERSION'

const functions: Step = {
  name: 'the functions are deployed, in this clone’s version',
  async look(context) {
    const names = readdirSync(join(context.root, 'supabase/functions')).filter(
      (name) => !name.startsWith('_'),
    )
    const { functions: deployed } = await ask(context.root, ['functions', 'list', at(context)])
    const there = ((Array.isArray(deployed) ? deployed : []) as Row[]).map(({ slug }) => slug)
    const missing = names.filter((name) => !there.includes(name))
    if (missing.length > 0) return open(`missing: ${listOf(missing)}`)
    const { has } = await secretsOf(context)
    return has.get(versionName) === digest(versionOf(context.root))
      ? done(`${names.length}`)
      : open('they are of another version')
  },
  async act(context) {
    await call(context.root, ['functions', 'deploy', '--use-api', at(context), '--yes'])
    await setSecrets(context, [[versionName, versionOf(context.root)]])
  },
  help: 'Run `npx supabase functions deploy --use-api` yourself, which says more.',
}

/** Those that the database lacks or has otherwise. */
async function schedulesLacking({ sql }: Context) {
  const [cron] = await sql("select to_regclass('cron.job') is not null as there")
  const jobs = cron?.there ? await sql('select jobname, schedule, command, active from cron.job') : []
  return schedules.filter(
    ({ name, times, command }) =>
      !jobs.some(
        (job) => job.jobname === name && job.schedule === times && job.command === command && job.active,
      ),
  )
}

const schedule: Step = {
  name: 'the database has its schedules',
  async look(context) {
    const lacking = await schedulesLacking(context)
    return lacking.length === 0
      ? done(`${schedules.length}`)
      : open(`missing: ${listOf(lacking.map(({ name }) => name))}`)
  },
  async act(context) {
    const [there] = await context.sql(
      "select to_regclass('cron.job') is not null as cron, to_regprocedure('net.http_post(text,jsonb,jsonb,jsonb,integer)') is not null as net",
    )
    if (!there?.cron) await context.sql('create extension if not exists pg_cron with schema pg_catalog')
    if (!there?.net) await context.sql('create extension if not exists pg_net with schema extensions')
    for (const { name, times, command } of await schedulesLacking(context))
      await context.sql('select cron.schedule($1, $2, $3)', [name, times, command])
  },
  help: 'Switch on pg_cron and pg_net in the dashboard, under Database, Extensions.',
}

const owner: Step = {
  name: 'the shop has an owner, or a code for one',
  async look({ sql }) {
    const [row] = await sql(
      `select (select count(*)::int from public.team_members where role = 'owner') as owners,
        (select to_char(max(c.expires_at), 'YYYY-MM-DD HH24:MI') from private.owner_codes c where c.expires_at > now()) as until`,
    )
    if (Number(row?.owners) > 0) return done(`${row?.owners}`)
    return row?.until ? done(`a code, until ${row.until} UTC; --code makes another`) : open('neither')
  },
  act: makeOwnerCode,
  help: 'In the SQL editor: select private.make_owner_code();',
}

/** Another code for the first owner, in place of any before. */
export async function makeOwnerCode({ sql, found }: Context) {
  const [row] = await sql('select private.make_owner_code() as code')
  found.ownerCode = String(row?.code ?? '')
}

export const steps: readonly Step[] = [
  project,
  link,
  migrations,
  graphql,
  config,
  signIn,
  vault,
  secrets,
  functions,
  schedule,
  owner,
]
