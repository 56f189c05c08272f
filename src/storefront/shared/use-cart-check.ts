import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { type LineItem, lineKey } from '@/domain/cart'
import { type LineProblem, problemOf, quoteOf } from '@/domain/cart-check'
import type { Minor } from '@/domain/money'
import { useCart } from './cart-provider'

export type CheckedLine = LineItem & {
  key: string
  problem: LineProblem | null
  /** What the line cost when the cart was opened, if that is no longer its price. */
  priceBefore: Minor | null
  /** How many there are; unknown until the shop has answered. */
  available: number | undefined
}

/**
 * The cart against the shop's present prices and stock, asked again every minute. New prices are taken over at
 * once, so that totals are right; what changed is told per line for as long as the page is open.
 */
export function useCartCheck() {
  const { items, setPrice } = useCart()
  const keys = useMemo(() => items.map(({ id, size, color }) => ({ id, size, color })), [items])
  const { data: quotes = [], isError, refetch } = useQuery(cartQuoteQuery(keys))
  const [before, setBefore] = useState<ReadonlyMap<string, Minor>>(new Map())

  useEffect(() => {
    for (const item of items) {
      const price = quoteOf(quotes, item)?.price
      if (price === undefined || price === null || price === item.price) continue
      setBefore((known) => (known.has(lineKey(item)) ? known : new Map(known).set(lineKey(item), item.price)))
      setPrice(item, price)
    }
  }, [items, quotes, setPrice])

  const lines = items.map((item): CheckedLine => {
    const key = lineKey(item)
    const quote = quoteOf(quotes, item)
    const priceBefore = before.get(key)
    return {
      ...item,
      key,
      problem: problemOf(item, quote),
      priceBefore: priceBefore === undefined || priceBefore === item.price ? null : priceBefore,
      available: quote?.available,
    }
  })
  return { lines, unchecked: isError, refetch, blocked: lines.some((line) => line.problem !== null) }
}
