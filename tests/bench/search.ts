// npm run bench:search: the precision of the first page in the sample shop, for queries that people labelled before the
// search was tuned, in four ways of writing. With --misses the queries below 0.9 are listed, those held out excepted.
import { openEmbedded } from '../../supabase/local/embedded.ts'
import { judge, judgedProducts, labels, meanOf, type Score } from '../support/search/judge.ts'
import type { JudgedProduct } from '../support/search/judged-products.ts'

const { database, close } = await openEmbedded({ folder: null, seed: 'all' })
const { rows: products } = await database.query<JudgedProduct>(judgedProducts)
const scores = await judge(products, async (query) => {
  const { rows } = await database.query<{ page: { products: { id: string }[] } }>(
    "select public.list_products(jsonb_build_object('q', $1::text), 'featured', null, 12) as page",
    [query],
  )
  return rows[0]?.page.products.map(({ id }) => id) ?? []
})
await close()

const line = (name: string, all: readonly Score[]) => {
  const figure = (some: readonly Score[]) => meanOf(some).toFixed(3).padStart(8)
  const heldOut = all.filter(({ isHeldOut }) => isHeldOut)
  const tuned = all.filter(({ isHeldOut }) => !isHeldOut)
  console.info(
    `${name.padEnd(10)}${String(all.length).padStart(8)}${figure(all)}${figure(tuned)}${figure(heldOut)}`,
  )
}
console.info('precision of the first 12 products\n           queries     all   tuned  held out')
for (const language of Object.keys(labels))
  line(
    language,
    scores.filter((score) => score.language === language),
  )
line('all', scores)
if (process.argv.includes('--misses')) {
  for (const { query, precision, wrong } of scores.filter((s) => !s.isHeldOut && s.precision < 0.9))
    console.info(`${precision.toFixed(2)}  ${query}  ${wrong.slice(0, 4).join(' | ')}`)
}
if (meanOf(scores) < 0.9) process.exitCode = 1
