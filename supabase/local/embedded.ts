// The embedded back end: real Postgres in this process behind Supabase's API, for development and tests. Tests may also put
// the API before a database of a PostgreSQL server, which answers faster.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, resolve } from 'node:path'
import type { PGlite } from '@supabase/lite/pglite'
import type { Language } from '../../src/domain/text/language.ts'
import type { AccountMailKind, AccountReader } from './account-mails.ts'
import { type CheckCaptcha, withAuthCaptcha } from './auth-captcha.ts'
import { withRequestCheck } from './request-check.ts'
import { addTwoFactorTables, withTwoFactor } from './second-factor.ts'
import { type Serializers, type Server, type ShopDatabase, serverDatabase } from './server-database.ts'

// Read when the package is imported, so it must be set before.
process.env.EXPERIMENTAL_STORAGE = '1'
process.env.DO_NOT_TRACK = '1'

const root = resolve(import.meta.dirname, '../..')
export const dataFolder = join(root, 'supabase/.temp/data')
/** Of a shop that was opened without the sample. */
export const emptyFolder = join(root, 'supabase/.temp/empty/data')
/** Its own settings: supabase/config.toml is what a hosted project gets. */
const configFile = join(import.meta.dirname, 'config.toml')
const prefixes = ['/auth/v1', '/rest/v1', '/storage/v1', '/_system']

/** All of the sample data, or the curated part alone: without the generated catalogue and what gathers from it. */
export type Seed = 'all' | 'curated'
const ofTheGeneratedCatalogue = /\/seeds\/(generated|trending|order-history)[^/]*\.sql$/

/** A start-up failure that one sentence explains, without its stack. */
export class StartError extends Error {}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type Embedded = {
  /** Serves the API's paths and passes everything else on. */
  middleware: Middleware
  /** Answers a request without a network in between. */
  fetch: (request: Request) => Promise<Response>
  /** The database itself, as its superuser. */
  database: ShopDatabase
  /** From now on Auth's mails go there; before, nowhere. */
  mailAccounts: (deliver: DeliverAccountMail) => void
  /** From now on Auth asks for a CAPTCHA while the shop's is on, and checks tokens with this; before, it never does. */
  askCaptcha: (check: CheckCaptcha) => void
  close: () => Promise<void>
}

/** The secret is what the link in the mail carries. */
export type DeliverAccountMail = (
  mail: AccountReader & { kind: AccountMailKind; secret: string },
) => Promise<void>

/**
 * Opens (and on first use migrates and seeds) the embedded back end.
 * @param options.folder where the data lives; null keeps everything in memory
 * @param options.address of a server's database, in place of a folder
 * @param options.seed   what a database that is still empty is filled with; false leaves it so
 * @param options.maxRows the most rows that a request is answered with, if not what config.toml says
 * @throws StartError when another process uses the folder, or a migration or the seed is broken
 */
export async function openEmbedded(
  options: { folder?: string | null; address?: string; seed?: Seed | false; maxRows?: number } = {},
): Promise<Embedded> {
  const { address } = options
  const folder = address ? null : options.folder === undefined ? dataFolder : options.folder
  const unlock = folder === null ? () => {} : lock(folder)
  try {
    process.env.SHOP_DATA_DRIVER = address ? 'postgres' : 'pglite'
    process.env.SHOP_DATA_DIR =
      address ?? (folder === null ? 'memory://' : relative(process.cwd(), join(folder, 'pg')))
    if (folder !== null) mkdirSync(folder, { recursive: true })
    // The database sets the process's exit code when it starts, and again when it ends.
    const { exitCode } = process
    const { createApi, applyPendingMigrations } = await quietly(() => import('@supabase/lite/cli'))
    const { honoMiddleware } = await import('@supabase/lite/vite')
    const api = await quietly(() => createApi({ withSupabaseClient: false }))
    const app = await quietly(() =>
      api.project.local.createApp(configFile, { admin: false, adminDefault: false }),
    )
    if (options.maxRows && app.config.api) app.config.api.max_rows = options.maxRows
    const { database, serializers } = address
      ? ofServer(app.connection.driver as Server)
      : ofPglite(app.connection.driver as PGlite)
    await refuseOtherHistory(database)
    await migrate(() => applyPendingMigrations(app), database)
    await addTwoFactorTables(database)
    await sendAnyArgument(database, await serializers())
    process.exitCode = exitCode
    let deliver: DeliverAccountMail = async () => {}
    const nothing = async () => {}
    // Its caller holds the database, which would not say the member's language before this has returned.
    const mailed = (kind: AccountMailKind) => async (to: string, secret: string) =>
      void readerOf(database, to)
        .then((reader) => deliver({ kind, ...reader, secret }))
        .catch((error: unknown) => console.error(`  The mail to ${to} was not written: ${messageOf(error)}`))
    // The package's own mailer writes its own mails and links; here they come from the same templates as the others.
    app._mailer = {
      sendRecovery: mailed('recovery'),
      sendConfirmation: mailed('confirmation'),
      // The shop never causes these mails.
      sendMagicLink: nothing,
      sendEmailChange: nothing,
      sendReauthentication: nothing,
    }
    const { seed = 'all' } = options
    if (seed) await seedOnce(database, seed)
    let checkCaptcha: CheckCaptcha | null = null
    const auth = withTwoFactor(database, (request, ...rest) => app.fetch(request, ...(rest as [])))
    const checked = withRequestCheck(
      database,
      withAuthCaptcha(database, () => checkCaptcha, auth),
    )
    const fetch = inTurn(checked)
    return {
      // The middleware uses only this part of the app.
      middleware: honoMiddleware(
        { fetch } as unknown as Parameters<typeof honoMiddleware>[0],
        prefixes,
      ) as Middleware,
      fetch,
      database,
      mailAccounts: (next) => {
        deliver = next
      },
      askCaptcha: (check) => {
        checkCaptcha = check
      },
      close: async () => {
        // Closing sets the exit code, which would lose that of a failed test.
        const { exitCode: soFar } = process
        await (address ? database.close() : app.connection.close())
        process.exitCode = soFar
        unlock()
      },
    }
  } catch (error) {
    unlock()
    if (folder === null || error instanceof StartError) throw error
    throw new StartError(
      `The local data in ${relative(process.cwd(), folder)} can't be opened (${messageOf(error)}). Keep a copy if you need it, then load the sample data again with: npm run db:reset`,
    )
  }
}

