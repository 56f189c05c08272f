import type { AppliedDiscount, CartQuote, DeliveryMethod } from './cart-quote'
import type { Minor } from './money'
import { type ShippingMethod, shippingCost } from './shipping'

export type CartTotals = {
  subtotal: Minor
  discount: Minor
  shipping: Minor
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
 * known. `usual` is the price of delivery before anything is.
 */
export function cartTotals(
  subtotal: Minor,
  quote: CartQuote | undefined,
  chosen: string | undefined,
  usual: ShippingMethod | undefined,
): CartTotals {
  const method = methodOf(quote, chosen)
  if (quote?.subtotal === subtotal && (!method || method.id === quote.method)) {
    const { discount, shipping, total, applied } = quote
    return { subtotal, discount, shipping, total, applied }
  }
  const discount = Math.min(quote?.discount ?? 0, subtotal)
  const shipping =
    quote && method ? methodCost(method, quote, subtotal) : usual ? shippingCost(subtotal, usual) : 0
  return {
    subtotal,
    discount,
    shipping,
    total: subtotal - discount + shipping,
    applied: quote?.applied ?? null,
  }
}
