import { Banknote, CreditCard, Landmark } from 'lucide-react'
import { checkout as words } from '@/content/checkout'
import { type PaymentMethod, paymentMethods } from '@/domain/order'
import { TextField } from '@/ui/field'
import { fieldProps } from './field-props'
import { Section } from './section'
import type { CheckoutForm } from './use-checkout-form'

const icons = { card: CreditCard, bank: Landmark, cod: Banknote } satisfies Record<PaymentMethod, unknown>

/** The payment method. Card details are optional, validated when typed, and neither sent nor stored. */
export function PaymentSection({ form }: { form: CheckoutForm }) {
  const { values, setMethod } = form
  return (
    <Section title={words.sections.payment}>
      <fieldset className="grid gap-3 md:col-span-2">
        <legend className="sr-only">{words.sections.payment}</legend>
        {paymentMethods.map((method) => {
          const Icon = icons[method]
          return (
            <label
              key={method}
              className="flex items-center gap-4 rounded-control border border-line-strong bg-raised px-4 py-3.5 has-checked:border-majorelle has-checked:bg-majorelle-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-majorelle"
            >
              <input
                type="radio"
                name="paymentMethod"
                value={method}
                checked={values.paymentMethod === method}
                onChange={() => setMethod(method)}
                className="size-5 shrink-0 accent-majorelle outline-none"
              />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{words.methods[method].label}</span>
                <span className="block text-14 text-muted">{words.methods[method].text}</span>
              </span>
              <Icon size={24} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
            </label>
          )
        })}
      </fieldset>
      {values.paymentMethod === 'card' && (
        <>
          <TextField
            {...fieldProps(form, 'cardNumber')}
            note={words.optional}
            inputMode="numeric"
            autoComplete="cc-number"
            className="md:col-span-2"
          />
          <TextField
            {...fieldProps(form, 'cardExpiry')}
            note={words.optional}
            inputMode="numeric"
            autoComplete="cc-exp"
            placeholder="MM/YY"
          />
          <TextField
            {...fieldProps(form, 'cardCvv')}
            note={words.optional}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
          />
        </>
      )}
    </Section>
  )
}