/** In which language a member reads, and where its pages begin; a hosted project finds it in the account's metadata. */
async function readerOf(database: ShopDatabase, to: string): Promise<AccountReader> {
  const { rows } = await database.query<{ language: Language; path: string }>(
    `select p.language, private.language_path(p.language) as path
     from public.profiles p join auth.users u on u.id = p.id where lower(u.email) = lower($1)`,
    [to],
  )
  return { to, ...(rows[0] ?? { language: 'en', path: '' }) }
}

/**
 * Values reach the database as PostgREST hands them on: what fits no type as its JSON text, which the type refuses. The
 * drivers throw instead or send something else; the embedded one halfway through its message, and the next ones, anyone's,
 * are lost with it.
 */
async function sendAnyArgument(database: ShopDatabase, serializers: Serializers) {
  const { rows } = await database.query<{ oid: number; kind: 'list' | 'json' }>(
    "select oid, case when typcategory = 'A' then 'list' else 'json' end as kind from pg_type where typcategory = 'A' or typname in ('json', 'jsonb')",
  )
  const kinds = new Map(rows.map(({ oid, kind }) => [String(oid), kind]))
  for (const [oid, serialize] of Object.entries(serializers)) {
    const kind = kinds.get(oid)
    const fits = (value: unknown) =>
      kind === 'json' ||
      value instanceof Date ||
      value instanceof Uint8Array ||
      (Array.isArray(value) === (kind === 'list') && (kind === 'list' || typeof value !== 'object'))
    const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
    serializers[oid] = (value: unknown) => {
      if (!fits(value)) return textOf(value)
      try {
        return serialize(value)
      } catch {
        return textOf(value)
      }
    }
  }
}

type Opened = { database: ShopDatabase; serializers: () => Promise<Serializers> }

function ofPglite(database: PGlite): Opened {
  keepExitCode(database)
  return {
    database,
    serializers: async () => {
      await database.refreshArrayTypes()
      return database.serializers
    },
  }
}

function ofServer(server: Server): Opened {
  const { serializers } = server.options
  return {
    database: serverDatabase(server),
    serializers: async () => {
      // Texts are texts of any type, as with the embedded one; the package would write a JSON text once more as JSON.
      for (const [oid, serialize] of Object.entries(serializers))
        serializers[oid] = (value) =>
          typeof value === 'string' ? value : value instanceof Date ? value.toISOString() : serialize(value)
      return serializers
    },
  }
}

/** Also with every statement that fails, the database sets the exit code of the process, whose own it is not. */
function keepExitCode(database: PGlite) {
  const exec = database.execProtocolRawSync.bind(database)
  database.execProtocolRawSync = (...message) => {
    const { exitCode } = process
    try {
      return exec(...message)
    } finally {
      process.exitCode = exitCode
    }
  }
}

/**
 * Answers one request after the other. The database has a single connection, and the package begins transactions
 * on it without waiting for each other: requests at the same time would share one, its role and its rollback.
 */
