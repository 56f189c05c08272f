import { limits } from '@/config/limits'
import { type LineItem, parseCart } from '@/domain/cart/cart'

/** Where localStorage holds the cart. */
export const cartKey = 'cart'

/** @throws Error when the text is no cart at all */
export const parseStoredCart = (text: string): LineItem[] =>
  parseCart(text, { lines: limits.cartLines, quantity: limits.lineQuantity })
