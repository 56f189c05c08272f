import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '@/config/limits'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import type { ProductSummary } from '@/domain/product/product'
import { showToast } from '@/ui/toast/toast'
import type { Pick } from './add-product-to-cart'
import { useAddToCart } from './add-to-cart'

/**
 * Adds a variant without opening the product: the picked one, or what the card shows (its first colour, size M), or
 * any in stock at its price; `ask` lets the shopper choose where all of these cost more. `label` is the button's text: "Added!" for two seconds.
 */
export function useQuickAdd(product: ProductSummary, ask: () => void) {
  const client = useQueryClient()
  const addToCart = useAddToCart()
  const [added, setAdded] = useState(false)
  const soldOut = product.quantity === 0

  useEffect(() => {
    if (!added) return undefined
    const timer = setTimeout(() => setAdded(false), limits.addedLabelMs)
    return () => clearTimeout(timer)
  }, [added])

  const put = (pick?: Pick) =>
    import('./add-product-to-cart').then(
      async ({ addProductToCart }) =>
        setAdded(await addProductToCart(client, { product, pick, ask, addToCart })),
      notifyOffline,
    )
  const add = () => put()
  const label = soldOut ? common.soldOut : added ? common.added : common.addToCart
  return { add, put, added, soldOut, label }
}

/** Shows that a control's code could not be loaded, instead of losing the page. */
export function notifyOffline() {
  showToast({ title: errors.offline.title, description: errors.offline.text, tone: 'error' })
}
