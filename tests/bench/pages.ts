// npm run bench:pages: pages of the built shop in Chromium, every figure beside its gate, as Markdown.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { type ProductKind, randomProduct, randomProducts } from '../../e2e/fixtures/random-products.ts'
import { samplePaths } from '../../e2e/fixtures/sample.ts'
import { indexedPaths } from '../../src/app/route-manifest.ts'
import { announceSeed } from '../support/seed.ts'
import { type BuiltShop, openShop } from './built-shop.ts'
import { against, median, percentile, table } from './figures.ts'
import { curatedProduct, journeyShift, latencies, launchOptions, listToProduct } from './interactions.ts'
import { type Figures, lighthouseTable, type Visit, visitPages } from './lighthouse.ts'

const help = `npm run bench:pages -- [options]
  --runs 3     Lighthouse runs per page and kind of throttling
  --times 20   presses per interaction
  --only       some of lighthouse,interactions,catalogue
  --page home  one page of Lighthouse's table; may be repeated
  --http1      over HTTP/1.1 instead of HTTP/2
  --write      puts each table that is whole into docs/speed.md
SEED=n takes the random products of an earlier measurement again. A larger shop in supabase/.temp
(npm run db:scale -- 100000) is measured too.`

const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    runs: { type: 'string', default: '3' },
    times: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
    only: { type: 'string', default: 'lighthouse,interactions,catalogue' },
    page: { type: 'string', multiple: true },
    http1: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(help)
  process.exit(0)
}
const root = join(import.meta.dirname, '../..')
const round = (value: number) => String(Math.round(value))

// A run of Lighthouse that took too long is given up, and what it still waits for fails when its browser closes.
process.on('unhandledRejection', (reason) => console.error(`After a run: ${reason}`))

announceSeed()
const begin = Date.now()
const shop = await openShop({ data: null, ...(options.http1 && { protocol: 'http/1.1' }) })
const [cpu] = cpus()
const machine = () =>
  `Measured on ${cpus().length} cores (${cpu?.model.trim() || 'unknown'}), over ${options.http1 ? 'HTTP/1.1' : 'HTTP/2'}, random products by SEED=${process.env.SEED}; bold is beyond its gate.`
const measurements: Record<string, () => Promise<string>> = {
  lighthouse: lighthousePages,
  interactions: () => interactions(shop.url),
  catalogue: () => catalogues(shop),
}
let hasFailed = false
try {
  for (const name of options.page ? ['lighthouse'] : options.only.split(',')) {
    const measurement = measurements[name]
    if (!measurement) throw new Error(`There is no ${name}.\n${help}`)
    // One that breaks off leaves the others theirs.
    try {
      const text = `${await measurement()}\n\n${machine()}`
      console.log(`\n${text}\n`)
      if (options.write && !options.page) write(name, text)
    } catch (error) {
      hasFailed = true
      console.error(`${name} failed:`, error)
    }
    console.error(`${name}: ${round((Date.now() - begin) / 60_000)} minutes since the start`)
  }
} finally {
  await shop.close()
}
process.exit(hasFailed ? 1 : 0)

/** Every fixed page that search engines index, random products and filtered lists, and what only a shopper sees. */
async function pages(): Promise<Visit[]> {
  const rows = {
    rows: async <T>(sql: string, values: unknown[] = []) =>
      (await shop.backend.database.query<T>(sql, values)).rows,
  }
  const open = (path: string, page = path): Visit => ({ page, path, performance: 97 })
  const random = async (kind: ProductKind): Promise<Visit> =>
    open(`/product/${(await randomProduct(rows, kind)).slug}`, `product: ${kind}`)
  const products = (await randomProducts(rows, 'any', 6)).map(({ slug }, place) =>
    open(`/product/${slug}`, `product ${place + 1}`),
  )
  const lists = [
    '/women?color=Blue&size=M',
    '/men?category=shoes',
    '/dresses?price=10-25&sort=price-low',
    '/accessories?rating=4',
    '/clothing?size=S,M&color=Black',
  ]
  return [
    open('/', 'home'),
    ...[...indexedPaths, ...Object.values(samplePaths)]
      .filter((path) => path !== '/')
      .map((path) => open(path)),
    ...lists.map((path) => open(path)),
    { ...open('/search?q=linen%20dress', 'search'), hidden: true },
    { ...open('/login'), hidden: true },
    open(curatedProduct, 'product: curated'),
    await random('one color'),
    await random('no reviews'),
    await random('first choice sold out'),
    await random('long title'),
    ...products,
    { page: 'cart', path: '/cart', as: 'buyer', performance: 95, hidden: true },
    { page: 'checkout', path: '/checkout', as: 'buyer', performance: 95, hidden: true },
    { page: 'admin orders', path: '/admin/orders', as: 'owner', performance: 88, hidden: true },
  ]
}

