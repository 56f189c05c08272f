import type { Query, QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'
import { StaticRouter } from 'react-router-dom'
import { App } from '@/app/app'
import { queriesOf } from '@/app/preload'
import { makeQueryClient } from '@/app/query-client'
import { settingsQuery } from '@/data/settings/settings-queries'
import { RenderedAt } from '@/ui/hydration'
import { HeadContext, type HeadOfRequest } from '@/ui/page-head'
import { isNotified } from './purge'

export type RenderedPage = {
  body: string
  head: HeadOfRequest
  /** In ms UTC. */
  renderedAt: number
}

/** More rounds than any page needs, each for queries that depend on the answers before. */
const mostRounds = 6

/**
 * Renders an address of the shop as a first-time visitor sees it, in rounds until all its queries have answers.
 * @param client a new one, which has the answers afterwards
 * @throws AppError of a query that fails, and what a page throws
 */
export async function renderPage(url: URL, client: QueryClient): Promise<RenderedPage> {
  const renderedAt = Date.now()
  const key = settingsQuery().queryKey
  await Promise.all([
    readSettings()
      .then(() => lasting.getQueryState(key))
      .then((state) => {
        // With its own time, by which a browser knows that it is not new.
        if (state?.data) client.setQueryData(key, state.data, { updatedAt: state.dataUpdatedAt })
      }),
    ...queriesOf(url).map((query) => client.fetchQuery(query)),
  ])
  for (let round = 1; round <= mostRounds; round++) {
    const head: HeadOfRequest = {}
    const body = await renderToText(
      <StrictMode>
        <RenderedAt value={renderedAt}>
          <HeadContext value={head}>
            <App
              client={client}
              router={({ children }) => (
                <StaticRouter location={url.pathname + url.search}>{children}</StaticRouter>
              )}
            />
          </HeadContext>
        </RenderedAt>
      </StrictMode>,
    )
    const open = client.getQueryCache().getAll().filter(isOpen)
    if (open.length === 0) return { body, head, renderedAt }
    await Promise.all(open.map((query) => query.fetch()))
  }
  throw new Error(`${url.pathname} has new queries in every round`)
}

/** Every page needs them, and they rarely change: kept for some seconds, where no page with them is kept for a day. */
const lasting = makeQueryClient()
const readSettings = () => lasting.fetchQuery({ ...settingsQuery(), staleTime: isNotified ? 0 : 10_000 })

/** What everybody reads alike. What a visitor has, only the browser asks for. */
const ofEverybody = ['products', 'collections', 'deals', 'reviews', 'search']

const isOpen = ({ state, options, queryKey }: Query) =>
  state.status === 'pending' &&
  options.queryFn !== undefined &&
  // What waits until it comes near the screen, or for another answer.
  !('enabled' in options && options.enabled === false) &&
  ofEverybody.includes(String(queryKey[0]))

async function renderToText(node: ReactNode): Promise<string> {
  const stream = await renderToReadableStream(node, {
    // Sent as a whole: content streamed later would need an inline script that moves it into position.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      throw error
    },
  })
  await stream.allReady
  return new Response(stream).text()
}
