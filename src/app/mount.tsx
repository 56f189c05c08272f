import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { preload } from './preload'
import { makeQueryClient } from './query-client'

/** Starts the first page's code and data, then draws the shop into the element. */
export function mount(root: HTMLElement) {
  const client = makeQueryClient()
  preload(new URL(location.href), client)
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  )
}
