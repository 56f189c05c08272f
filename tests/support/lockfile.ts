// npm leaves a platform's packages out of the lock file when the registry it asked could not give them, and then
// `npm ci` refuses on every machine. npm run fix:lock puts them back: their versions are exact in their parents.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Locked = { version?: string; dev?: boolean; optionalDependencies?: Record<string, string> }
type Lock = { packages: Record<string, Locked & Record<string, unknown>> }

const file = join(import.meta.dirname, '../../package-lock.json')

/** The optional packages that the lock file names without having them. */
export function missingOptionals(lock: Lock) {
  return Object.entries(lock.packages).flatMap(([path, { dev, optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(lock, path, name))
      .map(([name, version]) => ({ path, name, version, dev: dev === true })),
  )
}

export function readLock(): Lock {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Looks as npm does: beside the parent, then further up. */
function isLocked({ packages }: Lock, path: string, name: string): boolean {
  if (packages[`${path ? `${path}/` : ''}node_modules/${name}`]) return true
  if (path === '') return false
  return isLocked({ packages }, path.split('/node_modules/').slice(0, -1).join('/node_modules/'), name)
}

const systems: Record<string, string> = { linuxmusl: 'linux', windows: 'win32', win: 'win32' }
const known = [
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'android',
  'openharmony',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
]
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32']

/** What the name of a platform's package says about where it runs. */
function platformOf(name: string) {
  const words = name.split('/').at(-1)?.split('-') ?? []
  const os = words.map((word) => systems[word] ?? word).filter((word) => known.includes(word))
  const cpu = words.filter((word) => processors.includes(word))
  const libc = words.some((word) => word.includes('musl')) ? ['musl'] : words.includes('gnu') ? ['glibc'] : []
  return { ...(cpu.length > 0 && { cpu }), ...(libc.length > 0 && { libc }), ...(os.length > 0 && { os }) }
}

if (process.argv[1] === import.meta.filename) {
  const lock = readLock()
  const missing = missingOptionals(lock)
  for (const { path, name, version, dev } of missing) {
    const top = `node_modules/${name}`
    const key = lock.packages[top] ? `${path}/${top}` : top
    lock.packages[key] = { version, ...(dev && { dev }), optional: true, ...platformOf(name) }
  }
  lock.packages = Object.fromEntries(
    Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
  )
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${missing.length} packages of other platforms put back`)
}
