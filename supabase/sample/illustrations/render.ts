import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CURATED, colourways, viewsOf } from './curated.ts'
import { written } from './encode.ts'
import { RANGE } from './range.ts'
import { renderCompositions } from './render-compositions.ts'
import { renderProduct, renderRange } from './render-product.ts'
import { picturesSql, rangeSql, writeSql } from './seed-sql.ts'
import { openStudio } from './studio.ts'

/** Draws everything under public/: `npm run art`, or `npm run art -- --only <parts of names, with commas>` for some of it, `--quick` for
 * larger files sooner. the generated catalogue is called `range`, one picture of it `range/<kind>-<pattern>-<colour>`. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const flag = process.argv.indexOf('--only')
const only = flag > 0 ? (process.argv[flag + 1] ?? '') : ''
const wanted = (name: string) => only.split(',').some((part) => name.includes(part))

const started = Date.now()
const studio = await openStudio()
try {
  await renderCompositions(studio, join(root, 'public'), wanted)
  for (const p of CURATED.filter((c) => wanted(c.slug))) {
    await renderProduct(studio, join(root, 'public/catalogue', p.slug), p)
    console.log(`${p.slug}: ${colourways(p).length} colours x ${viewsOf(p).length} views`)
  }
  const range = RANGE.filter((one) => wanted(one.src))
  await renderRange(studio, join(root, 'public'), range)
  if (range.length) console.log(`range: ${range.length} pictures`)
} finally {
  await studio.close()
}
if (!written.length) {
  console.error(`nothing is called "${only}"`)
  process.exit(1)
}
await writeSql(join(root, 'supabase/sample/seeds/curated-pictures.sql'), picturesSql(CURATED))
await writeSql(join(root, 'supabase/sample/seeds/generated-pictures.sql'), rangeSql(RANGE))

const sum = (list: typeof written) => list.reduce((n, f) => n + f.bytes, 0)
const kb = (n: number) => `${(n / 1024).toFixed(1)} KB`
const short = (path: string) => path.slice(root.length)
const report = (title: string, list: typeof written) => {
  const biggest = [...list].sort((a, b) => b.bytes - a.bytes).slice(0, 6)
  console.log(`${title}: ${list.length} files, ${(sum(list) / 1048576).toFixed(2)} MB`)
  for (const f of biggest) console.log(`  ${kb(f.bytes).padStart(9)}  ${short(f.path)}`)
}
report(
  'catalogue',
  written.filter((f) => f.path.includes('/catalogue/')),
)
report(
  'cards (412 avif)',
  written.filter((f) => f.path.includes('/catalogue/') && f.path.endsWith('-412.avif')),
)
report(
  'compositions',
  written.filter((f) => !f.path.includes('/catalogue/')),
)
console.log(`${((Date.now() - started) / 1000).toFixed(0)} s`)
