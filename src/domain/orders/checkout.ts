import { type LineItem, sameLine } from '../cart/cart'
import { lineOf, type OrderItem } from './order'

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
      .filter((item) => sameLine(line, lineOf(item)))
      .reduce((sum, { quantity }) => sum + quantity, 0)
    return taken > 0 ? [{ line, quantity: Math.max(0, line.quantity - taken) }] : []
  })
}
