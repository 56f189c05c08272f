import { checkout as words } from '@/content/cart/checkout'
import type { FieldName } from '@/storefront/shared/cart/checkout-draft'
import type { CheckoutForm } from './use-checkout-form'

/** The props that every field of the form shares. */
export function fieldProps(form: CheckoutForm, name: FieldName) {
  return {
    name,
    label: form.label(name),
    note: form.asked[name] === 'optional' ? words.optional : undefined,
    value: form.values[name],
    error: form.message(name),
    onChange: (event: { target: { value: string } }) => form.set(name, event.target.value),
    onBlur: () => form.leave(name),
  }
}
