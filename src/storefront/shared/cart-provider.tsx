import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { limits } from '@/config/limits'
import {
  type CartState,
  cartReducer,
  emptyCart,
  type LineItem,
  type LineKey,
  parseCart,
  sameLine,
} from '@/domain/cart'
import type { Minor } from '@/domain/money'
import { useIsHydrating } from '@/ui/hydration'

const storageKey = 'cart'
const max = limits.lineQuantity

type CartContext = CartState & {
  /** False while hydrating: prerendered HTML knows no cart. */
  isKnown: boolean
  /** Adds to a line or begins one. False when the cart holds as many lines as it can. `stock` bounds the line. */
  add: (item: Omit<LineItem, 'quantity'> & { quantity?: number }, stock?: number) => boolean
  remove: (key: LineKey) => void
  update: (key: LineKey, quantity: number, stock?: number) => void
  setPrice: (key: LineKey, price: Minor) => void
  restore: (item: LineItem, index: number) => void
  clear: () => void
}

const Context = createContext<CartContext | null>(null)

/** The cart of this browser: a pure reducer, kept in localStorage, in step across tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  // Prerendered HTML knows no cart, so hydration begins without one.
  const isHydrating = useIsHydrating()
  const [isKnown, setKnown] = useState(!isHydrating)
  const [state, dispatch] = useReducer(cartReducer, emptyCart, (empty) =>
    isHydrating ? empty : cartReducer(empty, { type: 'load', items: readStored() }),
  )
  // Writing what another tab has just written would send it back and forth.
  const stored = useRef(state.items)

  useEffect(() => {
    if (state.items === stored.current) return
    stored.current = state.items
    try {
      localStorage.setItem(storageKey, JSON.stringify(state.items))
    } catch {
      void import('./not-kept').then(
        ({ tellNotKept }) => tellNotKept(),
        () => {},
      )
    }
  }, [state.items])

  useEffect(() => {
    if (isKnown) return
    const items = readStored()
    stored.current = items
    dispatch({ type: 'load', items })
    setKnown(true)
  }, [isKnown])

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKey && event.key !== null) return
      const items = readStored()
      stored.current = items
      dispatch({ type: 'load', items })
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])

  const value = useMemo<CartContext>(
    () => ({
      ...state,
      isKnown,
      add: (item, stock = max) => {
        const isNew = !state.items.some((line) => sameLine(line, item))
        if (isNew && state.items.length >= limits.cartLines) return false
        dispatch({ type: 'add', item, max: Math.min(stock, max) })
        return true
      },
      remove: (key) => dispatch({ type: 'remove', key }),
      update: (key, quantity, stock = max) =>
        dispatch({ type: 'update', key, quantity, max: Math.min(stock, max) }),
      setPrice: (key, price) => dispatch({ type: 'refresh', key, price }),
      restore: (item, index) => dispatch({ type: 'restore', item, index }),
      clear: () => dispatch({ type: 'clear' }),
    }),
    [state, isKnown],
  )
  return <Context value={value}>{children}</Context>
}

/** @throws Error outside a CartProvider */
export function useCart(): CartContext {
  const context = useContext(Context)
  if (!context) throw new Error('useCart must be used within a CartProvider')
  return context
}

/** A corrupt stored cart is ignored and logged (specification 4). */
function readStored(): LineItem[] {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === null ? [] : parseCart(stored, { lines: limits.cartLines, quantity: max })
  } catch (error) {
    console.error('The stored cart could not be read and is ignored', error)
    return []
  }
}
