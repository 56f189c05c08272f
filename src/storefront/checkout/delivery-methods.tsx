import { checkout as words } from '@/content/cart/checkout'
import { lineWords } from '@/content/shared/line-words'
import { serverNow } from '@/data/supabase/server-clock'
import type { CartQuote } from '@/domain/cart/cart-quote'
import { methodCost, methodOf } from '@/domain/cart/cart-totals'
import { arrival } from '@/domain/cart/delivery-address'
import type { Minor } from '@/domain/money/money'
import { shortDayWords } from '@/storefront/shared/cart/order-dates'
import { useMoney } from '@/storefront/shared/preferences/money'
import type { CheckoutForm } from './use-checkout-form'

type DeliveryMethodsProps = {
  form: CheckoutForm
  quote: CartQuote
  /** Of the cart, which the quote may know less of: a line that is short does not count there. */
  subtotal: Minor
}

/** The delivery methods for this address, each with the days on which the order may arrive and what it costs. */
export function DeliveryMethods({ form, quote, subtotal }: DeliveryMethodsProps) {
  const { money } = useMoney()
  const chosen = methodOf(quote, form.values.deliveryMethod)
  if (quote.needsCity) return <p className="text-14 text-muted">{words.delivery.needsCity}</p>
  if (!quote.isServed) {
    return <p className="text-14 text-muted">{words.delivery.none(form.values.country)}</p>
  }
  return (
    <div className="grid gap-3">
      {quote.methods.map((method) => {
        const { from, to } = arrival(method, serverNow())
        const cost = methodCost(method, quote, subtotal)
        return (
          <label
            key={method.id}
            className="flex items-center gap-4 rounded-control border border-line-strong bg-surface-raised px-4 py-3.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="deliveryMethod"
              value={method.id}
              checked={method === chosen}
              onChange={() => form.setDelivery(method.id)}
              className="size-5 shrink-0 accent-accent outline-none"
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold wrap-anywhere">{method.name}</span>
              <span className="block text-14 text-muted">
                {words.delivery.arrives(shortDayWords(from), shortDayWords(to))}
              </span>
            </span>
            <span className="shrink-0 font-semibold tabular-nums">
              {cost === 0 ? lineWords.free : money(cost)}
            </span>
          </label>
        )
      })}
    </div>
  )
}
