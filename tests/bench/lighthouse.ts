// Lighthouse on pages of the built shop, as a phone on a slow connection: with simulated throttling, which estimates from
// a fast load, and with applied throttling (DevTools), which shows what waits for what.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import { type BrowserContext, chromium } from 'playwright'
import { account } from '../../src/content/en/account/account.ts'
import { common } from '../../src/content/en/shared/common.ts'
import { freePort } from '../../supabase/local/serve.ts'
import { against, median, table } from './figures.ts'
import { curatedProduct, launchOptions } from './interactions.ts'

export type Visit = {
  page: string
  path: string
  /** Who visits: a first-time visitor unless said. */
  as?: 'buyer' | 'owner'
  /** Lighthouse's performance. Shoppers' pages share the other gates. */
  performance: number
  /** True for a page with `noindex`. */
  hidden?: boolean
}

export type Figures = {
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: number[]
  lcp: number
  cls: number
  tbt: number
  /** KB on the wire: script, fonts, pictures, everything. */
  bytes: Record<'Script' | 'Font' | 'Image' | 'all', number>
  applied: { fcp: number; lcp: number; tbt: number }
  requests: number
  scripts: number
  elements: number
  /** Runs that Lighthouse could not finish, which were repeated. */
  failures: number
}

/** Of every page that a shopper opens, in ms: simulated and with throttling applied. */
const shopper: { lcp?: number; tbt?: number; appliedFcp?: number; appliedLcp?: number; appliedTbt?: number } =
  {
    lcp: 1900,
    tbt: 150,
    appliedFcp: 900,
    appliedLcp: 1400,
    appliedTbt: 200,
  }

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Method = 'simulate' | 'devtools'
type Run = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
/** How often a run that Lighthouse cannot finish (NO_NAVSTART …) is repeated. */
const repetitions = 3
/** The longest that a run may take, in ms; one takes about fifteen seconds. */
const longestRun = 120_000

/**
 * Visits each page so many times; yields the medians as soon as a page is done, or why it cannot be measured. Every page
 * has a browser of its own: one that hangs takes no other page with it.
 */
export async function* visitPages(
  visits: readonly Visit[],
  { url, runs }: { url: string; runs: number },
): AsyncGenerator<[Visit, Figures | Error]> {
  for (const visit of visits) {
    const profile = mkdtempSync(join(tmpdir(), 'shop-profile-'))
    const port = await freePort(0)
    // Lighthouse opens pages of its own, which share what is stored only with a profile.
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      args: [...launchOptions.args, `--remote-debugging-port=${port}`],
      // A service worker that fills its cache would make the next first visit faster.
      serviceWorkers: visit.as ? 'block' : 'allow',
    })
    try {
      if (visit.as === 'buyer') await fillCart(context, url)
      if (visit.as === 'owner') await signInAsOwner(context, url)
      yield [visit, await measure(context, { visit, url, runs, port })]
    } catch (error) {
      yield [visit, error instanceof Error ? error : new Error(String(error))]
    } finally {
      await context.close()
      rmSync(profile, { recursive: true, force: true })
    }
  }
}

type MeasureOptions = { visit: Visit; url: string; runs: number; port: number }

async function measure(
  context: BrowserContext,
  { visit, url, runs, port }: MeasureOptions,
): Promise<Figures> {
  const found: Record<Method, Run[]> = { simulate: [], devtools: [] }
  let failures = 0
  for (let run = 0; run < runs; run++)
    for (const method of ['simulate', 'devtools'] as const) {
      for (let tries = 0; ; tries++) {
        await clearCaches(context, url)
        const measured = lighthouse(url + visit.path, {
          port,
          output: 'json',
          logLevel: 'silent',
          throttlingMethod: method,
          // The others are the same in every run.
          onlyCategories: method === 'simulate' && run === 0 ? [...categories] : ['performance'],
          disableStorageReset: visit.as !== undefined,
        }).catch((error: unknown) => String(error))
        const result = await Promise.race([measured, expired(longestRun)])
        const problem =
          typeof result === 'object' ? result?.lhr.runtimeError?.message : (result ?? 'no result')
        if (typeof result === 'object' && problem === undefined) {
          found[method].push(result.lhr)
          break
        }
        failures += 1
        console.error(`${visit.page}: ${problem}`)
        if (tries === repetitions) throw new Error(`${visit.page}: ${repetitions + 1} runs failed`)
      }
    }
  const of = (method: Method, read: (run: Run) => number) => median(found[method].map(read))
  const audit = (method: Method, id: string) =>
    of(method, (run) => run.audits[id]?.numericValue ?? Number.NaN)
  const kilobytes = (type: string | null) =>
    of('simulate', (run) =>
      requestsOf(run)
        .filter(({ resourceType }) => type === null || resourceType === type)
        .reduce((sum, { transferSize = 0 }) => sum + transferSize / 1024, 0),
    )
  return {
    scores: categories.map((name) =>
      median(
        found.simulate.flatMap(({ categories: { [name]: category } }) =>
          category ? [Math.round((category.score ?? Number.NaN) * 100)] : [],
        ),
      ),
    ),
    lcp: audit('simulate', 'largest-contentful-paint'),
    cls: audit('simulate', 'cumulative-layout-shift'),
    tbt: audit('simulate', 'total-blocking-time'),
    bytes: {
      Script: kilobytes('Script'),
      Font: kilobytes('Font'),
      Image: kilobytes('Image'),
      all: kilobytes(null),
    },
    applied: {
      fcp: audit('devtools', 'first-contentful-paint'),
      lcp: audit('devtools', 'largest-contentful-paint'),
      tbt: audit('devtools', 'total-blocking-time'),
    },
    requests: of('simulate', (run) => requestsOf(run).length),
    scripts: of(
      'simulate',
      (run) => requestsOf(run).filter(({ resourceType }) => resourceType === 'Script').length,
    ),
    elements: await countElements(context, url + visit.path),
    failures,
  }
}

