import { type LineItem, sameLine } from '../cart/cart'
import { type LineQuote, quoteOf } from '../cart/cart-check'
import { lineOf, type OrderedLine } from './order'

/** A line of an order that could not be put into the cart as it was: why, and how much of it could. */
export type MissedLine = {
  item: OrderedLine
  added: number
  reason: 'gone' | 'sold-out' | 'fewer' | 'in-cart' | 'cart-full'
}

/**
 * What to put into the cart to order the same again, at today's prices and with what is there today, beside what the
 * cart holds already; and what cannot be had.
 */
export function planReorder(
  items: readonly OrderedLine[],
  quotes: readonly LineQuote[],
  cart: readonly LineItem[],
  max: { lines: number; quantity: number },
): { lines: LineItem[]; missed: MissedLine[] } {
  const lines: LineItem[] = []
  const missed: MissedLine[] = []
  for (const item of items) {
    const key = lineOf(item)
    const quote = quoteOf(quotes, key)
    const price = quote?.price ?? null
    const available = price === null ? 0 : (quote?.available ?? 0)
    const inCart = [...cart, ...lines]
      .filter((line) => sameLine(line, key))
      .reduce((sum, line) => sum + line.quantity, 0)
    const begun = lines.filter((line) => !cart.some((other) => sameLine(line, other))).length
    const isFull = inCart === 0 && cart.length + begun >= max.lines
    const room = isFull ? 0 : Math.max(0, Math.min(available, max.quantity) - inCart)
    const added = Math.min(item.quantity, room)
    if (price !== null && added > 0) {
      const known = lines.find((line) => sameLine(line, key))
      if (known) known.quantity += added
      else lines.push({ ...key, title: item.name, image: item.image, price, quantity: added })
    }
    if (added === item.quantity) continue
    const reason =
      price === null
        ? 'gone'
        : available === 0
          ? 'sold-out'
          : isFull
            ? 'cart-full'
            : added === 0
              ? 'in-cart'
              : 'fewer'
    missed.push({ item, added, reason })
  }
  return { lines, missed }
}
