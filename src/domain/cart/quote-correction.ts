import type { Minor } from '../money/money'
import { keysOf } from '../text/keys'
import { type LineItem, type LineKey, sameLine } from './cart'
import type { LineQuote } from './cart-check'
import type { CartQuote } from './cart-quote'

/** What a refused order told about a line: its price now, or how many there are. */
type LineCorrection = LineKey & { price?: number; available?: number }

/** Today's prices and totals from a refused order. */
type Correction = {
  lines?: readonly LineCorrection[] | undefined
} & Partial<Pick<CartQuote, 'discount' | 'shipping' | 'total' | 'code' | 'applied' | 'isServed' | 'methods'>>

/** The quote of a cart with what a refusal told, without which it may be undefined; null when that told nothing. */
export function correctQuote(
  cart: readonly LineItem[],
  quote: CartQuote | undefined,
  { lines, ...facts }: Correction,
): CartQuote | null {
  if (!lines && Object.keys(facts).length === 0) return null
  const { discount = 0, shipping = 0, total = 0 } = facts
  const known = quote ?? {
    lines: [],
    subtotal: 0,
    discount: 0,
    shipping: 0,
    total: 0,
    applied: null,
    code: null,
    isServed: true,
    needsCity: false,
    methods: [],
    method: null,
  }
  return {
    ...known,
    ...facts,
    ...(facts.total !== undefined && { subtotal: total - shipping + discount }),
    lines: lines ? correctLines(cart, known.lines, lines) : known.lines,
  }
}

/** The quotes of a cart's lines with corrections; a line without a quote is taken to be as the cart has it. */
function correctLines(
  cart: readonly LineItem[],
  quotes: readonly LineQuote[],
  corrections: readonly LineCorrection[],
): LineQuote[] {
  return cart.map((line) => {
    const { productId, slug, size, color, price, quantity } = line
    const known = quotes.find((quote) => sameLine(quote, line))
    const { price: now, available } = corrections.find((correction) => sameLine(correction, line)) ?? {}
    return {
      ...(known ?? { productId, slug, size, color, price, available: quantity }),
      ...(now !== undefined && { price: now }),
      ...(available !== undefined && { available }),
    }
  })
}

/** Why a total is another now, in the order in which it is reckoned. */
type ChangedPart = 'price' | 'discount' | 'shipping'

/** The total that was seen, the present one, and what makes the difference as far as it is known. */
export type CheckoutChange = { from: Minor; to: Minor; what: readonly ChangedPart[] }

export function changedParts(before: CartQuote | undefined, after: CartQuote): ChangedPart[] {
  if (!before) return []
  const parts = { price: 'subtotal', discount: 'discount', shipping: 'shipping' } as const
  return keysOf(parts).filter((part) => before[parts[part]] !== after[parts[part]])
}
