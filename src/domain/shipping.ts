import type { Minor } from './money'

export type ShippingPolicy = { rate: Minor; freeAbove: Minor }

/** Free when the subtotal exceeds the threshold, otherwise the rate (specification 9). place_order decides. */
export function shippingCost(subtotal: Minor, policy: ShippingPolicy): Minor {
  return subtotal > policy.freeAbove ? 0 : policy.rate
}

/** What is still missing until shipping is free; 0 once it is. Free begins one cent above the threshold. */
export function untilFreeShipping(subtotal: Minor, policy: ShippingPolicy): Minor {
  return Math.max(0, policy.freeAbove + 1 - subtotal)
}
