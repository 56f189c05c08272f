// npm run bench:pages: the built shop's pages in a browser, every figure beside its gate, as Markdown.
// --runs 3 of Lighthouse, --times 20 of every interaction, --write puts the tables into the README. A larger shop that
// stands in supabase/.temp (npm run db:scale -- 100000) is measured too.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium } from 'playwright'
import { account } from '../../src/content/account.ts'
import { type BuiltShop, chromiumPath, openShop } from './built-shop.ts'
import { against, median, percentile, table } from './figures.ts'
import { journeyShift, latencies, listToProduct } from './interactions.ts'
import { audit, type PageFigures } from './lighthouse.ts'

const { values: flags } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    times: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
    /** Part of: lighthouse, latency, journey, catalogue. */
    only: { type: 'string', default: 'lighthouse,latency,journey,catalogue' },
  },
})
const wanted = new Set(flags.only.split(','))
const launch = {
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
}
const root = join(import.meta.dirname, '../..')
const product = '/product/boho-floral-print-maxi-dress'
const round = (value: number) => String(Math.round(value))

/** Lighthouse performance, and largest contentful paint in ms: what must be reached. */
const gates: Record<string, { performance: number; lcp: number }> = {
  home: { performance: 95, lcp: 2100 },
  department: { performance: 92, lcp: 2500 },
  product: { performance: 92, lcp: 2500 },
  'cart, filled': { performance: 92, lcp: 2500 },
  'checkout, filled': { performance: 92, lcp: 2500 },
  'admin orders': { performance: 0, lcp: Number.POSITIVE_INFINITY },
}

const out: string[] = []
const shop = await openShop({ data: null })
try {
  if (wanted.has('lighthouse')) out.push(pageTable(await lighthousePages(shop.url)))
  if (wanted.has('latency') || wanted.has('journey')) out.push(await hands(shop.url))
  if (wanted.has('catalogue')) out.push(await catalogues(shop))
} finally {
  await shop.close()
}
const [cpu] = cpus()
out.push(`Measured on ${cpus().length} cores (${cpu?.model.trim() || 'unknown'}); bold is beyond its gate.`)
const text = out.join('\n\n')
console.log(`\n${text}\n`)
if (flags.write) write(text)
process.exit(0)

