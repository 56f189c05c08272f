import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { cart as words } from '@/content/cart/cart'
import { cartPromises } from '@/content/cart/cart-promises'
import { useShopSettings } from '@/data/settings/shop-settings'
import { CheckoutButton } from '@/storefront/shared/cart/checkout-button'
import { FreeShippingProgress } from '@/storefront/shared/cart/free-shipping-progress'
import { LazyCodeField } from '@/storefront/shared/cart/lazy-code-field'
import { OrderTotals } from '@/storefront/shared/cart/order-totals'
import type { CartCheck } from '@/storefront/shared/cart/use-cart-check'
import { buttonClass } from '@/ui/button'

export const summaryClass = 'rounded-surface border border-line bg-surface-raised p-5 md:p-6'

/** The totals. While a line cannot be ordered, the button moves the focus to it. */
export function CartSummary({ check }: { check: CartCheck }) {
  const promises = cartPromises(useShopSettings()?.paymentMethods ?? [])
  const { quote, totals, freeAbove, isChecking, unchecked, unserved, blocked } = check
  return (
    <section aria-labelledby="summary" className={`${summaryClass} lg:sticky lg:top-28`}>
      <h2 id="summary" className="mb-4 text-28 leading-tight">
        {words.summary}
      </h2>
      <FreeShippingProgress subtotal={totals.subtotal} freeAbove={freeAbove} />
      <LazyCodeField quote={quote} isChecking={isChecking} unchecked={unchecked} />
      <OrderTotals {...totals} unserved={unserved} isPending={isChecking && !quote} />
      <p className="mt-1 text-14 text-muted">{unserved ? words.unserved(unserved) : words.atCheckout}</p>
      {unchecked && <p className="mt-4 text-14 text-muted">{words.unchecked}</p>}
      <div className="mt-5">
        <CheckoutButton blocked={blocked} />
      </div>
      <Link to={paths.home} className={`${buttonClass({ look: 'text' })} mt-1 w-full`}>
        {words.keepShopping}
      </Link>
      <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-14 text-muted empty:hidden">
        {promises.map((promise) => (
          <li key={promise} className="flex gap-2.5">
            <Check size={18} strokeWidth={1.8} className="mt-0.5 shrink-0 text-success" aria-hidden="true" />
            <span>{promise}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
