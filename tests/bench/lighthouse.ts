// Lighthouse on the pages of the built shop, as a phone on a slow line (its own simulated throttling).
import lighthouse from 'lighthouse'
import type { BrowserContext } from 'playwright'
import { median } from './figures.ts'

export type PageFigures = {
  page: string
  /** Of 100: performance, accessibility, best practices, search engines. */
  scores: number[]
  lcp: number
  cls: number
  tbt: number
  /** KB on the wire: script, styles, fonts, pictures, everything. */
  bytes: Record<'Script' | 'Stylesheet' | 'Font' | 'Image' | 'all', number>
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** The median of so many first visits. What is stored stays, what is cached does not. */
export async function audit(
  context: BrowserContext,
  debuggingPort: number,
  { page, url, runs, stored }: { page: string; url: string; runs: number; stored: boolean },
): Promise<PageFigures> {
  const results: Omit<PageFigures, 'page'>[] = []
  for (let run = 0; run < runs; run++) {
    await forget(context, url)
    const result = await lighthouse(url, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      disableStorageReset: stored,
    })
    if (!result) throw new Error(`Lighthouse has no result for ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
    results.push({
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? Number.NaN) * 100)),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      tbt: value('total-blocking-time'),
      bytes: bytesOf(lhr.audits['network-requests']?.details),
    })
  }
  const of = (read: (result: Omit<PageFigures, 'page'>) => number) => median(results.map(read))
  return {
    page,
    scores: categories.map((_, place) => of(({ scores }) => scores[place] ?? Number.NaN)),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    bytes: {
      Script: of(({ bytes }) => bytes.Script),
      Stylesheet: of(({ bytes }) => bytes.Stylesheet),
      Font: of(({ bytes }) => bytes.Font),
      Image: of(({ bytes }) => bytes.Image),
      all: of(({ bytes }) => bytes.all),
    },
  }
}

function bytesOf(details: unknown): PageFigures['bytes'] {
  const sums = { Script: 0, Stylesheet: 0, Font: 0, Image: 0, all: 0 }
  const { items = [] } = (details ?? {}) as { items?: { resourceType?: string; transferSize?: number }[] }
  for (const { resourceType, transferSize = 0 } of items) {
    const kilobytes = transferSize / 1024
    sums.all += kilobytes
    if (resourceType === 'Script' || resourceType === 'Stylesheet') sums[resourceType] += kilobytes
    if (resourceType === 'Font' || resourceType === 'Image') sums[resourceType] += kilobytes
  }
  return sums
}

/** A first visit: no cache, and no service worker that has one. */
async function forget(context: BrowserContext, url: string) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'service_workers,cache_storage',
  })
  await page.close()
}
