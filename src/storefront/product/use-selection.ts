import { useState } from 'react'
import { preferredChoice } from '@/config/product-defaults'
import { sameLine } from '@/domain/cart'
import type { Product } from '@/domain/product'
import type { SizeTableId } from '@/domain/saved-size'
import { type Chosen, findVariant, selectedChoice } from '@/domain/stock'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { useLineLimit } from '@/storefront/shared/cart/use-line-limit'
import { useSavedSizes } from './use-saved-sizes'

/**
 * The selected colour, size and quantity (by default pink, the saved size or M, and 1; another size or colour where
 * that is sold out), with the limits that stock and cart set.
 */
export function useSelection(product: Product) {
  const { items } = useCart()
  const lineLimit = useLineLimit()
  // The saved size is known only after hydration.
  const { table, savedSizes, savedSize, saveSize } = useSavedSizes(product)
  const [chosen, setChosen] = useState<Chosen>({ size: null, color: null })
  const { size, color } = selectedChoice(product, chosen, {
    ...preferredChoice,
    ...(savedSize !== undefined && { size: savedSize }),
  })
  const [wanted, setQuantity] = useState(1)

  const variant = findVariant(product.variants, size, color)
  const stock = variant?.quantity ?? 0
  const inCart = items.find((item) => sameLine(item, { id: product.slug, size, color }))?.quantity ?? 0
  /** How many more the cart can take of this variant. */
  const maxQuantity = Math.max(0, Math.min(stock, lineLimit) - inCart)
  const quantityLimit = Math.max(1, maxQuantity)
  const quantity = Math.min(wanted, quantityLimit)

  const setSize = (next: string) => setChosen({ size: next, color })
  const setColor = (next: string) => setChosen({ ...chosen, color: next })
  const selectSavedSize = (id: SizeTableId, mine: string | null) => {
    const offered = saveSize(id, mine)
    setSize(id === table && offered !== undefined ? offered : size)
  }

  return {
    table,
    savedSizes,
    savedSize,
    selectSavedSize,
    color,
    setColor,
    size,
    setSize,
    quantity,
    setQuantity,
    quantityLimit,
    variant,
    stock,
    inCart,
    lineLimit,
    maxQuantity,
  }
}

export type Selection = ReturnType<typeof useSelection>
