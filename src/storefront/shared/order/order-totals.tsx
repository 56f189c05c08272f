import { cart as words } from '@/content/cart'
import { lineWords } from '@/content/line-words'
import { formatMoney, type Minor, usDollars } from '@/domain/money'
import { shippingCost } from '@/domain/shipping'
import { useShippingPolicy } from '../cart/use-shipping-policy'
import { useMoney } from '../preferences/money'

/**
 * Subtotal, shipping and total of a cart, for display: the database computes them again when the order is placed.
 * `charged` is the shipping cost that it returned.
 */
export function OrderTotals({ subtotal, charged }: { subtotal: Minor; charged?: Minor }) {
  const { money, currency } = useMoney()
  const policy = useShippingPolicy()
  const shipping = charged ?? shippingCost(subtotal, policy)
  return (
    <>
      <dl className="grid gap-2 tabular-nums">
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{words.subtotal}</dt>
          <dd>{money(subtotal)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-muted">{words.shipping}</dt>
          <dd>{shipping === 0 ? lineWords.free : money(shipping)}</dd>
        </div>
        <div
          className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3"
          aria-live="polite"
        >
          <dt className="font-semibold">{words.total}</dt>
          <dd className="font-display text-28 leading-none font-medium tracking-tight">
            {money(subtotal + shipping)}
          </dd>
        </div>
      </dl>
      {currency.code !== usDollars.code && (
        <p className="mt-2 text-14 text-muted">{words.chargedInUsd(formatMoney(subtotal + shipping))}</p>
      )}
    </>
  )
}
