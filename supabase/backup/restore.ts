// npm run restore -- folder: loads a backup into a new project that has had the migrations, all or nothing, brings its files
// along, and checks what came in. --drop-mails keeps the restored shop from sending what waited to be sent; --files brings the
// files alone, where they were interrupted (docs/backups.md).
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { readFlags } from '../setup/flags.ts'
import { projectNames, reachedBy, readSettings, SetupError } from '../setup/settings.ts'
import { checkFolder, putFiles } from './files.ts'
import { readManifest } from './manifest.ts'

const root = join(import.meta.dirname, '../..')
const usage = `npm run restore -- folder: loads a backup into a new project that has had the migrations, and checks what came in.
  --drop-mails  what waited to be sent is not sent
  --files       the files alone
All or nothing; docs/backups.md says more.`
const { positionals, values: flags } = readFlags(usage, {
  allowPositionals: true,
  options: { files: { type: 'boolean', default: false }, 'drop-mails': { type: 'boolean', default: false } },
})

const waitingMails = 'sent_at is null and dropped_at is null and failed_at is null'

async function restore(): Promise<string> {
  const [from] = positionals
  if (!from) throw new SetupError('Name the folder of the backup: npm run restore -- backups/<when>')
  const folder = resolve(from)
  const manifest = readManifest(folder)
  const { api, migration, files } = manifest
  await checkFolder(manifest, folder)
  const settings = await readSettings(root, process.stdin.isTTY, projectNames)
  const { database } = settings
  if (!flags.files) {
    const has = await psql(database, 'select max(version) from supabase_migrations.schema_migrations')
    if (has !== migration)
      throw new SetupError(
        `The backup is of a database whose newest migration is ${migration}, and this one’s is ${has || 'none'}: take the release that the backup was made with, and run npm run setup for the new project`,
      )
    await load(database, join(folder, 'data.sql'), [`${api}/`, `${settings.api}/`])
  }
  await putFiles(root, settings, files, folder)
  const wrong = await psql(database, ['-f', join(root, 'supabase/checks.sql')])
  if (wrong) throw new SetupError(`Everything came in; supabase/checks.sql finds:\n${wrong}`)
  const waiting = await psql(database, `select count(*) from private.email_outbox where ${waitingMails}`)
  return `The shop of ${from} is here, with ${files.length} files. ${waiting} mails wait to be sent. Run npm run setup now.`
}

/** To psql the end of its input is the end of the data, and of a table's rows too, wherever it comes. What is said last tells them apart. */
const whole = {
  say: "\nset shop.restore = 'whole';\n",
  check: `do $$ begin
    if current_setting('shop.restore', true) is distinct from 'whole' then raise exception 'The data was not read to its end'; end if;
  end $$`,
}

/** @throws SetupError where the shop is in use, or anything of the data was refused; nothing has come in then */
async function load(database: string, file: string, addresses: readonly [string, string]) {
  const { address, env } = reachedBy(database)
  const child = spawn(
    'psql',
    [
      ...[address, '-Xq', '-v', 'ON_ERROR_STOP=1', '--single-transaction'],
      ...['-f', join(root, 'supabase/backup/before-restore.sql'), '-f', '-'],
      ...['-c', whole.check],
      ...(flags['drop-mails']
        ? ['-c', `update private.email_outbox set dropped_at = now() where ${waitingMails}`]
        : []),
    ],
    { stdio: ['pipe', 'ignore', 'inherit'], env: { ...process.env, ...env } },
  )
  const ended = once(child, 'close')
  // Where psql ends before it has read all, or the file is not read to its end, psql's exit code says so.
  await pipeline(createReadStream(file), withAddresses(addresses), child.stdin).catch(() => {})
  const [code] = await ended
  if (code !== 0) throw new SetupError('Nothing was restored: psql says above why')
}

/** Gives uploaded pictures the new project's address, and says that it was all. A line is never torn, and bytes that are no letters stay. */
function withAddresses([old, present]: readonly [string, string]): Transform {
  let rest = Buffer.alloc(0)
  const changed = (bytes: Buffer) => Buffer.from(bytes.toString('latin1').replaceAll(old, present), 'latin1')
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const all = Buffer.concat([rest, chunk])
      const end = all.lastIndexOf('\n') + 1
      rest = all.subarray(end)
      done(null, changed(all.subarray(0, end)))
    },
    flush(done) {
      done(null, Buffer.concat([changed(rest), Buffer.from(whole.say)]))
    },
  })
}

/** What a query, or psql with other arguments, says: values without heads. */
async function psql(database: string, query: string | readonly string[]): Promise<string> {
  const what = typeof query === 'string' ? ['-c', query] : query
  const { address, env } = reachedBy(database)
  const { stdout } = await promisify(execFile)('psql', [address, '-XAtq', '-v', 'ON_ERROR_STOP=1', ...what], {
    env: { ...process.env, ...env },
  })
  return stdout.trim()
}

restore().then(
  (said) => console.log(said),
  (error) => {
    console.error(error instanceof SetupError ? error.message : error)
    process.exitCode = 1
  },
)
