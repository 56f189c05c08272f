import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { type Price, type Product, picturesOf } from '@/domain/product'
import { useAddToCart } from '@/storefront/shared/cart/add-to-cart'
import { prepareToasts } from '@/ui/toast'
import type { Selection } from './use-selection'

/**
 * "Add to Cart" shows its confirmation for a second and then adds once, however often it was clicked; "Buy Now" adds
 * at once and opens the checkout (specification 4). Leaving the page within that second still adds the item.
 */
export function usePurchase(product: Product, price: Price, selection: Selection) {
  const navigate = useNavigate()
  const addToCart = useAddToCart()
  const [adding, setAdding] = useState(false)
  const busy = useRef(false)
  const { color, size, quantity, stock, maxQuantity } = selection

  const put = () =>
    addToCart(
      {
        id: product.slug,
        title: product.title,
        image: picturesOf(product.pictures, color)[0]?.src ?? product.picture.src,
        price: price.now,
        ...(price.was !== null && { originalPrice: price.was }),
        size,
        color,
        quantity,
      },
      stock,
    )

  const add = () => {
    if (busy.current || maxQuantity === 0) return
    busy.current = true
    setAdding(true)
    // Loads the toast's code during the wait.
    prepareToasts()
    setTimeout(() => {
      put()
      busy.current = false
      setAdding(false)
    }, limits.addToCartDelayMs)
  }

  const buyNow = () => {
    if (busy.current || stock === 0) return
    // When all of the stock is in the cart already, the checkout is the only step left.
    if (maxQuantity === 0 || put()) navigate(paths.checkout)
  }

  return { adding, add, buyNow }
}

export type Purchase = ReturnType<typeof usePurchase>
