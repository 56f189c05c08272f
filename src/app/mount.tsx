import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { prerenderedAt } from '@/ui/hydration'
import { idle, loadPrerenderedParts } from '@/ui/lazy-part'
import { hydrated } from '@/ui/suspense-boundary'
import { App } from './app'
import { keepTyped } from './keep-typed'
import { preload, preloadPage } from './preload'
import { makeQueryClient, refreshPrerendered } from './query-client'

/**
 * Hydrates the page that was prerendered in the element, or renders the shop into it. A shell's skeleton stands until
 * React's first commit, which replaces it.
 */
export async function mount(root: HTMLElement) {
  const { dataset } = document.documentElement
  const data = document.getElementById('prerendered-data')
  // A shell, or a page that was not prerendered at all, has no time.
  const isPrerendered = prerenderedAt > 0
  const client = makeQueryClient()
  const app = (
    <StrictMode>
      <App client={client} />
    </StrictMode>
  )
  // What was read for a list holds for it with filters too, as far as that asks the same.
  if (data) fill(client, JSON.parse(data.textContent))
  if (!isPrerendered) preload(new URL(location.href), client)
  // Hydration needs all code that the HTML was made with, and a skeleton is not replaced by less; the page preloads it.
  await preloadPage(location.pathname)
  await loadPrerenderedParts(location.pathname, isPrerendered)
  if (isPrerendered) {
    // The content security policy allows style attributes from scripts only.
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
      element.removeAttribute('data-style')
    }
    hydrateRoot(root, app)
    // A query that is fetched again earlier would change what React still compares with the HTML.
    await hydrated
  } else {
    keepTyped(root)
    // In slices: the frame and two dozen cards at once would keep the browser from answering.
    startTransition(() => createRoot(root).render(app))
  }
  await pageLoad()
  await idle()
  // From here on every control answers; tests wait for it.
  delete dataset.prerendered
  refreshPrerendered(client)
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
