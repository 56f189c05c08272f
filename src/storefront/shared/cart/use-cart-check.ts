import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { type LineItem, lineKey } from '@/domain/cart/cart'
import { dealEnded, type LineProblem, type LineQuote, problemOf, quoteOf } from '@/domain/cart/cart-check'
import type { QuoteFor } from '@/domain/cart/cart-quote'
import { cartTotals, methodOf } from '@/domain/cart/cart-totals'
import type { Minor } from '@/domain/money/money'
import { useCart } from './cart-provider'
import { discountCode } from './discount-code'
import { useLikelyPlace } from './use-likely-place'
import { useOfferedDelivery } from './use-offered-delivery'

export type CheckedLine = Omit<LineItem, 'priceBefore'> & {
  key: string
  /** The line as stored, to restore it on Undo. */
  item: LineItem
  problem: LineProblem | null
  /** The price when it was added, if it has changed. */
  priceBefore: Minor | null
  /** The names that its size and colour have now, if they were renamed. */
  renamed: { size: string; color: string } | null
  /** True when the line was added in a deal that is over. */
  dealEnded: boolean
  /** When the deal behind its price ends, in ms UTC; null without a deal. */
  dealEndsAt: number | null
  /** Units in stock; undefined until the shop has answered. */
  available: number | undefined
  /** How much is in it, for its unit price; undefined where the shop shows none. */
  measure: string | undefined
}

export type CartCheck = ReturnType<typeof useCartCheck>

/**
 * Asks the shop every minute what the cart comes to, with the discount code typed in this browser, for the chosen address
 * and delivery or else for where the order is likely to go. New prices apply at once, so that totals are right; each line
 * still says what changed.
 */
export function useCartCheck(address?: QuoteFor) {
  const { items, totalPrice, setPrice } = useCart()
  const { text, isUsed } = discountCode.use()
  const { country, city, isKnown } = useLikelyPlace()
  const chosen: QuoteFor = address ?? { country, city }
  const quoteFor = isUsed ? { ...chosen, code: text } : chosen
  const { data, isError, isPlaceholderData, isPending, refetch } = useQuery(cartQuoteQuery(items, quoteFor))
  // What the shop has said last stays when it cannot be asked again, for another address or code.
  const [last, setLast] = useState(data)
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const quote = data ?? last
  const quotes = quote?.lines ?? none

  useEffect(() => {
    for (const item of items) {
      const price = quoteOf(quotes, item)?.price ?? null
      if (price !== null && price !== item.price) setPrice(item, price)
    }
  }, [items, quotes, setPrice])

  const lines = items.map((item): CheckedLine => {
    const quote = quoteOf(quotes, item)
    return {
      ...item,
      title: quote?.title || item.title,
      key: lineKey(item),
      item,
      problem: problemOf(item, quote),
      priceBefore: item.priceBefore === item.price ? null : (item.priceBefore ?? null),
      renamed: quote?.renamed ?? null,
      dealEnded: dealEnded(item, quote),
      dealEndsAt: quote?.dealEndsAt ?? null,
      available: quote?.available,
      measure: quote?.measure,
    }
  })
  const [usual] = useOfferedDelivery()?.methods ?? []
  const totals = cartTotals(totalPrice, quote, chosen.method, usual)
  const method = totals.shipping === null ? undefined : (methodOf(quote, chosen.method) ?? usual)
  return {
    lines,
    quoteFor,
    quote,
    totals,
    /** Where nothing is delivered to; null elsewhere, and where it is not known where the order goes. */
    unserved:
      quote && !quote.isServed && !quote.needsCity && (address || isKnown) ? (chosen.country ?? null) : null,
    /** What delivery costs in general, by the chosen method. */
    freeAbove: method?.freeAbove ?? null,
    isChecking: isPlaceholderData || isPending,
    unchecked: isError,
    refetch,
    blocked: lines.some((line) => line.problem !== null),
  }
}

const none: LineQuote[] = []