function inTurn<Rest extends unknown[]>(
  answer: (request: Request, ...rest: Rest) => Response | Promise<Response>,
) {
  let last: Promise<unknown> = Promise.resolve()
  return (request: Request, ...rest: Rest): Promise<Response> => {
    const turn = last.then(() => answer(request, ...rest))
    last = turn.catch(() => {})
    return turn
  }
}

/**
 * Data that other migrations made, or an earlier wording of one of them, belongs to another version of the shop.
 * @throws StartError instead of migrating such data halfway, or opening it with functions that are not the shop's
 */
async function refuseOtherHistory(database: ShopDatabase) {
  const { rows } = await database.query<{ history: string | null }>(
    "select to_regclass('supabase_migrations.schema_migrations')::text as history",
  )
  if (!rows[0]?.history) return
  const applied = await database.query<{ version: string; statements: string[] }>(
    'select version, statements from supabase_migrations.schema_migrations',
  )
  const folder = join(root, 'supabase/migrations')
  const files = readdirSync(folder)
  // The statements of a file without what stands between them.
  const plain = (sql: string) => sql.replace(/[\s;]/g, '')
  const isOurs = ({ version, statements }: (typeof applied.rows)[number]) => {
    const file = files.find((name) => name.startsWith(`${version}_`))
    return (
      file !== undefined && plain(readFileSync(join(folder, file), 'utf8')) === plain(statements.join(''))
    )
  }
  if (applied.rows.every(isOurs)) return
  await database.close()
  throw new StartError(
    'The local data was made by other migrations than those in supabase/migrations. Throw it away and load the sample data again with: npm run db:reset',
  )
}

async function migrate(apply: () => Promise<unknown>, database: ShopDatabase) {
  try {
    await apply()
  } catch (error) {
    throw new StartError(await explain(error, database))
  }
}

/** The package keeps the file and the reason to itself: the failing file is found and tried once more for them. */
async function explain(error: unknown, database: ShopDatabase): Promise<string> {
  const folder = join(root, 'supabase/migrations')
  const statement = messageOf(error).replace('Failed to execute query: ', '').trim()
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const name = readdirSync(folder).find((file) => read(file).includes(statement))
  if (!name) return `A migration in supabase/migrations does not apply: ${messageOf(error)}`
  try {
    await database.exec(`begin; ${read(name)}`)
  } catch (reason) {
    return `The migration supabase/migrations/${name} does not apply: ${messageOf(reason)}`
  } finally {
    await database.exec('rollback')
  }
  return `The migration supabase/migrations/${name} does not apply`
}

/** The files of `[db.seed]` run once per database, all or nothing. */
async function seedOnce(database: ShopDatabase, seed: Seed) {
  const { rows } = await database.query('select 1 from public.collections limit 1')
  if (rows.length > 0) return
  try {
    await database.exec(seedSql(seed))
  } catch (error) {
    await database.exec('rollback')
    throw new StartError(`The sample data (supabase/sample/seeds) does not load: ${messageOf(error)}`)
  }
}

/** The seed files in the order that supabase/config.toml gives, as one transaction. */
export function seedSql(seed: Seed): string {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8')
  const list = /sql_paths = \[([^\]]*)\]/.exec(config)?.[1] ?? ''
  const files = [...list.matchAll(/"([^"]+)"/g)].map(([, path]) => join(root, 'supabase', path ?? ''))
  const wanted = seed === 'all' ? files : files.filter((file) => !ofTheGeneratedCatalogue.test(file))
  return ['begin;', ...wanted.map((file) => readFileSync(file, 'utf8')), 'commit;', 'analyze;'].join('\n')
}

/** Runs something on the data folder while no other process may have it open. */
export function withLock(folder: string, run: () => void) {
  const unlock = lock(folder)
  try {
    run()
  } finally {
    unlock()
  }
}

/** The data folder belongs to one process: two at once would destroy it. */
function lock(folder: string): () => void {
  const file = `${folder}.lock`
  mkdirSync(resolve(folder, '..'), { recursive: true })
  if (existsSync(file)) {
    // An empty or cut-off file names no process: its process was stopped while it wrote.
    const holder = Number(readFileSync(file, 'utf8').trim() || Number.NaN)
    if (Number.isInteger(holder) && holder > 0 && holder !== process.pid && isRunning(holder)) {
      throw new StartError(
        `The shop's data folder is in use by another process (${holder}). Stop that one first; two at once would damage the data. If ${holder} is no shop, delete ${relative(process.cwd(), file)}.`,
      )
    }
  }
  writeFileSync(file, String(process.pid))
  const unlock = () => rmSync(file, { force: true })
  process.once('exit', unlock)
  return () => {
    process.off('exit', unlock)
    unlock()
  }
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The back end announces its files on standard output; the shop prints its own lines instead. */
async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const { log, warn } = console
  console.log = console.warn = () => {}
  try {
    return await run()
  } finally {
    Object.assign(console, { log, warn })
  }
}

function messageOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
