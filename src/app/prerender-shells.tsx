import { dehydrate, type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router-dom'
import { settingsQuery } from '@/data/settings/settings-queries'
import { ShopSettingsProvider } from '@/data/settings/shop-settings'
import { scriptJson } from '@/domain/json-ld'
import { StorefrontLayout } from '@/storefront/layout/storefront-layout'
import { CartProvider } from '@/storefront/shared/cart/cart-provider'
import { preloadPage } from './preload'
import { makeQueryClient } from './query-client'
import { renderHtml, renderPage } from './render-html'
import { type FirstScript, openWords, type RouteShell, routeShells } from './route-manifest'

export type PrerenderedShell = {
  file: string
  body: string
  /** The shop's settings, which every page has from the start, as JSON that is safe inside a script element. */
  data: string
  modules: readonly string[]
  firstScript: FirstScript | undefined
}

/**
 * Renders every shell: the routes' own loading states, with no query answered but that for the settings.
 * @throws AppError
 */
export async function prerenderShells(): Promise<PrerenderedShell[]> {
  const settings = await makeQueryClient().fetchQuery(settingsQuery())
  return Promise.all(
    routeShells.map((shell) => {
      const client = makeQueryClient()
      client.setQueryData(settingsQuery().queryKey, settings)
      return prerenderShell(shell, client)
    }),
  )
}

async function prerenderShell(
  { file, example, modules, firstScript }: RouteShell,
  client: QueryClient,
): Promise<PrerenderedShell> {
  const data = scriptJson(dehydrate(client))
  const html = example === undefined ? await renderFrame(client) : await renderLoading(example, client)
  const body = [openWords, encodeURIComponent(openWords)].reduce(
    (text, open) => text.replaceAll(open, ''),
    html,
  )
  return { file, body, data, modules, firstScript }
}

async function renderLoading(example: string, client: QueryClient): Promise<string> {
  await preloadPage(example.replace(/\?.*/, ''))
  return renderPage(example, client)
}

/** Header and footer around an empty page. */
function renderFrame(client: QueryClient): Promise<string> {
  return renderHtml(
    <StrictMode>
      <QueryClientProvider client={client}>
        <StaticRouter location="/shell">
          <ShopSettingsProvider>
            <CartProvider>
              <StorefrontLayout>
                <div className="min-h-dvh" />
              </StorefrontLayout>
            </CartProvider>
          </ShopSettingsProvider>
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
}