async function lighthousePages(url: string): Promise<PageFigures[]> {
  const runs = Number(flags.runs)
  const pages: PageFigures[] = []
  const within = async (
    prepare: ((context: BrowserContext) => Promise<void>) | null,
    visits: [page: string, path: string][],
  ) => {
    const profile = mkdtempSync(join(tmpdir(), 'shop-profile-'))
    const port = await anyPort()
    // Lighthouse opens pages of its own, which share what is stored only with a profile.
    const context = await chromium.launchPersistentContext(profile, {
      ...launch,
      args: [...launch.args, `--remote-debugging-port=${port}`],
      // One that went on fetching would fill the cache of a first visit.
      serviceWorkers: prepare ? 'block' : 'allow',
    })
    await prepare?.(context)
    for (const [page, path] of visits) {
      pages.push(await audit(context, port, { page, url: url + path, runs, stored: prepare !== null }))
      console.error(`${page}: done`)
    }
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  await within(null, [
    ['home', '/'],
    ['department', '/women'],
    ['product', product],
  ])
  await within(
    (context) => fillCart(context, url),
    [
      ['cart, filled', '/cart'],
      ['checkout, filled', '/checkout'],
    ],
  )
  await within((context) => signInAsOwner(context, url), [['admin orders', '/admin/orders']])
  return pages
}

function pageTable(pages: PageFigures[]): string {
  const head = [
    'page',
    'performance',
    'accessible',
    'practices',
    'search',
    'LCP s',
    'CLS',
    'TBT ms',
    'script KB',
    'styles',
    'fonts',
    'pictures',
    'all',
  ]
  const rows = pages.map(({ page, scores, lcp, cls, tbt, bytes }) => {
    const gate = gates[page] ?? { performance: 0, lcp: Number.POSITIVE_INFINITY }
    const [performance = Number.NaN, ...others] = scores
    // What is behind a door is no page for search engines.
    const hidden = !['home', 'department', 'product'].includes(page)
    const bar = gate.performance > 0 ? ` (≥ ${gate.performance})` : ''
    const limit = Number.isFinite(gate.lcp) ? ` (≤ ${gate.lcp / 1000})` : ''
    return [
      page,
      against(performance, `${performance}${bar}`, performance >= gate.performance),
      ...others.map((score, place) =>
        place === 2 && hidden ? '–' : against(score, String(score), score === 100),
      ),
      against(lcp, `${(lcp / 1000).toFixed(2)}${limit}`, lcp <= gate.lcp),
      against(cls, cls.toFixed(3), cls <= 0.02),
      round(tbt),
      ...[bytes.Script, bytes.Stylesheet, bytes.Font, bytes.Image].map(round),
      against(bytes.all, round(bytes.all), page !== 'home' || bytes.all <= 450),
    ]
  })
  return `Lighthouse, phone, simulated throttling, median of ${flags.runs}; KB on the wire, everything a first visit loads:\n\n${table(head, rows)}`
}

async function hands(url: string): Promise<string> {
  const browser = await chromium.launch(launch)
  const rows: string[][] = []
  if (wanted.has('latency'))
    for (const { name, p50, p98, count } of await latencies(browser, url, Number(flags.times)))
      rows.push([
        `${name}, 4x slower, ${count} times`,
        `${round(p50)} ms`,
        against(p98, `${round(p98)} ms`, p98 <= 150),
        '150 ms',
      ])
  if (wanted.has('journey')) {
    const ways = await listToProduct(browser, url, 5)
    const way = percentile(ways, 100)
    rows.push([
      'list to product’s painted picture, pointed at before',
      `${round(median(ways))} ms`,
      against(way, `${round(way)} ms`, way <= 600),
      '600 ms',
    ])
    const shift = await journeyShift(browser, url)
    rows.push([
      'layout shift, home to checkout on a phone',
      '',
      against(shift, shift.toFixed(3), shift <= 0.02),
      '0.02',
    ])
  }
  await browser.close()
  return `From the hand to the painted frame:\n\n${table(['', 'median', 'p98 (of few: the worst)', 'gate'], rows)}`
}

/** What a list, its filters and a search take from question to answer in the browser, in small shops and large ones. */
async function catalogues(sample: BuiltShop): Promise<string> {
  const rows = [await asked(sample)]
  for (const size of ['100000', '1000000']) {
    const data = join(root, `supabase/.temp/scale-${size}`)
    if (!existsSync(data)) continue
    const large = await openShop({ data, like: sample })
    rows.push(await asked(large))
    await large.close()
  }
  return `Answers of the embedded back end over HTTP, ms, median of 7 (of the database alone: \`npm run bench:catalogue\`):\n\n${table(['products', 'list', 'facets', 'search', 'suggestions'], rows)}`
}

async function asked({ url, backend }: BuiltShop): Promise<string[]> {
  const { rows } = await backend.database.query<{ n: number }>(
    'select count(*)::int as n from public.products',
  )
  const questions = [
    ['list_products', 'p_filter={"departments":["women"]}&p_sort=featured&p_limit=24'],
    ['product_facets', 'p_filter={"departments":["women"]}'],
    ['list_products', 'p_filter={"q":"linen dress"}&p_sort=featured&p_limit=24'],
    ['suggest', 'p_query=lin'],
  ] as const
  const times: string[] = []
  for (const [name, query] of questions) {
    const found: number[] = []
    for (let turn = 0; turn < 8; turn++) {
      const begin = performance.now()
      const address = `${url}/rest/v1/rpc/${name}?${encodeURI(query)}`
      const answer = await fetch(address, { headers: { apikey: 'sb_publishable_zellige_local' } })
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
      await answer.arrayBuffer()
      // The first one fills the caches.
      if (turn > 0) found.push(performance.now() - begin)
    }
    times.push(`${round(median(found))} ms`)
  }
  return [(rows[0]?.n ?? 0).toLocaleString('en-US'), ...times]
}

async function fillCart(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url + product, { waitUntil: 'networkidle' })
  await page
    .getByRole('main')
    .getByRole('button', { name: /add to cart/i })
    .first()
    .click()
  await page.waitForFunction(() => localStorage.getItem('cart')?.includes('boho'))
  await page.close()
}

async function signInAsOwner(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByRole('textbox', { name: account.signIn.email, exact: true }).fill('owner@zellige.example')
  await page.getByLabel(account.signIn.password, { exact: true }).fill('zellige-owner')
  await page.getByRole('main').getByRole('button', { name: account.signIn.login, exact: true }).last().click()
  await page.waitForURL((address) => address.pathname !== '/login')
  await page.close()
}

function anyPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** Between its two marks in the README. */
function write(tables: string) {
  const file = join(root, 'README.md')
  const readme = readFileSync(file, 'utf8')
  const marks = /(<!-- bench:pages -->)[\s\S]*?(<!-- \/bench:pages -->)/
  if (!marks.test(readme)) throw new Error('The README has no <!-- bench:pages --> … <!-- /bench:pages -->')
  writeFileSync(
    file,
    readme.replace(marks, (_, begin, end) => `${begin}\n${tables}\n${end}`),
  )
}
