import type { Minor } from '../money/money'
import { type LineItem, type LineKey, sameLine } from './cart'

/** What a cart line costs and how many there are now. A null price: the product is gone. */
export type LineQuote = LineKey & {
  /** What the product is called, in the page's language. */
  title?: string | null
  price: Minor | null
  available: number
  /** The names that its size and colour have now, where they were renamed. */
  renamed?: { size: string; color: string } | null
  /** Which size and colour it is in the shop, to ask for it while it is sold out. */
  variantId?: string | null
  /** When the deal behind this price ends, in ms UTC. */
  dealEndsAt?: number | null
  /** The price in the last deal that has ended. */
  endedPrice?: Minor | null
  /** How much is in it, for its unit price; undefined where the shop shows none. */
  measure?: string | undefined
  /** The line's share of the discount. */
  discount?: Minor
}

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

/** Whether a line got dearer because the deal is over in which it was added. */
export function dealEnded({ price, priceBefore }: LineItem, quote: LineQuote | undefined): boolean {
  return priceBefore !== undefined && price > priceBefore && quote?.endedPrice === priceBefore
}

/** How long until prices must be asked for again: at the end of the next deal, at most `most`, in milliseconds. */
export function untilNextQuote(quotes: readonly LineQuote[], now: number, most: number): number {
  const ends = quotes.flatMap(({ dealEndsAt }) => (dealEndsAt && dealEndsAt > now ? dealEndsAt - now : []))
  return Math.min(most, ...ends.map((left) => left + 500))
}
