import { sameLine } from '@/domain/cart'
import type { LineQuote } from '@/domain/cart-check'
import { fetchOrder } from './order-queries'

/** What this browser's own order holds while it waits to be paid by card: to its shopper that is still available. */
export async function addReserved(
  quotes: readonly LineQuote[],
  orderId: string,
  signal: AbortSignal,
): Promise<LineQuote[]> {
  const order = await fetchOrder(orderId, signal).catch(() => null)
  const held = order?.status === 'pending' && order.due > 0 ? order.items : []
  return quotes.map((quote) => {
    const item = held.find(({ productSlug: id, size, color }) => sameLine(quote, { id, size, color }))
    return item ? { ...quote, available: quote.available + item.quantity } : quote
  })
}
