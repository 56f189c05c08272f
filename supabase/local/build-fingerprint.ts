// Tells whether the shop would be built as it was: a start that changed nothing waits for no build.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** What a build reads: of the migrations it names the newest. */
const folders = ['src', 'public', 'supabase/migrations']
const files = ['index.html', 'package-lock.json', 'tailwind.config.ts', 'tsconfig.json', 'vite.config.ts']

/** The same text for the same files and settings. @param language the only one that is built; else all are */
export function fingerprint(language = 'all'): string {
  const hash = createHash('sha256').update(`${language} ${process.version}`)
  for (const [name, value] of Object.entries(process.env).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    if (name.startsWith('VITE_')) hash.update(`\n${name}=${value}`)
  const inside = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  for (const file of [...inside.toSorted(), ...files.map((name) => join(root, name))])
    hash.update(`\n${file}\n`).update(readFileSync(file))
  return hash.digest('hex')
}
