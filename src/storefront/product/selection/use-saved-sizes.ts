import { createPersistedStore } from '@/data/browser/persisted-store'
import type { Product } from '@/domain/product/product'
import {
  offeredSize,
  parseSavedSizes,
  type SavedSizes,
  type SizeTableId,
  sizeTableOf,
} from '@/domain/product/saved-size'

const store = createPersistedStore<SavedSizes>({ key: 'sizes', initial: {}, parse: parseSavedSizes })

/** The shopper's sizes, saved in this browser, and which of the product's sizes matches. */
export function useSavedSizes(product: Product) {
  const savedSizes = store.use()
  const table = sizeTableOf(product)
  const offered = (sizes: SavedSizes) => {
    const own = table && sizes[table]
    return own ? offeredSize(product.sizes, own) : undefined
  }
  return {
    /** The size table that applies to the product; null when none does. */
    table,
    savedSizes,
    /** The product's size that equals the saved one, if it is offered. */
    savedSize: offered(savedSizes),
    /** Saves a size, or removes it with null. Returns the product's size that matches now. */
    saveSize: (id: SizeTableId, size: string | null) => {
      store.change(({ [id]: _before, ...others }) => (size === null ? others : { ...others, [id]: size }))
      return offered(store.read())
    },
  }
}
