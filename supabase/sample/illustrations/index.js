// The package's one entry (README.md). Its types are declared beside it, so that the shop is checked without the program.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export async function paint(path, scale) {
  // Only for a picture that has to be painted: the program takes a third of a second to load.
  const program = await import('./paint.ts')
  return program.paint(path, scale)
}

export function version() {
  const folder = import.meta.dirname
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted())
    if (name.endsWith('.ts')) hash.update(readFileSync(join(folder, name)))
  return hash.digest('hex').slice(0, 12)
}
