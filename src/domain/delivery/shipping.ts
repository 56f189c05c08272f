import type { Minor } from '../money/money'

/** A way of delivery. Days are from the order to the door. */
export type ShippingMethod = {
  id: string
  name: string
  minDays: number
  maxDays: number
  price: Minor
  /** Free when the subtotal before discounts exceeds it; null for never. */
  freeAbove: Minor | null
}

type ShippingRate = Pick<ShippingMethod, 'price' | 'freeAbove'>

/** Free when the subtotal before discounts exceeds the threshold. place_order decides. */
export function shippingCost(subtotal: Minor, { price, freeAbove }: ShippingRate): Minor {
  return freeAbove !== null && subtotal > freeAbove ? 0 : price
}

/** What is still missing until shipping is free; 0 once it is. Free begins one cent above the threshold. */
export function untilFreeShipping(subtotal: Minor, freeAbove: Minor): Minor {
  return Math.max(0, freeAbove + 1 - subtotal)
}
