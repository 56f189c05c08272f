import { limits } from '@/config/limits'
import { addToCartWords, quickAddWords } from '@/content/product/quick-add'
import { type LineItem, sameLine } from '@/domain/cart/cart'
import { showToast } from '@/ui/toast/toast'
import { useCartActions } from './cart-provider'
import { useLineLimit } from './use-line-limit'

/**
 * Adds a line and shows a toast, or a toast that says why it could not; `show` may show it later.
 * Returns true when it was added.
 */
export function useAddToCart() {
  const { add, currentItems } = useCartActions()
  const limit = useLineLimit()
  return (
    item: Omit<LineItem, 'quantity'> & { quantity?: number },
    stock?: number,
    show = showToast,
  ): boolean => {
    const max = Math.min(stock ?? limit, limit)
    const before = currentItems().find((line) => sameLine(line, item))?.quantity ?? 0
    if (before >= max) {
      show({ title: quickAddWords.allInCart(before), description: item.title })
      return false
    }
    const added = add(item, max)
    const words = added
      ? { title: addToCartWords.addedToast.title, text: addToCartWords.addedToast.text(item.title) }
      : addToCartWords.cartFull(limits.cartLines)
    show({ title: words.title, description: words.text, tone: added ? 'success' : 'error' })
    return added
  }
}
