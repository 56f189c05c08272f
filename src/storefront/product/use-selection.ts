import { useState } from 'react'
import { preferredChoice } from '@/config/defaults'
import { limits } from '@/config/limits'
import { sameLine } from '@/domain/cart'
import type { SizeTableId } from '@/domain/own-size'
import type { Product } from '@/domain/product'
import { defaultChoice, findVariant } from '@/domain/stock'
import { useCart } from '@/storefront/shared/cart-provider'
import { useOwnSizes } from './own-sizes'

/**
 * The chosen colour, size and quantity (at first pink, one's own size or M, and 1), and what the stock and the cart
 * leave of them.
 */
export function useSelection(product: Product) {
  const { items } = useCart()
  const [color, setColor] = useState(() => defaultChoice(product.colors, preferredChoice.color))
  const { table, all: ownSizes, own, keep } = useOwnSizes(product)
  const [chosen, setSize] = useState<string | null>(null)
  // The stored size is known only after hydration.
  const size = chosen ?? own ?? defaultChoice(product.sizes, preferredChoice.size)
  const [wanted, setQuantity] = useState(1)

  const variant = findVariant(product.variants, size, color)
  const stock = variant?.quantity ?? 0
  const inCart = items.find((item) => sameLine(item, { id: product.slug, size, color }))?.quantity ?? 0
  /** How many more the cart can take. */
  const room = Math.max(0, Math.min(stock, limits.lineQuantity) - inCart)
  const most = Math.max(1, room)
  const quantity = Math.min(wanted, most)

  const keepSize = (id: SizeTableId, mine: string | null) => {
    const offered = keep(id, mine)
    setSize(id === table && offered !== undefined ? offered : size)
  }

  return {
    table,
    ownSizes,
    own,
    keepSize,
    color,
    setColor,
    size,
    setSize,
    quantity,
    setQuantity,
    most,
    variant,
    stock,
    inCart,
    room,
  }
}

export type Selection = ReturnType<typeof useSelection>
