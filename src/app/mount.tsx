import type { DehydratedState } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app'
import { preload } from './preload'
import { makeQueryClient } from './query-client'

/** Starts the first page's code and data, then draws the shop into the element, or takes over what was drawn ahead. */
export function mount(root: HTMLElement) {
  const { dataset } = document.documentElement
  const data = document.getElementById('data')
  // The page that was drawn ahead may be another than the one that is asked for (public/theme.js).
  const isDrawn = data !== null && dataset.other === undefined
  delete dataset.other
  const client = makeQueryClient(isDrawn)
  const app = (
    <StrictMode>
      <App client={client} isDrawn={isDrawn} />
    </StrictMode>
  )
  if (!isDrawn) {
    preload(new URL(location.href), client)
    root.replaceChildren()
    createRoot(root).render(app)
    return
  }
  const { queries }: DehydratedState = JSON.parse(data.textContent)
  // The library's own way also takes up what is still on its way, for half a KB.
  for (const { queryKey, queryType, state } of queries)
    client.getQueryCache().build(client, { queryKey, ...(queryType && { _type: queryType }) }, state)
  // What the content security policy lets no HTML have, only a script.
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
  hydrateRoot(root, app)
}
