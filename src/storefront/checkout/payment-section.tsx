import { Banknote, CreditCard, Landmark } from 'lucide-react'
import { checkout as words } from '@/content/cart/checkout'
import type { PaymentMethod } from '@/domain/money/payment'
import { Section } from './section'
import type { CheckoutForm } from './use-checkout-form'

const icons = { card: CreditCard, bank: Landmark, cod: Banknote } satisfies Record<PaymentMethod, unknown>

/** The payment methods that the shop offers. A card is asked for on the provider's own page. */
export function PaymentSection({ form }: { form: CheckoutForm }) {
  const { method: chosen, methods, setMethod } = form
  return (
    <Section step={3} title={words.sections.payment}>
      <fieldset className="grid gap-3 md:col-span-2">
        <legend className="sr-only">{words.methodsLegend}</legend>
        {methods.map((method) => {
          const Icon = icons[method]
          return (
            <label
              key={method}
              className="flex items-center gap-4 rounded-control border border-line-strong bg-surface-raised px-4 py-3.5 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="paymentMethod"
                value={method}
                checked={chosen === method}
                onChange={() => setMethod(method)}
                className="size-5 shrink-0 accent-accent outline-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{words.methods[method].label}</span>
                <span className="block text-14 text-muted">{words.methods[method].text}</span>
              </span>
              <Icon size={24} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
            </label>
          )
        })}
        {methods.length === 0 && <p>{words.noMethods}</p>}
      </fieldset>
    </Section>
  )
}
