import type { Query, QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { type BrandStyle, brandStyle } from '@/app/brand-style'
import { queriesOf } from '@/app/preload'
import { pathPrefix } from '@/config/site'
import { readAddress } from '@/data/supabase/read-address'
import { freshFor } from '@/data/supabase/read-elsewhere'
import { SectionBoundary } from '@/storefront/shared/page/section-boundary'
import { RenderedAt } from '@/ui/hydration'
import { HeadContext, type HeadOfRequest } from '@/ui/page-head'
import { readSettings } from './read-settings'

export type RenderedPage = {
  body: string
  head: HeadOfRequest
  /** In ms UTC. */
  renderedAt: number
  style: BrandStyle
}

/** More rounds than any page needs, each for queries that depend on the answers before. */
const mostRounds = 6

/**
 * Renders an address of the shop as a first-time visitor sees it, in rounds until all its queries have answers. A section that
 * throws is left to the browser, in a place that is empty until then.
 * @param client a new one, which has the answers afterwards
 * @param late ends the work after the round that it has begun
 * @throws AppError of a query that fails, what a page throws, and the reason of `late`
 */
export async function renderPage(url: URL, client: QueryClient, late: AbortSignal): Promise<RenderedPage> {
  const renderedAt = Date.now()
  const [style] = await Promise.all([
    readSettings(client).then(({ brand }) => brandStyle(brand)),
    ...queriesOf(url).map((query) => client.fetchQuery(query)),
  ])
  for (let round = 1; round <= mostRounds; round++) {
    late.throwIfAborted()
    if (readAddress !== null) countAsKept(client, renderedAt)
    const head: HeadOfRequest = {}
    const body = await renderToText(
      <StrictMode>
        <RenderedAt value={renderedAt}>
          <HeadContext value={head}>
            <App
              client={client}
              router={({ children }) => (
                <StaticRouter
                  basename={pathPrefix() || '/'}
                  location={pathPrefix() + url.pathname + url.search}
                >
                  {children}
                </StaticRouter>
              )}
            />
          </HeadContext>
        </RenderedAt>
      </StrictMode>,
    )
    const open = client.getQueryCache().getAll().filter(isOpen)
    if (open.length === 0) return { body, head, renderedAt, style }
    await Promise.all(open.map((query) => query.fetch()))
  }
  throw new Error(`${url.pathname} has new queries in every round`)
}

/** What a replica answered may be older than it looks: a browser asks for it again, as for what comes from a cache. */
function countAsKept(client: QueryClient, renderedAt: number) {
  for (const query of client.getQueryCache().getAll())
    if (query.state.data !== undefined)
      query.setState({ ...query.state, dataUpdatedAt: renderedAt - freshFor })
}

/** What everybody reads alike. What a visitor has, only the browser asks for. */
const ofEverybody = ['pages', 'products', 'collections', 'deals', 'reviews', 'search']

const isOpen = ({ state, options, queryKey }: Query) =>
  state.status === 'pending' &&
  options.queryFn !== undefined &&
  // What waits until it comes near the screen, or for another answer.
  !('enabled' in options && options.enabled === false) &&
  ofEverybody.includes(String(queryKey[0]))

/** Of the components around the one that throws. */
const inSection = `at ${SectionBoundary.name} `

async function renderToText(node: ReactNode): Promise<string> {
  const failures: unknown[] = []
  const stream = await renderToReadableStream(node, {
    // Sent as a whole: content streamed later would need an inline script that moves it into position.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    // Thrown here, an error would end the process.
    onError: (error, { componentStack = '' }) =>
      void (componentStack.includes(inSection) ? console.error(error) : failures.push(error)),
  })
  await stream.allReady
  if (failures.length > 0) throw failures[0]
  return new Response(stream).text()
}
