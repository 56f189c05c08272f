import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { reservedItemsQuery } from '@/data/orders/reserved-items'
import { type LineItem, lineKey, sameLine } from '@/domain/cart'
import { dealEnded, type LineProblem, type LineQuote, problemOf, quoteOf } from '@/domain/cart-check'
import type { Minor } from '@/domain/money'
import type { OrderItem } from '@/domain/order'
import { openIdempotencyKey } from '../order/idempotency-key'
import { useCart } from './cart-provider'

export type CheckedLine = Omit<LineItem, 'priceBefore'> & {
  key: string
  /** The line as stored, to restore it on Undo. */
  item: LineItem
  problem: LineProblem | null
  /** The price when it was added, if it has changed. */
  priceBefore: Minor | null
  /** True when the line was added in a deal that is over. */
  dealEnded: boolean
  /** When the deal behind its price ends, in ms UTC; null without a deal. */
  dealEndsAt: number | null
  /** Units in stock; undefined until the shop has answered. */
  available: number | undefined
}

/**
 * Compares the cart with the shop's current prices and stock every minute. New prices apply at once, so that totals
 * are right; each line still says what changed.
 */
export function useCartCheck() {
  const { items, setPrice } = useCart()
  const { data: quotes = [], isError, refetch } = useQuery(cartQuoteQuery(items))
  const unpaidOrder = openIdempotencyKey()?.orderId
  const { data: reserved = [] } = useQuery({
    ...reservedItemsQuery(unpaidOrder ?? ''),
    enabled: Boolean(unpaidOrder),
  })

  useEffect(() => {
    for (const item of items) {
      const price = quoteOf(quotes, item)?.price
      if (price !== undefined && price !== null && price !== item.price) setPrice(item, price)
    }
  }, [items, quotes, setPrice])

  const lines = items.map((item): CheckedLine => {
    const quote = withReserved(quoteOf(quotes, item), item, reserved)
    return {
      ...item,
      key: lineKey(item),
      item,
      problem: problemOf(item, quote),
      priceBefore: item.priceBefore === item.price ? null : (item.priceBefore ?? null),
      dealEnded: dealEnded(item, quote),
      dealEndsAt: quote?.dealEndsAt ?? null,
      available: quote?.available,
    }
  })
  return { lines, unchecked: isError, refetch, blocked: lines.some((line) => line.problem !== null) }
}

/** What this browser's own unpaid order holds is still available to its shopper. */
function withReserved(quote: LineQuote | undefined, item: LineItem, reserved: readonly OrderItem[]) {
  const held = reserved.find(({ productSlug, size, color }) =>
    sameLine(item, { id: productSlug, size, color }),
  )
  return quote && held ? { ...quote, available: quote.available + held.quantity } : quote
}
