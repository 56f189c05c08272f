import { useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { preferredSize } from '@/config/product-defaults'
import { sameLine } from '@/domain/cart/cart'
import type { Product } from '@/domain/product/product'
import { offeredSize } from '@/domain/product/saved-size'
import { type Chosen, findVariant, selectedChoice } from '@/domain/product/stock'
import { choiceIn, withChoice } from '@/domain/product/variant-address'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { useLineLimit } from '@/storefront/shared/cart/use-line-limit'
import { useReplaceAddress } from './use-replace-address'
import { useSavedSizes } from './use-saved-sizes'

/**
 * The selected colour, size and quantity, with the limits that stock and cart set. Colour and size are those that the
 * address names, which what is chosen is written into; by default the first, and the saved size or M, or others where these
 * are sold out.
 */
export function useSelection(product: Product) {
  const { items } = useCart()
  const lineLimit = useLineLimit()
  // The saved size is known only after hydration.
  const { chart, savedSizes, savedSize, saveSize } = useSavedSizes(product)
  const { key, search } = useLocation()
  const replaceAddress = useReplaceAddress()
  const asked = useMemo(() => choiceIn(search, product), [search, product])
  // Shown at once, and until the address says the same: that may have to wait, or be refused where many come quickly.
  const [own, setOwn] = useState<{ at: string; chosen: Chosen } | null>(null)
  const chosen = own?.at === key ? own.chosen : asked
  const { size, color } = selectedChoice(product, chosen, {
    color: product.colors[0] ?? '',
    size: savedSize ?? offeredSize(product.sizes, preferredSize) ?? '',
  })
  const [wanted, setQuantity] = useState(1)

  const variant = findVariant(product.variants, size, color)
  const stock = variant?.quantity ?? 0
  const line = { productId: product.id, slug: product.slug, size, color }
  const inCart = items.find((item) => sameLine(item, line))?.quantity ?? 0
  /** How many more the cart can take of this variant. */
  const maxQuantity = Math.max(0, Math.min(stock, lineLimit) - inCart)
  const quantityLimit = Math.max(1, maxQuantity)
  const quantity = Math.min(wanted, quantityLimit)

  const choose = (next: Chosen) => {
    setOwn({ at: key, chosen: next })
    replaceAddress({ search: withChoice(search, next) })
  }
  const setSize = (next: string) => choose({ size: next, color })
  const setColor = (next: string) => choose({ ...chosen, color: next })
  const selectSavedSize = (id: string, mine: string | null) => {
    const offered = saveSize(id, mine)
    if (id === chart) setSize(offered ?? size)
  }

  return {
    chart,
    savedSizes,
    savedSize,
    selectSavedSize,
    chosen,
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
