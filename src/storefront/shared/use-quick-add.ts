import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { preferredChoice } from '@/config/defaults'
import { limits } from '@/config/limits'
import { common } from '@/content/common'
import { errors } from '@/content/errors'
import { productQuery } from '@/data/products/product-queries'
import { AppError } from '@/data/supabase/errors'
import { type ProductSummary, picturesOf } from '@/domain/product'
import { firstAvailable } from '@/domain/stock'
import { showToast } from '@/ui/toast'
import { useAddToCart } from './add-to-cart'
import { useLivePrice } from './use-live-price'

/**
 * Puts the usual choice (M, pink), or what there is of it, into the cart without opening the product. `label` is
 * what the button says: "Added!" for two seconds (specification 4).
 */
export function useQuickAdd(product: ProductSummary) {
  const client = useQueryClient()
  const addToCart = useAddToCart()
  const price = useLivePrice(product).now
  const [added, setAdded] = useState(false)
  const soldOut = product.quantity === 0

  useEffect(() => {
    if (!added) return undefined
    const timer = setTimeout(() => setAdded(false), limits.addedLabelMs)
    return () => clearTimeout(timer)
  }, [added])

  const add = async () => {
    try {
      const full = await client.fetchQuery(productQuery(product.slug))
      const variant = full && firstAvailable(full, preferredChoice)
      if (!variant) return showToast({ title: common.soldOut, description: product.title, tone: 'error' })
      const { size, color, quantity } = variant
      const image = picturesOf(full.pictures, color)[0]?.src ?? product.picture.src
      const { slug: id, title, originalPrice } = product
      const item = { id, title, image, price, size, color, ...(originalPrice !== null && { originalPrice }) }
      setAdded(addToCart(item, quantity))
    } catch (error) {
      const { title, text } = errors[error instanceof AppError ? error.kind : 'unknown']
      showToast({ title, description: text, tone: 'error' })
    }
  }
  const label = soldOut ? common.soldOut : added ? common.added : common.addToCart
  return { add, added, soldOut, label }
}
