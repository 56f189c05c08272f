import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, Suspense, startTransition, useCallback, useState } from 'react'
import { BrowserRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import { StorefrontLayout } from '@/storefront/layout/storefront-layout'
import { CartProvider } from '@/storefront/shared/cart-provider'
import { Deferred, part } from '@/ui/deferred'
import { ErrorBoundary } from '@/ui/error-boundary'
import { Takeover } from '@/ui/hydration'
import { ErrorPage } from './error-page'
import { type AppRoute, routes } from './routes'

const quiet = part(() => import('./quiet').then((module) => module.Quiet))
const later = part(() => import('./later').then((module) => module.Later))

type AppProps = {
  client: QueryClient
  /** The page's HTML is being made, or is there to be taken over. */
  isDrawn?: boolean
  router?: ComponentType<{ children: ReactNode }>
}

/** The composition root: providers, the two surfaces, and what every page has. */
export function App({ client, isDrawn = false, router: Router = BrowserRouter }: AppProps) {
  const [isTakeover, setTakeover] = useState(isDrawn)
  const onQuiet = useCallback(() => startTransition(() => setTakeover(false)), [])
  return (
    <Takeover value={isTakeover}>
      <QueryClientProvider client={client}>
        <Router>
          <CartProvider>
            <Pages onQuiet={isDrawn ? onQuiet : undefined} />
            <Deferred part={later} props={{ client }} />
          </CartProvider>
        </Router>
      </QueryClientProvider>
    </Takeover>
  )
}

type PagesProps = {
  /** For a page that was drawn ahead: all of it is taken over. */
  onQuiet: (() => void) | undefined
}

function Pages({ onQuiet }: PagesProps) {
  const { pathname } = useLocation()
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
        <Route element={<StorefrontFrame onQuiet={onQuiet} />}>
          {routes.filter(({ surface }) => surface === 'storefront').map(toRoute)}
        </Route>
        {routes.filter(({ surface }) => surface === 'admin').map(toRoute)}
      </Routes>
    </ErrorBoundary>
  )
}

/** A page that fails leaves header, footer and the rest of the shop standing. */
function StorefrontFrame({ onQuiet }: PagesProps) {
  const { pathname } = useLocation()
  return (
    <StorefrontLayout>
      <ErrorBoundary resetKey={pathname} fallback={<ErrorPage />}>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Outlet />
          {onQuiet && <Deferred part={quiet} props={{ onQuiet }} />}
        </Suspense>
      </ErrorBoundary>
    </StorefrontLayout>
  )
}

function toRoute({ path, page: Page, surface }: AppRoute) {
  const element =
    surface === 'admin' ? <Suspense fallback={<div className="min-h-dvh" />}>{<Page />}</Suspense> : <Page />
  return <Route key={path} path={path} element={element} />
}
