import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { StorefrontLayout } from '@/storefront/layout/storefront-layout'
import { CartProvider } from '@/storefront/shared/cart/cart-provider'
import { preloadPage } from './preload'
import { makeQueryClient } from './query-client'
import { renderHtml, renderPage } from './render-html'
import { type FirstRequest, openWords, type RouteShell, routeShells } from './route-manifest'

export type PrerenderedShell = {
  file: string
  body: string
  modules: readonly string[]
  firstRequest: FirstRequest | undefined
}

/** Renders every shell: the routes' own loading states, with all their queries unanswered. */
export function prerenderShells(): Promise<PrerenderedShell[]> {
  return Promise.all(routeShells.map(prerenderShell))
}

async function prerenderShell({
  file,
  example,
  modules,
  firstRequest,
}: RouteShell): Promise<PrerenderedShell> {
  const html = example === undefined ? await renderFrame() : await renderLoading(example)
  const body = [openWords, encodeURIComponent(openWords)].reduce(
    (text, open) => text.replaceAll(open, ''),
    html,
  )
  return { file, body, modules, firstRequest }
}

async function renderLoading(example: string): Promise<string> {
  await preloadPage(example.replace(/\?.*/, ''))
  return renderPage(example, makeQueryClient())
}

/** Header and footer around an empty page. */
function renderFrame(): Promise<string> {
  return renderHtml(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <StaticRouter location="/shell">
          <CartProvider>
            <StorefrontLayout>
              <div className="min-h-dvh" />
            </StorefrontLayout>
          </CartProvider>
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
