import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { ShopSettingsProvider, useShopSettings } from '@/data/settings/shop-settings'
import { StorefrontLayout } from '@/storefront/layout/storefront-layout'
import { CartProvider } from '@/storefront/shared/cart/cart-provider'
import { Deferred } from '@/ui/deferred'
import { ErrorBoundary } from '@/ui/error-boundary'
import { lazyPart } from '@/ui/lazy-part'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { ErrorPage } from './error-page'
import { type AppRoute, routes } from './routes'
import { ShopRouter } from './shop-router'

const DeferredGlobals = lazyPart(
  () => import('./deferred-globals').then((module) => module.DeferredGlobals),
  { when: 'hydrated' },
)

type AppProps = {
  client: QueryClient
  router?: ComponentType<{ children: ReactNode }>
}

/** The composition root: providers, the two surfaces, and what every page has. */
export function App({ client, router: Router = ShopRouter }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <Router>
        <ShopSettingsProvider>
          <CartProvider>
            <Pages />
            <Deferred>
              <DeferredGlobals client={client} />
            </Deferred>
          </CartProvider>
        </ShopSettingsProvider>
      </Router>
    </QueryClientProvider>
  )
}

function Pages() {
  const { pathname } = useLocation()
  // Words name the shop anywhere: the pages are rendered again when the settings say its name.
  useShopSettings()
  return (
    <ErrorBoundary
      resetKey={pathname}
      fallback={
        <main>
          <ErrorPage />
        </main>
      }
    >
      <Routes>
        <Route element={<StorefrontFrame />}>
          {routes.filter(({ surface }) => surface === 'storefront').map(toRoute)}
        </Route>
        {routes.filter(({ surface }) => surface === 'admin').map(toRoute)}
      </Routes>
    </ErrorBoundary>
  )
}

/** A page that fails leaves header, footer and the rest of the shop standing. */
function StorefrontFrame() {
  const { pathname } = useLocation()
  return (
    <StorefrontLayout>
      <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
        <SuspenseBoundary fallback={<div className="min-h-dvh" />}>
          <Outlet />
        </SuspenseBoundary>
      </ErrorBoundary>
    </StorefrontLayout>
  )
}

function toRoute({ path, page: Page, surface }: AppRoute) {
  const element =
    surface === 'admin' ? <Suspense fallback={<div className="min-h-dvh" />}>{<Page />}</Suspense> : <Page />
  return <Route key={path} path={path} element={element} />
}
