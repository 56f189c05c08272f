import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { written } from './encode.ts'
import { renderCompositions } from './render-compositions.ts'
import { openStudio } from './studio.ts'

/** Draws the shop's own pictures under public/: `npm run draw`, or `npm run draw -- --only <parts of names, with commas>`
 * for some of them, `--quick` for larger files sooner. The catalogue's pictures are painted by paint.ts. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const flag = process.argv.indexOf('--only')
const only = flag > 0 ? (process.argv[flag + 1] ?? '') : ''
const wanted = (name: string) => only.split(',').some((part) => name.includes(part))

const started = Date.now()
const studio = await openStudio()
try {
  await renderCompositions(studio, join(root, 'public'), wanted)
} finally {
  await studio.close()
}
if (!written.length) {
  console.error(`nothing is called "${only}"`)
  process.exit(1)
}
const bytes = written.reduce((n, { bytes: size }) => n + size, 0)
console.log(
  `${written.length} files, ${(bytes / 1048576).toFixed(2)} MB, ${((Date.now() - started) / 1000).toFixed(0)} s`,
)
