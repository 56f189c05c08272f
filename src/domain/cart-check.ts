import { type LineItem, type LineKey, sameLine } from './cart'
import type { Minor } from './money'

/** What a cart line costs and how many there are now. A null price: the product is gone. */
export type LineQuote = LineKey & { price: Minor | null; available: number }

/** Why a line cannot be ordered as it stands. */
export type LineProblem = { kind: 'gone' } | { kind: 'sold-out' } | { kind: 'fewer'; available: number }

export function quoteOf(quotes: readonly LineQuote[], line: LineKey): LineQuote | undefined {
  return quotes.find((quote) => sameLine(quote, line))
}

/** The problem of a line by its quote; null when it can be ordered, or when nothing is known yet. */
export function problemOf(item: LineItem, quote: LineQuote | undefined): LineProblem | null {
  if (!quote) return null
  if (quote.price === null) return { kind: 'gone' }
  if (quote.available === 0) return { kind: 'sold-out' }
  return quote.available < item.quantity ? { kind: 'fewer', available: quote.available } : null
}