async function lighthousePages(): Promise<string> {
  const all = await pages()
  const wanted = options.page ? all.filter(({ page }) => options.page?.includes(page)) : all
  if (wanted.length === 0)
    throw new Error(`No such page. There are: ${all.map(({ page }) => page).join('; ')}`)
  const results: [Visit, Figures][] = []
  const runs = Number(options.runs)
  const unfinished: string[] = []
  for await (const [visit, figures] of visitPages(wanted, { url: shop.url, runs })) {
    const minutes = round((Date.now() - begin) / 60_000)
    if (figures instanceof Error) {
      unfinished.push(`${visit.page} (${figures.message})`)
      console.error(`${visit.page}: ${figures.message}, minute ${minutes}`)
      continue
    }
    results.push([visit, figures])
    console.error(
      `${lighthouseTable([[visit, figures]], runs)
        .split('\n')
        .at(-1)} minute ${minutes}`,
    )
  }
  const missing = unfinished.length > 0 ? `\n\nNot measured: ${unfinished.join('; ')}.` : ''
  if (unfinished.length > 0) hasFailed = true
  return lighthouseTable(results, runs) + missing
}

async function interactions(url: string): Promise<string> {
  const browser = await chromium.launch(launchOptions)
  const rows: string[][] = []
  for (const { name, p50, p98, count } of await latencies(browser, url, Number(options.times)))
    rows.push([
      `${name}, 4x slower, ${count} times`,
      against(p50, `${round(p50)} ms`, p50 <= 100),
      against(p98, `${round(p98)} ms`, p98 <= 200),
      '100 / 200 ms',
    ])
  const times = await listToProduct(browser, url, 5)
  const slowest = percentile(times, 100)
  rows.push([
    'from a prefetched card to the product’s painted picture',
    `${round(median(times))} ms`,
    against(slowest, `${round(slowest)} ms`, slowest <= 600),
    '600 ms',
  ])
  const shift = await journeyShift(browser, url)
  rows.push([
    'layout shift from home to checkout on a phone',
    '',
    against(shift, shift.toFixed(3), shift <= 0.02),
    '0.02',
  ])
  await browser.close()
  return `From the press to the next painted frame:\n\n${table(['', 'median', 'p98 (of few: the slowest)', 'gate'], rows)}`
}

/** Response times of a listing, its facets and a search over HTTP, in small shops and large ones. */
async function catalogues(sample: BuiltShop): Promise<string> {
  const rows = [await requestTimes(sample)]
  for (const size of ['100000', '1000000']) {
    const data = join(root, `supabase/.temp/scale-${size}`)
    if (!existsSync(data)) continue
    const large = await openShop({ data, like: sample })
    rows.push(await requestTimes(large))
    await large.close()
  }
  return `Answers of the embedded back end over HTTP, ms, median of 7 (of the database alone: \`npm run bench:catalogue\`):\n\n${table(['products', 'listing', 'facets', 'search', 'suggestions'], rows)}`
}

async function requestTimes({ url, backend }: BuiltShop): Promise<string[]> {
  const { rows } = await backend.database.query<{ n: number }>(
    'select count(*)::int as n from public.products',
  )
  const requests = [
    ['list_products', 'p_filter={"departments":["women"]}&p_sort=featured&p_limit=24'],
    ['product_facets', 'p_filter={"departments":["women"]}'],
    ['list_products', 'p_filter={"q":"linen dress"}&p_sort=featured&p_limit=24'],
    ['suggest', 'p_query=lin'],
  ] as const
  const times: string[] = []
  for (const [name, query] of requests) {
    const found: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      const begin = performance.now()
      const address = `${url}/rest/v1/rpc/${name}?${encodeURI(query)}`
      const answer = await fetch(address, { headers: { apikey: 'sb_publishable_shop_local' } })
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
      // The first one fills the caches.
      if (turn > 0) found.push(performance.now() - begin)
    }
    times.push(`${round(median(found))} ms`)
  }
  return [(rows[0]?.n ?? 0).toLocaleString('en-US'), ...times]
}

/** Between the measurement's two marks in docs/speed.md. */
function write(name: string, text: string) {
  const file = join(root, 'docs/speed.md')
  const page = readFileSync(file, 'utf8')
  const marks = new RegExp(`(<!-- bench:pages ${name} -->)[\\s\\S]*?(<!-- /bench:pages ${name} -->)`)
  if (!marks.test(page)) throw new Error(`docs/speed.md has no marks for bench:pages ${name}`)
  writeFileSync(
    file,
    page.replace(marks, (_, begin, end) => `${begin}\n${text}\n${end}`),
  )
}
