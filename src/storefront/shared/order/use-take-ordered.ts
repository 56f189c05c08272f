import { endIdempotencyKey } from '@/data/cart/idempotency-key'
import { afterOrder } from '@/domain/orders/checkout'
import type { Order } from '@/domain/orders/order'
import { useCart } from '../cart/cart-provider'
import { openCheckoutDraft } from '../cart/checkout-draft'
import { discountCode } from '../cart/discount-code'

/** Takes the items of an order out of the cart, and the code that it has used: once it is placed, by card once it is paid. */
export function useTakeOrdered() {
  const { currentItems, update } = useCart()
  return (order: Order) => {
    for (const { line, quantity } of afterOrder(currentItems(), order.items)) update(line, quantity)
    if (order.discountCode) discountCode.remove()
  }
}

/** Forgets the form and the idempotency key of an order that is settled, after its items have left the cart. */
export function forgetCheckout() {
  endIdempotencyKey()
  openCheckoutDraft().store(null)
}
