// The production build that tests look at: made when something that it is made of has changed since the last, else that one.
// Nobody may change it. A whole run may bring one of its own (SHOP_BUILD).
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fingerprint } from '../../supabase/local/build-fingerprint.ts'

const root = join(import.meta.dirname, '../..')
const kept = join(root, 'node_modules/.cache/builds')
/** With them one changes back and forth between two states and two sets of languages without a build. */
const mostKept = 4

/** The folder of the run's build, or of one with source maps, which tell which module ended up in which chunk. */
export async function builtShop(): Promise<string> {
  const { SHOP_BUILD: given, SHOP_LANGUAGES: languages } = process.env
  if (given) return given
  const folder = join(kept, fingerprint(languages))
  if (!existsSync(folder)) await buildInto(folder)
  const now = new Date()
  utimesSync(folder, now, now)
  const byUse = readdirSync(kept)
    .map((name) => join(kept, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of byUse.slice(mostKept)) rmSync(old, { recursive: true })
  return folder
}

/** At once or not at all, also where another process makes the same. */
async function buildInto(folder: string) {
  const draft = `${folder}-${process.pid}`
  mkdirSync(kept, { recursive: true })
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const options = [
    '--app',
    '--outDir',
    draft,
    '--emptyOutDir',
    '--sourcemap',
    'hidden',
    '--logLevel',
    'error',
  ]
  // Vitest's own environment would make it a development build.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], { cwd: root, env })
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
}
