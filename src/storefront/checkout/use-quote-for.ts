import type { QuoteFor } from '@/domain/cart/cart-quote'
import { check, email as emailRule } from '@/domain/values/validation'
import { useSettled } from '@/storefront/shared/forms/use-settled'
import type { CheckoutForm } from './use-checkout-form'

/** The delivery and discount details of the form, for the quote. */
export function useQuoteFor({ values }: CheckoutForm): QuoteFor {
  const city = useSettled(values.city).trim()
  const email = useSettled(values.email).trim()
  return {
    country: values.country,
    ...(city && { city }),
    ...(check(email, [emailRule]) === null && { email }),
    ...(values.deliveryMethod && { method: values.deliveryMethod }),
  }
}
