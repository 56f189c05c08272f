import { createContext, type ReactNode, useContext, useState } from 'react'
import type { CartState } from '@/domain/cart/cart'
import { createCartStore } from './cart-store'

type CartStore = ReturnType<typeof createCartStore>
type CartActions = CartStore['actions']

const CartContext = createContext<CartStore | null>(null)

export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(createCartStore)
  return <CartContext value={store}>{children}</CartContext>
}

function useCartStore(): CartStore {
  const store = useContext(CartContext)
  if (!store) throw new Error('useCart must be used within a CartProvider')
  return store
}

/**
 * The cart of this browser, empty while hydrating, its totals and the actions on it.
 * @throws Error outside a CartProvider
 */
export function useCart(): CartState & CartActions {
  const store = useCartStore()
  return { ...store.use(), ...store.actions }
}

/** The actions alone: a component that shows nothing of the cart does not render again with it. */
export const useCartActions = (): CartActions => useCartStore().actions
