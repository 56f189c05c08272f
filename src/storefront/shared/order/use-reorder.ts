import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '@/config/limits'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { lineOf, type OrderedLine } from '@/domain/orders/order'
import { planReorder } from '@/domain/orders/reorder'
import { useCart } from '../cart/cart-provider'
import { useLineLimit } from '../cart/use-line-limit'

/**
 * Adds an order's items to the cart at today's prices, as far as they are in stock. Resolves to how many items were
 * added and which lines were not, or only in part. Rejects when the shop cannot be reached; then nothing is added.
 */
export function useReorder() {
  const client = useQueryClient()
  const { currentItems, add } = useCart()
  const quantity = useLineLimit()
  const [isPending, setPending] = useState(false)

  const reorder = async (load: () => Promise<readonly OrderedLine[]>) => {
    setPending(true)
    try {
      const items = await load()
      const lines = items.map((item) => ({ ...lineOf(item), quantity: item.quantity }))
      const { lines: quotes } = await client.fetchQuery(cartQuoteQuery(lines))
      const max = { lines: limits.cartLines, quantity }
      const { lines: toAdd, missed } = planReorder(items, quotes, currentItems(), max)
      for (const line of toAdd) add(line)
      return { addedItems: toAdd.reduce((sum, line) => sum + line.quantity, 0), missed }
    } finally {
      setPending(false)
    }
  }
  return { reorder, isPending }
}
