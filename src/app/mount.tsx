import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { pageUrl, setPathPrefix, withoutPrefix } from '@/config/site'
import { assumeServerTime } from '@/data/supabase/server-clock'
import { language } from '@/domain/text/language'
import { pageDataId } from '@/ui/hydration'
import { idle } from '@/ui/lazy-part'
import { setAddressOf } from '@/ui/page-head'
import { hydrated } from '@/ui/suspense-boundary'
import { App } from './app'
import { preload, preloadPage } from './preload'
import { makeQueryClient, refreshRendered } from './query-client'

/** Hydrates the page that the server rendered, or renders the shop where it sent a page without contents. */
export async function mount() {
  if (location.pathname.split('/')[1] === language) setPathPrefix(`/${language}`)
  setAddressOf(pageUrl)
  const path = withoutPrefix(location.pathname)
  const root = document.getElementById('root')
  if (!root) throw new Error('No element #root')
  const data = document.getElementById(pageDataId)
  const client = makeQueryClient()
  const app = (
    <StrictMode>
      <App client={client} />
    </StrictMode>
  )
  if (data) fill(client, JSON.parse(data.textContent))
  // Both in slices: a whole page at once would keep the browser from answering.
  if (data?.dataset.renderedAt) {
    assumeServerTime(Number(data.dataset.renderedAt))
    // Anything that changes around a page whose code is not there yet makes React give its HTML up.
    await preloadPage(path)
    startTransition(() => void hydrateRoot(root, app))
    // A query that is fetched again earlier would change what React still compares with the HTML.
    await hydrated
  } else {
    globalThis.earlyPresses?.end()
    preload(location.href, client)
    await preloadPage(path)
    startTransition(() => createRoot(root).render(app))
  }
  await pageLoad()
  await idle()
  // One by one, so that the browser answers in between.
  for (const part of document.querySelectorAll<HTMLElement>('[class*=first-screen]')) {
    part.dataset.laid = ''
    await idle()
  }
  // From here on every control answers; tests wait for it.
  document.documentElement.dataset.hydrated = ''
  refreshRendered(client)
}

/** The library's own `hydrate` also continues queries that are under way, for half a KB; here none is. */
function fill(client: QueryClient, { queries }: DehydratedState) {
  for (const { queryKey, queryType, state } of queries)
    client.getQueryCache().build(client, { queryKey, ...(queryType && { _type: queryType }) }, state)
}

const pageLoad = () =>
  document.readyState === 'complete'
    ? undefined
    : new Promise((resolve) => addEventListener('load', resolve, { once: true }))
