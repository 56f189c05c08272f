// A throw-away PostgreSQL cluster like the platform's: its superuser is supabase_admin, and postgres is not one.
// Needs an installed server (Debian: apt-get install postgresql).
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../supabase/local/serve.ts'
import { scratchFolder } from './scratch.ts'

export type Cluster = {
  /** Where it answers the superuser. */
  admin: string
  /** Where it answers on 127.0.0.1, to who has a password. */
  port: number
  /** The file with the server's messages; each line begins with the database's name. */
  log: string
  stop: () => Promise<void>
}

/** The folder of the newest installed server's programs. */
export function findServer(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** Starts one; `bin` is the folder of the server's programs. Only a durable one is on the disk and waits for it. */
export function startCluster(
  bin: string,
  { durable = false, superuser = 'supabase_admin' } = {},
): Promise<Cluster> {
  const rights = ['--auth-local=trust', '--auth-host=scram-sha-256']
  const folder = durable ? mkdtempSync(join(tmpdir(), 'shop-postgres-')) : scratchFolder()
  return start(bin, folder, [`fsync=${durable ? 'on' : 'off'}`], superuser, (data, options) =>
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-U', superuser, ...rights, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
      options,
    ),
  )
}

/** Starts a copy of a running one that follows it by streaming replication, so much later, and answers reads alone. */
export function startStandby(bin: string, primary: Cluster, delay: string): Promise<Cluster> {
  return start(
    bin,
    scratchFolder(),
    ['fsync=off', `recovery_min_apply_delay=${delay}`],
    'supabase_admin',
    (data, options) =>
      execFileSync(
        join(bin, 'pg_basebackup'),
        ['-D', data, '-d', primary.admin, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
        options,
      ),
  )
}

type Options = { uid?: number; gid?: number; cwd: string; stdio: 'ignore' }

async function start(
  bin: string,
  folder: string,
  own: readonly string[],
  superuser: string,
  make: (data: string, options: Options) => void,
): Promise<Cluster> {
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? idsOf('postgres') : null
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const options = { ...user, cwd: folder }
  make(data, { ...options, stdio: 'ignore' })
  const port = await freePort(0)
  // The CLI needs TCP; everything else uses the socket in the folder.
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    'timezone=UTC',
    'log_line_prefix=%d ',
    ...own,
  ]
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...options,
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const admin = `postgresql:///postgres?host=${encodeURIComponent(folder)}&port=${port}&user=${superuser}`
  for (const begun = performance.now(); !answers(admin); ) {
    if (child.exitCode !== null || performance.now() - begun > 30_000) {
      await stop()
      throw new Error('PostgreSQL did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { admin, port, log, stop }
}

function answers(address: string) {
  try {
    execFileSync('psql', [address, '-XqAtc', 'select 1'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function idsOf(name: string) {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
