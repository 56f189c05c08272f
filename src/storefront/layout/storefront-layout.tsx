import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { layout } from '@/content/layout/layout'
import { useFreeShipping } from '@/storefront/shared/cart/use-free-shipping'
import { Ornament } from '@/storefront/shared/page/ornament'
import { useWelcomePercent } from '@/storefront/shared/preferences/use-welcome-percent'
import { Deferred } from '@/ui/deferred'
import { answerPress } from '@/ui/early-presses'
import { ErrorBoundary } from '@/ui/error-boundary'
import { lazyPart } from '@/ui/lazy-part'
import { BottomBar } from './bottom-bar'
import { CheckoutHeader } from './checkout-header'
import { SiteHeader } from './site-header'

const SiteFooter = lazyPart(() => import('./site-footer').then((module) => module.SiteFooter), {
  when: 'idle',
})
const CheckoutFooter = lazyPart(() => import('./checkout-footer').then((module) => module.CheckoutFooter))
const ConsentNotice = lazyPart(() => import('./consent-notice').then((module) => module.ConsentNotice), {
  when: 'hydrated',
})
const Background = lazyPart(() => import('./background').then((module) => module.Background), {
  when: 'hydrated',
})

/** The frame of every storefront page. */
export function StorefrontLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const onProduct = pathname === paths.sampleProduct || pathname.startsWith(`${paths.sampleProduct}/`)
  // At the checkout most links are left out, so that shoppers finish their order.
  const onCheckout = pathname === paths.checkout
  // Product pages have a bar of their own.
  const hasBar = !onProduct && !onCheckout
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={answerPress}>
      <a
        href="#main"
        className="absolute -start-full z-50 rounded-control bg-surface-raised p-3 shadow-float focus:start-4 focus:top-4"
      >
        {layout.skip}
      </a>
      {!onCheckout && <OffersStrip />}
      <ErrorBoundary>{onCheckout ? <CheckoutHeader /> : <SiteHeader />}</ErrorBoundary>
      <Deferred>
        <ConsentNotice />
      </Deferred>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {onCheckout ? (
        <Deferred>
          <CheckoutFooter />
        </Deferred>
      ) : (
        <Deferred fallback={<FooterPlaceholder />}>
          <SiteFooter
            className={
              hasBar
                ? 'max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]'
                : onProduct
                  ? 'max-md:pb-[calc(4.5rem+env(safe-area-inset-bottom))]'
                  : ''
            }
          />
        </Deferred>
      )}
      <ErrorBoundary>{hasBar && <BottomBar />}</ErrorBoundary>
      <Deferred>
        <Background />
      </Deferred>
    </div>
  )
}

/** What the shop offers everyone: the order from which delivery is free, and the first order's discount. */
function OffersStrip() {
  const freeShipping = useFreeShipping()
  const percent = useWelcomePercent()
  if (!freeShipping && percent === 0) return null
  return (
    <aside
      aria-label={layout.offers}
      className="flex items-center justify-center gap-1.5 bg-inverse px-1 py-2.25 text-center text-12 leading-tight font-medium text-inverse-on md:gap-4 md:px-4 md:py-2.5 md:text-14"
    >
      {freeShipping && <p>{layout.promo.shipping(freeShipping)}</p>}
      {freeShipping && percent > 0 && <Ornament className="size-3" />}
      {percent > 0 && (
        <Link
          to={paths.welcome}
          className="hover:underline hover:underline-offset-4 focus-visible:outline-current touch:py-3"
        >
          {layout.promo.discount(percent)}
        </Link>
      )}
    </aside>
  )
}

/** The footer's background while it loads; it is below the first screen of nearly every page. */
function FooterPlaceholder() {
  return <div aria-hidden="true" className="min-h-160 bg-inverse xl:min-h-130" />
}
