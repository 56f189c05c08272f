// npm run backup [-- folder]: copies a shop's data, accounts and files into a folder, backups/<now> unless one is named. In the
// folder of an earlier backup only files that are new are fetched (docs/backups.md).
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { call } from '../setup/cli.ts'
import { readFlags } from '../setup/flags.ts'
import { projectNames, reachedBy, readSettings, SetupError } from '../setup/settings.ts'
import { fetchFiles, printed } from './files.ts'
import { type Manifest, printOf, type StoredFile } from './manifest.ts'

const root = join(import.meta.dirname, '../..')
const usage = `npm run backup [-- folder]: copies a shop’s data, accounts and files into a folder, backups/<now> unless one is named.
In the folder of an earlier backup only new files are fetched; docs/backups.md says more.`
const { positionals } = readFlags(usage, { allowPositionals: true })
const at = new Date().toISOString()
const folder = resolve(positionals[0] ?? join(root, 'backups', at.replaceAll(':', '-').slice(0, 16)))

async function backUp(): Promise<string> {
  const settings = await readSettings(root, process.stdin.isTTY, projectNames)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Whoever finds a folder without it knows that the copy was interrupted.
  rmSync(join(folder, 'backup.json'), { force: true })
  const migration = await newestMigration(settings.database)
  await dump(settings.database, join(folder, 'data.sql'))
  // Read after the dump: what its rows point at is among them.
  const files = await storedFiles(settings.database)
  await fetchFiles(root, settings, files, folder)
  const manifest: Manifest = {
    ...{ at, migration, api: settings.api },
    data: await printOf(join(folder, 'data.sql')),
    files: await printed(files, folder),
  }
  writeFileSync(join(folder, 'backup.json'), `${JSON.stringify(manifest, null, 1)}\n`)
  return `${folder}: the data, and ${files.length} files. It holds addresses and password hashes: encrypt it.`
}

async function dump(database: string, file: string) {
  const flags = ['--data-only', '--use-copy', '--schema', 'public,private,auth']
  const { address, env } = reachedBy(database)
  const command = ['db', 'dump', `--remote=${address}`, ...flags]
  const part = `${file}.part`
  if (await hasProgram('pg_dump')) {
    const script = await call(root, [...command, '--dry-run'], env)
    // Through its input, because the script has the password in it.
    const child = spawn('bash', { stdio: ['pipe', 'pipe', 'inherit'] })
    const ended = once(child, 'close')
    child.stdin.end(script)
    await pipeline(child.stdout, createWriteStream(part, { mode: 0o600 }))
    const [code] = await ended
    if (code !== 0) throw new SetupError('The data was not copied: pg_dump says above why')
  } else {
    // In a container.
    await call(root, [...command, '-f', part], env)
  }
  renameSync(part, file)
}

const hasProgram = (name: string) =>
  promisify(execFile)(name, ['--version']).then(
    () => true,
    () => false,
  )

async function rowsOf<Row>(database: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    const { rows } = await client.query(query)
    return rows
  } finally {
    await client.end()
  }
}

async function newestMigration(database: string): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    database,
    'select max(version) as version from supabase_migrations.schema_migrations',
  )
  if (!row?.version) throw new SetupError('The database has no migration of the shop')
  return row.version
}

/** Students' proofs are not copied: the shop deletes them after ninety days. */
const storedFiles = (database: string) =>
  rowsOf<StoredFile>(
    database,
    `select bucket_id as bucket, name, coalesce(metadata ->> 'mimetype', 'application/octet-stream') as type
     from storage.objects where bucket_id <> 'student-proofs' order by 1, 2`,
  )

backUp().then(
  (said) => console.log(said),
  (error) => {
    console.error(error instanceof SetupError ? error.message : error)
    process.exitCode = 1
  },
)
