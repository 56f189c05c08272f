import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { LineItem, LineKey } from '@/domain/cart'
import { type Minor, toDecimal, toMinor } from '@/domain/money'
import type { Order, PaymentMethod, ShippingAddress } from '@/domain/order'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { toRecords, toText } from '../supabase/values'
import { storeGuestOrder } from './guest-orders'
import { orderKeys } from './order-keys'
import { toAnsweredOrder } from './order-mapper'

type PlaceOrder = {
  /** Made and stored before anything is sent; see guest-orders. */
  idempotencyKey: string
  items: readonly LineItem[]
  customer: { name: string; email: string; phone: string; note?: string }
  address: ShippingAddress
  paymentMethod: PaymentMethod
  /** What the shopper saw; the database refuses when it comes to another sum. */
  expectedTotal: Minor
}

export type Shortage = LineKey & { requested: number; available: number }
export type PriceChange = { lines: (LineKey & { price: Minor })[]; shipping: Minor; total: Minor }

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
    onSuccess: (order, { idempotencyKey }) => cachePlacedOrder(client, order, idempotencyKey),
  })
}

/** An order that was placed in this browser can be seen in it from now on. */
export function cachePlacedOrder(client: QueryClient, order: Order, idempotencyKey: string) {
  // A member's order is in the account; this browser may not be theirs alone.
  if (order.isGuestOrder) storeGuestOrder(order.id, idempotencyKey)
  client.setQueryData(orderKeys.detail(order.id), order)
  void client.invalidateQueries({ queryKey: ['products'] })
}

/** Whether the shop has refused for certain: then this try has made no order. */
export function isCertain(error: AppError): boolean {
  return error.answered || error.kind === 'closed' || error.kind === 'rate-limited'
}

async function placeOrder({
  idempotencyKey,
  items,
  customer,
  address,
  paymentMethod,
  expectedTotal,
}: PlaceOrder): Promise<Order> {
  const row = await unwrap(
    rest
      .rpc('place_order', {
        p_idempotency_key: idempotencyKey,
        p_items: items.map(({ id, size, color, quantity }) => ({ slug: id, size, color, quantity })),
        p_customer: customer,
        p_shipping_address: address,
        p_payment_method: paymentMethod,
        p_expected_total: toDecimal(expectedTotal),
      })
      .abortSignal(AbortSignal.timeout(20_000)),
  )
  return toAnsweredOrder(row)
}

/** The lines of which there is not enough, when that is why the order was refused. */
export function shortagesOf(error: unknown): Shortage[] | null {
  if (!(error instanceof AppError) || error.code !== 'OUT_OF_STOCK') return null
  return toRecords(error.detail).map((row) => ({
    ...toKey(row),
    requested: Number(row.requested),
    available: Number(row.available),
  }))
}

/** The prices that hold now, when the order was refused because the shopper saw others. */
export function priceChangeOf(error: unknown): PriceChange | null {
  if (!(error instanceof AppError) || error.code !== 'PRICE_CHANGED') return null
  const detail = (error.detail ?? {}) as { lines?: unknown; shipping?: number; total?: number }
  return {
    lines: toRecords(detail.lines).map((row) => ({ ...toKey(row), price: toMinor(row.price as number) })),
    shipping: toMinor(detail.shipping ?? 0),
    total: toMinor(detail.total ?? 0),
  }
}

/** Whether an earlier try with the same idempotency key has made an order, while this one asked for something else. */
export function isPlacedAlready(error: unknown): boolean {
  return error instanceof AppError && error.code === 'KEY_REUSED'
}

/** The field that the shop did not accept, by the database's name for it. */
export function refusedFieldOf(error: unknown): string | null {
  if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') return null
  return toText((error.detail as { field?: unknown } | undefined)?.field) || null
}

function toKey(row: Record<string, unknown>): LineKey {
  return { id: toText(row.slug), size: toText(row.size), color: toText(row.color) }
}
