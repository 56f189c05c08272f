import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { LineItem, LineKey } from '@/domain/cart'
import { type Minor, toDecimal } from '@/domain/money'
import type { Order, PaymentMethod, ShippingAddress } from '@/domain/order'
import { applied, deliveryMethod, typedCode } from '../cart/quote-schemas'
import { productKeys } from '../products/product-keys'
import { AppError } from '../supabase/errors'
import { detailOf, rpc } from '../supabase/rpc'
import { money } from '../supabase/schemas'
import { storeGuestOrder } from './guest-orders'
import { orderKeys } from './order-keys'
import { order } from './order-mapper'

type PlaceOrder = {
  /** Made and stored before anything is sent; see guest-orders. */
  idempotencyKey: string
  items: readonly LineItem[]
  customer: { name: string; email: string; phone: string; note?: string }
  address: ShippingAddress
  paymentMethod: PaymentMethod
  /** What the shopper saw; the database refuses when it comes to another sum. */
  expectedTotal: Minor
  /** What that sum was shown in; the database refuses when it charges in another currency by now. */
  currency?: string | undefined
  /** The id of a delivery method; without it the first one of the address's zone. */
  shippingMethod?: string | undefined
  discountCode?: string | undefined
}

export type Shortage = LineKey & { requested: number; available: number }

/**
 * Places an order. A lost reply is asked for again with the same idempotency key, which can make no second order.
 * @throws AppError; see shortagesOf and priceChangeOf for what the cart can fix
 */
export function usePlaceOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: placeOrder,
    // The idempotency key makes repeating safe; a definite refusal is never repeated, and without a connection it is in vain.
    retry: (failures, error) =>
      failures < 2 && navigator.onLine && error instanceof AppError && !isCertain(error),
    networkMode: 'always',
    onSuccess: (placed, { idempotencyKey }) => cachePlacedOrder(client, placed, idempotencyKey),
  })
}

/** An order that was placed in this browser can be seen in it from now on. */
export function cachePlacedOrder(client: QueryClient, placed: Order, idempotencyKey: string) {
  // A member's order is in the account; this browser may not be theirs alone.
  if (placed.isGuestOrder) storeGuestOrder(placed.id, idempotencyKey)
  client.setQueryData(orderKeys.detail(placed.id), placed)
  void client.invalidateQueries({ queryKey: productKeys.all })
}

/** Whether the shop has refused for certain: then this try has made no order. */
export function isCertain(error: AppError): boolean {
  return error.answered || error.kind === 'closed' || error.kind === 'rate-limited'
}

export const placeOrder = ({
  idempotencyKey,
  items,
  customer,
  address,
  paymentMethod,
  expectedTotal,
  currency,
  shippingMethod,
  discountCode,
}: PlaceOrder) =>
  rpc(
    'place_order',
    {
      p_idempotency_key: idempotencyKey,
      p_items: items.map(({ id, size, color, quantity }) => ({ slug: id, size, color, quantity })),
      p_customer: customer,
      p_shipping_address: address,
      p_payment_method: paymentMethod,
      p_expected_total: toDecimal(expectedTotal),
      ...(currency && { p_currency: currency }),
      ...(shippingMethod && { p_shipping_method: shippingMethod }),
      ...(discountCode && { p_code: discountCode }),
    },
    order,
    { signal: AbortSignal.timeout(20_000) },
  )

const lineKey = { slug: v.string(), size: v.string(), color: v.string() }
const shortages = v.array(
  v.pipe(
    v.object({ ...lineKey, requested: v.number(), available: v.number() }),
    v.transform(({ slug, ...line }): Shortage => ({ ...line, id: slug })),
  ),
)
const priceChange = v.object({
  lines: v.array(
    v.pipe(
      v.object({ ...lineKey, price: money }),
      v.transform(({ slug, ...line }) => ({ ...line, id: slug })),
    ),
  ),
  discount: money,
  shipping: money,
  total: money,
  applied,
  code: typedCode,
})

/**
 * Lines that exceed the stock or the limit per order, when an order was refused for that; null for
 * another error.
 */
export const shortagesOf = (error: unknown): Shortage[] | null =>
  detailOf(error, 'OUT_OF_STOCK', shortages) ?? detailOf(error, 'LINE_LIMIT', shortages)

/** Today's prices when an order was refused because the shopper saw others; null for another error. */
export const priceChangeOf = (error: unknown) => detailOf(error, 'PRICE_CHANGED', priceChange)

const deliveryRefusal = v.pipe(
  v.object({ is_served: v.boolean(), shipping_methods: v.array(deliveryMethod) }),
  v.transform(({ is_served, shipping_methods }) => ({
    isServed: is_served,
    methods: shipping_methods,
  })),
)

/** How the shop delivers there now, when the order was refused because the chosen method is not offered. */
export const deliveryRefusalOf = (error: unknown) => detailOf(error, 'SHIPPING_UNAVAILABLE', deliveryRefusal)

/** Whether an earlier try with the same idempotency key has made an order, while this one asked for something else. */
export function isPlacedAlready(error: unknown): boolean {
  return error instanceof AppError && error.code === 'KEY_REUSED'
}
