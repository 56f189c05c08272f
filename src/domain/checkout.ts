import { type LineItem, type LineKey, sameLine } from './cart'
import type { LineQuote } from './cart-check'
import type { OrderItem } from './order'

/**
 * What an order changes in a cart: each line that it took from, and how many of that are left. What was put in while
 * the order was on its way stays.
 */
export function afterOrder(
  cart: readonly LineItem[],
  ordered: readonly OrderItem[],
): { line: LineItem; quantity: number }[] {
  return cart.flatMap((line) => {
    const taken = ordered
      .filter(({ productSlug, size, color }) => sameLine(line, { id: productSlug, size, color }))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return taken > 0 ? [{ line, quantity: Math.max(0, line.quantity - taken) }] : []
  })
}

/** What a refused order told about a line: its price now, or how many there are. */
type Correction = LineKey & { price?: number; available?: number }

/** The quotes of a cart with what a refusal told; a line without a quote is taken to be as the cart has it. */
export function correctQuotes(
  cart: readonly LineItem[],
  quotes: readonly LineQuote[],
  corrections: readonly Correction[],
): LineQuote[] {
  return cart.map((line) => {
    const { id, size, color, price, quantity } = line
    const known = quotes.find((quote) => sameLine(quote, line))
    const { price: now, available } = corrections.find((correction) => sameLine(correction, line)) ?? {}
    return {
      ...(known ?? { id, size, color, price, available: quantity }),
      ...(now !== undefined && { price: now }),
      ...(available !== undefined && { available }),
    }
  })
}
