import { createPersistedStore } from '@/data/browser/persisted-store'
import type { Product } from '@/domain/product/product'
import { offeredSize, parseSavedSizes, type SavedSizes } from '@/domain/product/saved-size'

const store = createPersistedStore<SavedSizes>({ key: 'sizes', initial: {}, parse: parseSavedSizes })

/** The shopper's sizes, saved in this browser, and which of the product's sizes matches. */
export function useSavedSizes(product: Product) {
  const savedSizes = store.use()
  const { sizeChart: chart } = product
  const offered = (sizes: SavedSizes) => {
    const own = chart && sizes[chart]
    return own ? offeredSize(product.sizes, own) : undefined
  }
  return {
    /** The size chart that applies to the product; null when none does. */
    chart,
    savedSizes,
    /** The product's size that equals the saved one, if it is offered. */
    savedSize: offered(savedSizes),
    /** Saves a size, or removes it with null. Returns the product's size that matches now. */
    saveSize: (id: string, size: string | null) => {
      store.change(({ [id]: _before, ...others }) => (size === null ? others : { ...others, [id]: size }))
      return offered(store.read())
    },
  }
}
