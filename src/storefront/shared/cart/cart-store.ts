import { limits } from '@/config/limits'
import { createPersistedStore } from '@/data/browser/persisted-store'
import {
  type CartAction,
  cartReducer,
  emptyCart,
  type LineItem,
  type LineKey,
  sameLine,
} from '@/domain/cart/cart'
import type { Minor } from '@/domain/money/money'
import { cartKey, parseStoredCart } from './stored-cart'

const max: number = limits.lineQuantity

/**
 * The cart, stored in localStorage. Every action starts from the cart as it is stored at that moment, so tabs cannot
 * overwrite each other.
 */
export function createCartStore() {
  const store = createPersistedStore({
    key: cartKey,
    initial: emptyCart,
    parse: (stored) => cartReducer(emptyCart, { type: 'load', items: parseStoredCart(stored) }),
    serialize: ({ items }) => JSON.stringify(items),
    onUnavailable: () =>
      void import('@/storefront/shared/preferences/notify-storage-unavailable').then(
        ({ notifyStorageUnavailable }) => notifyStorageUnavailable(),
        () => {},
      ),
  })
  const dispatch = (action: CartAction) => store.change((state) => cartReducer(state, action))
  return {
    use: store.use,
    actions: {
      /** The current lines, for code that runs after an await. */
      currentItems: () => store.read().items,
      /**
       * Adds to a line or starts a new one; `stock` bounds its quantity. False when the cart has reached its limit of
       * lines.
       */
      add: (item: Omit<LineItem, 'quantity'> & { quantity?: number }, stock = max): boolean => {
        const { items } = store.read()
        const isNew = !items.some((line) => sameLine(line, item))
        if (isNew && items.length >= limits.cartLines) return false
        dispatch({ type: 'add', item, max: Math.min(stock, max) })
        return true
      },
      remove: (key: LineKey) => dispatch({ type: 'remove', key }),
      update: (key: LineKey, quantity: number, stock = max) =>
        dispatch({ type: 'update', key, quantity, max: Math.min(stock, max) }),
      setPrice: (key: LineKey, price: Minor) => dispatch({ type: 'refresh', key, price }),
      restore: (item: LineItem, index: number) => dispatch({ type: 'restore', item, index }),
      clear: () => dispatch({ type: 'clear' }),
    },
  }
}