const expired = (milliseconds: number) =>
  new Promise<string>((resolve) =>
    setTimeout(() => resolve(`took more than ${milliseconds} ms`), milliseconds).unref(),
  )

function requestsOf(run: Run): { resourceType?: string; transferSize?: number }[] {
  const { details } = run.audits['network-requests'] ?? {}
  return details && 'items' in details && Array.isArray(details.items) ? details.items : []
}

async function countElements(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto(address, { waitUntil: 'networkidle' })
  const count = await page.evaluate(() => document.querySelectorAll('*').length)
  await page.close()
  return count
}

export function lighthouseTable(results: readonly [Visit, Figures][], runs: number): string {
  const head = [
    'page',
    'performance',
    'accessibility',
    'practices',
    'SEO',
    'LCP s',
    'CLS',
    'TBT ms',
    'applied FCP s',
    'applied LCP s',
    'applied TBT ms',
    'scripts',
    'script KB',
    'fonts',
    'pictures',
    'all',
    'requests',
    'elements',
  ]
  const rows = results.map(([{ page, performance: least, hidden, as }, figures]) => {
    const { scores, lcp, cls, tbt, bytes, applied, requests, scripts, elements } = figures
    const gates = as === 'owner' ? {} : shopper
    const [performance = Number.NaN, ...others] = scores
    const atMost = (value: number, limit: number | undefined) =>
      against(
        value,
        (value / 1000).toFixed(2) + (limit === undefined ? '' : ` (≤ ${limit / 1000})`),
        value <= (limit ?? Number.POSITIVE_INFINITY),
      )
    return [
      page,
      against(performance, `${performance} (≥ ${least})`, performance >= least),
      ...others.map((score, index) =>
        index === 2 && hidden ? '–' : against(score, String(score), score === 100),
      ),
      atMost(lcp, gates.lcp),
      against(cls, cls.toFixed(3), cls <= 0.01),
      against(tbt, String(Math.round(tbt)), tbt <= (gates.tbt ?? Number.POSITIVE_INFINITY)),
      atMost(applied.fcp, gates.appliedFcp),
      atMost(applied.lcp, gates.appliedLcp),
      against(
        applied.tbt,
        String(Math.round(applied.tbt)),
        applied.tbt <= (gates.appliedTbt ?? Number.POSITIVE_INFINITY),
      ),
      String(scripts),
      ...[bytes.Script, bytes.Font, bytes.Image].map((value) => String(Math.round(value))),
      against(bytes.all, String(Math.round(bytes.all)), page !== 'home' || bytes.all <= 450),
      String(requests),
      String(elements),
    ]
  })
  const failures = results.reduce((sum, [, figures]) => sum + figures.failures, 0)
  const repeated = failures > 0 ? ` ${failures} runs failed and were repeated.` : ''
  return `Lighthouse, phone, median of ${runs} first visits with simulated throttling and of ${runs} with applied throttling; KB on the wire.${repeated}\n\n${table(head, rows)}`
}

/** A first visit: no cache, and no service worker that has one. */
async function clearCaches(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'service_workers,cache_storage',
  })
  await page.close()
}

async function fillCart(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(url + curatedProduct)
  // What is pressed before that is lost.
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first().click()
  await page.waitForFunction(() => localStorage.getItem('cart')?.includes('boho'))
  await page.close()
}

async function signInAsOwner(context: BrowserContext, url: string) {
  const page = await context.newPage()
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: account.signIn.email, exact: true }).fill('owner@zellige.example')
  await page.getByLabel(account.signIn.password, { exact: true }).fill('zellige-owner')
  await page.getByRole('main').getByRole('button', { name: account.signIn.login, exact: true }).last().click()
  await page.waitForURL((address) => address.pathname !== '/login')
  await page.close()
}
