import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { type Price, type Product, picturesOf } from '@/domain/product'
import { useAddToCart } from '@/storefront/shared/cart/add-to-cart'
import { prepareToasts } from '@/ui/toast'
import type { Selection } from './use-selection'

/**
 * "Add to Cart" waits a second under its flag and then adds once, however often it was clicked; "Buy Now" adds at
 * once and goes to the checkout (specification 4). Leaving the page within that second does not lose the item.
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
    // The confirmation's code loads during the wait.
    prepareToasts()
    setTimeout(() => {
      put()
      busy.current = false
      setAdding(false)
    }, limits.addToCartDelayMs)
  }

  const buyNow = () => {
    if (busy.current || stock === 0) return
    // With all there is in the cart already, the checkout is all that is left to do.
    if (maxQuantity === 0 || put()) navigate(paths.checkout)
  }

  return { adding, add, buyNow }
}

export type Purchase = ReturnType<typeof usePurchase>
