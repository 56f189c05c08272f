import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { type LineItem, lineKey } from '@/domain/cart'
import { dealEnded, type LineProblem, problemOf, quoteOf } from '@/domain/cart-check'
import type { Minor } from '@/domain/money'
import { useCart } from './cart-provider'

export type CheckedLine = Omit<LineItem, 'priceBefore'> & {
  key: string
  /** The line as it is kept, to put it back. */
  item: LineItem
  problem: LineProblem | null
  /** What the line cost when it was added, if that is no longer its price. */
  priceBefore: Minor | null
  /** It was added in a deal that is over. */
  dealEnded: boolean
  /** When the deal ends that makes its price; in milliseconds, UTC. */
  dealEndsAt: number | null
  /** How many there are; unknown until the shop has answered. */
  available: number | undefined
}

/**
 * The cart against the shop's present prices and stock, asked again every minute. New prices are taken over at
 * once, so that totals are right; what changed stays told per line.
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
