import { limits } from '@/config/limits'
import { type LineItem, parseCart } from '@/domain/cart'

/** The cart as it is stored at this moment: another tab may have changed it. Null when nothing can be read. */
export function storedCart(): LineItem[] | null {
  try {
    const stored = localStorage.getItem('cart')
    return stored === null
      ? null
      : parseCart(stored, { lines: limits.cartLines, quantity: limits.lineQuantity })
  } catch {
    return null
  }
}
