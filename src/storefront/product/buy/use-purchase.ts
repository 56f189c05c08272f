import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { type Price, type Product, picturesOf } from '@/domain/product/product'
import { useAddToCart } from '@/storefront/shared/cart/add-to-cart'
import { prepareToasts, showToast } from '@/ui/toast/toast'
import type { Selection } from '../selection/use-selection'

/**
 * "Add to Cart" adds at once; its label says so for a second, in which further clicks add nothing, and then the toast
 * follows. "Buy Now" adds and opens the checkout.
 */
export function usePurchase(product: Product, price: Price, selection: Selection) {
  const navigate = useNavigate()
  const addToCart = useAddToCart()
  const [adding, setAdding] = useState(false)
  const busy = useRef(false)
  const { color, size, quantity, stock, maxQuantity, variant } = selection

  const line = {
    productId: product.id,
    slug: product.slug,
    title: product.title,
    image: picturesOf(product.pictures, color, variant?.picture)[0]?.src ?? product.picture.src,
    price: price.now,
    ...(price.was !== null && { originalPrice: price.was }),
    size,
    color,
    quantity,
  }
  const put = (show = showToast) => addToCart(line, stock, show)

  const add = () => {
    if (busy.current || maxQuantity === 0) return
    busy.current = true
    setAdding(true)
    // Loads the toast's code during the wait.
    prepareToasts()
    put((toast) =>
      setTimeout(() => {
        showToast(toast)
        busy.current = false
        setAdding(false)
      }, limits.addToCartDelayMs),
    )
  }

  const buyNow = () => {
    if (busy.current || stock === 0) return
    // When all of the stock is in the cart already, the checkout is the only step left.
    if (maxQuantity === 0 || put()) navigate(paths.checkout)
  }

  return { line, adding, add, buyNow }
}

export type Purchase = ReturnType<typeof usePurchase>
