import { createContext, type ReactNode, useContext, useState } from 'react'
import type { CartState } from '@/domain/cart'
import { useIsHydrating } from '@/ui/hydration'
import { createCartStore } from './cart-store'

type CartStore = ReturnType<typeof createCartStore>
type Cart = CartState &
  CartStore['actions'] & {
    /** False while hydrating: prerendered HTML has no cart. */
    isKnown: boolean
  }

const Context = createContext<CartStore | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore)
  return <Context value={store}>{children}</Context>
}

/** The cart of this browser, its totals and the actions on it. @throws Error outside a CartProvider */
export function useCart(): Cart {
  const store = useContext(Context)
  if (!store) throw new Error('useCart must be used within a CartProvider')
  const isKnown = !useIsHydrating()
  return { ...store.use(), ...store.actions, isKnown }
}
