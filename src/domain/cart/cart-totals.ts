import { type ShippingMethod, shippingCost } from '../delivery/shipping'
import type { Minor } from '../money/money'
import type { AppliedDiscount, CartQuote, DeliveryMethod } from './cart-quote'

export type CartTotals = {
  subtotal: Minor
  discount: Minor
  /** Null while it is not known: nothing is delivered there, or it depends on a city that is not named yet. */
  shipping: Minor | null
  /** Without delivery while that is not known. */
  total: Minor
  applied: AppliedDiscount | null
}

/** The chosen method while it is offered, else the first. */
export function methodOf(
  quote: CartQuote | undefined,
  chosen: string | undefined,
): DeliveryMethod | undefined {
  return quote?.methods.find(({ id }) => id === chosen) ?? quote?.methods[0]
}

/** What a method costs for a cart: as quoted for this subtotal, else by its price and its limit for free delivery. */
export const methodCost = (method: DeliveryMethod, quote: CartQuote, subtotal: Minor): Minor =>
  quote.subtotal === subtotal ? method.cost : shippingCost(subtotal, method)

/**
 * What a cart comes to: as the shop has quoted it for this subtotal and delivery method, else reckoned from what is
 * known. `usual` is the price of delivery before anything is; undefined where it is not known without an address.
 */
export function cartTotals(
  subtotal: Minor,
  quote: CartQuote | undefined,
  chosen: string | undefined,
  usual: ShippingMethod | undefined,
): CartTotals {
  const method = methodOf(quote, chosen)
  const isQuoted = quote?.subtotal === subtotal && (!method || method.id === quote.method)
  const discount = isQuoted ? quote.discount : Math.min(quote?.discount ?? 0, subtotal)
  const shipping = isQuoted ? quote.shipping : quotedCost(quote, method, usual, subtotal)
  const isKnown = quote ? isDeliveryKnown(quote) : usual !== undefined
  return {
    subtotal,
    discount,
    shipping: isKnown ? shipping : null,
    total: subtotal - discount + (isKnown ? shipping : 0),
    applied: quote?.applied ?? null,
  }
}

/** Whether a quote says what delivery costs. A discount that pays for it does so wherever it goes. */
const isDeliveryKnown = ({ isServed, needsCity, applied }: CartQuote) =>
  isServed && (!needsCity || applied?.kind === 'free_shipping')

function quotedCost(
  quote: CartQuote | undefined,
  method: DeliveryMethod | undefined,
  usual: ShippingMethod | undefined,
  subtotal: Minor,
): Minor {
  if (quote && method) return methodCost(method, quote, subtotal)
  return usual ? shippingCost(subtotal, usual) : 0
}
