import type { checkoutNotice } from '@/content/cart/checkout-notice'
import { deliveryRefusalOf, priceChangeOf, shortagesOf } from '@/data/orders/place-order'
import { refusedFieldOf } from '@/data/supabase/answer'
import { AppError } from '@/data/supabase/errors'
import type { LineItem } from '@/domain/cart/cart'
import type { CartQuote } from '@/domain/cart/cart-quote'
import { type CheckoutChange, changedParts, correctQuote } from '@/domain/cart/quote-correction'
import type { Minor } from '@/domain/money/money'
import { type FieldName, fieldNames } from '@/storefront/shared/cart/checkout-draft'

export type Refusal = keyof typeof checkoutNotice.refused

/** The quote as a refusal corrects it, and the new total if that is why; null when the refusal says nothing of it. */
export function correctedQuote(
  items: readonly LineItem[],
  before: CartQuote | undefined,
  expectedTotal: Minor,
  error: unknown,
): { quote: CartQuote; change: CheckoutChange | null } | null {
  const price = priceChangeOf(error)
  const correction = price ?? deliveryRefusalOf(error) ?? { lines: shortagesOf(error) ?? undefined }
  const quote = correctQuote(items, before, correction)
  return (
    quote && {
      quote,
      change: price && { from: expectedTotal, to: price.total, what: changedParts(before, quote) },
    }
  )
}

/** The form's field for the column that the database rejected. */
export function fieldOf(error: unknown): FieldName | null {
  const refused = refusedFieldOf(error)
  if (refused === 'name') return 'firstName'
  return fieldNames.find((name) => name === refused) ?? null
}

const limitsHit: Readonly<Record<string, Refusal>> = {
  TOO_MANY_ORDERS: 'tooMany',
  TOO_MANY_UNPAID: 'unpaid',
  HELD_FOR_OTHERS: 'held',
}

/** The notice for a refusal that belongs to no field. */
export function refusalOf(error: unknown, isMember: boolean): Refusal {
  if (shortagesOf(error)) return 'stock'
  if (priceChangeOf(error)) return 'price'
  if (deliveryRefusalOf(error)) return 'delivery'
  if (!(error instanceof AppError)) return 'unsure'
  if (error.kind === 'offline') return navigator.onLine ? 'unsure' : 'offline'
  if (error.kind === 'rate-limited') return limitsHit[error.code] ?? 'busy'
  if (error.kind === 'closed') return 'closed'
  if (error.code === 'PAYMENT_METHOD_UNAVAILABLE') return 'method'
  if (error.code === 'CURRENCY_CHANGED') return 'currency'
  if (error.code === 'CAPTCHA_REQUIRED') return 'captcha'
  if (error.kind === 'forbidden' && isMember) return 'session'
  return error.answered ? 'other' : 'unsure'
}
