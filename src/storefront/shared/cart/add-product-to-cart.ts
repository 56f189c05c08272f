import type { QueryClient } from '@tanstack/react-query'
import { preferredSize } from '@/config/product-defaults'
import { common } from '@/content/shared/common'
import { errors } from '@/content/shared/errors'
import { productQuery } from '@/data/products/product-queries'
import { wordsFor } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import type { LineItem } from '@/domain/cart/cart'
import {
  type Product,
  type ProductSummary,
  picturesOf,
  priceAt,
  type Variant,
} from '@/domain/product/product'
import { firstAvailable } from '@/domain/product/stock'
import { pricedAs } from '@/domain/product/variant-price'
import { showToast } from '@/ui/toast/toast'

/** Chooses the variant to add; undefined when none is available. */
export type Pick = (product: Product) => Variant | undefined

/** The card's colour in the preferred size at the card's price; what costs more where nothing else is left. */
const defaultPick: Pick = (product) => {
  const preferred = { size: preferredSize, color: product.colors[0] ?? '' }
  const variants = product.variants.filter(({ price = product.price }) => price === product.price)
  return firstAvailable({ ...product, variants }, preferred) ?? firstAvailable(product, preferred)
}

type AddRequest = {
  product: ProductSummary
  pick: Pick | undefined
  /** Lets the shopper choose. */
  ask: () => void
  addToCart: (item: Omit<LineItem, 'quantity'>, stock: number) => boolean
}

/**
 * Loads the product's stock and adds the chosen variant to the cart, or shows why it cannot; what costs more than the card
 * says is added by choice alone. Returns true when it was added.
 */
export async function addProductToCart(client: QueryClient, { product, pick, ask, addToCart }: AddRequest) {
  try {
    const full = await client.fetchQuery(productQuery(product.slug))
    const variant = full && (pick ?? defaultPick)(full)
    if (!variant) {
      showToast({ title: common.soldOut, description: product.title, tone: 'error' })
      return false
    }
    const { size, color, quantity } = variant
    if (!pick && (variant.price ?? 0) > full.price) {
      ask()
      return false
    }
    const image = picturesOf(full.pictures, color, variant.picture)[0]?.src ?? product.picture.src
    const { id: productId, slug, title } = product
    const { now, was } = priceAt(pricedAs(full, variant), serverNow())
    const line = { productId, slug, title, image, price: now, size, color }
    return addToCart({ ...line, ...(was !== null && { originalPrice: was }) }, quantity)
  } catch (error) {
    const { title, text } = wordsFor(error, errors)
    showToast({ title, description: text, tone: 'error' })
    return false
  }
}
