// A real PostgreSQL for the tests that need sessions beside each other: the one in DATABASE_URL, or a cluster of the
// test's own, thrown away afterwards, where the server is installed (Debian: apt-get install postgresql).
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const server = process.env.DATABASE_URL ?? findServer()
if (!server) {
  const what = 'There is no PostgreSQL here (Debian: apt-get install postgresql, or DATABASE_URL)'
  if (process.env.CI) throw new Error(`${what}; in CI races and roles are not skipped.`)
  console.warn(`${what}: races, roles and the restore are NOT TESTED.`)
}

/** The folder of the newest installed server's programs. */
function findServer(): string | undefined {
  const root = '/usr/lib/postgresql'
  if (!existsSync(root)) return undefined
  const versions = readdirSync(root).toSorted((a, b) => Number(b) - Number(a))
  return versions.map((version) => join(root, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')))
}

/** Where it answers, as a superuser, and what ends it. */
export async function startPostgres(): Promise<{ address: string; stop: () => Promise<void> }> {
  if (process.env.DATABASE_URL) return { address: process.env.DATABASE_URL, stop: async () => {} }
  if (!server) throw new Error('There is no PostgreSQL here')
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? idsOf('postgres') : null
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, stdio: 'ignore' } as const
  execFileSync(
    join(server, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    options,
  )
  // A socket in its own folder and no port: nobody else's server is met, and nobody meets this one.
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=120',
  ]
  const child = spawn(
    join(server, 'postgres'),
    ['-D', data, ...settings.flatMap((each) => ['-c', each])],
    options,
  )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const address = `postgresql:///postgres?host=${encodeURIComponent(folder)}&user=postgres`
  for (const begun = performance.now(); !answers(address); ) {
    if (child.exitCode !== null || performance.now() - begun > 30_000) {
      await stop()
      throw new Error('PostgreSQL did not start')
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { address, stop }
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
