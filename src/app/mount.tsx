import type { DehydratedState, QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { idle, loadPrerenderedParts } from '@/ui/lazy-part'
import { App } from './app'
import { preload, preloadPage } from './preload'
import { makeQueryClient, refreshPrerendered } from './query-client'

/** Renders the shop into the element, or hydrates the page that was prerendered there. */
export async function mount(root: HTMLElement) {
  const { dataset } = document.documentElement
  const data = document.getElementById('prerendered-data')
  // A host may answer with the HTML of another page than the one in the address (hosting/prerender.ts).
  const isPrerendered = data !== null && dataset.mismatch === undefined
  delete dataset.mismatch
  const client = makeQueryClient(isPrerendered)
  const app = (
    <StrictMode>
      <App client={client} />
    </StrictMode>
  )
  if (!isPrerendered) {
    delete dataset.prerendered
    preload(new URL(location.href), client)
    root.replaceChildren()
    createRoot(root).render(app)
    return
  }
  // Hydration needs all code that the HTML was made with; the page preloads it.
  await preloadPage(location.pathname)
  await loadPrerenderedParts(location.pathname)
  fill(client, JSON.parse(data.textContent))
  // The content security policy allows style attributes from scripts only.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  hydrateRoot(root, app)
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
