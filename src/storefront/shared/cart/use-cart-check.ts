import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { type LineItem, lineKey } from '@/domain/cart'
import { dealEnded, type LineProblem, problemOf, quoteOf } from '@/domain/cart-check'
import type { Minor } from '@/domain/money'
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

  useEffect(() => {
    for (const item of items) {
      const price = quoteOf(quotes, item)?.price
      if (price !== undefined && price !== null && price !== item.price) setPrice(item, price)
    }
  }, [items, quotes, setPrice])

  const lines = items.map((item): CheckedLine => {
    const quote = quoteOf(quotes, item)
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
