import type { Product } from '@/domain/product'
import {
  offeredSize,
  parseSavedSizes,
  type SavedSizes,
  type SizeTableId,
  sizeTableOf,
} from '@/domain/saved-size'
import { useClientState } from '@/ui/hydration'

const key = 'sizes'
const none: SavedSizes = {}

/** The shopper's sizes, saved in this browser, and which of the product's sizes matches. */
export function useSavedSizes(product: Product) {
  const [all, setAll] = useClientState(read, none)
  const table = sizeTableOf(product)
  const offered = (sizes: SavedSizes) => {
    const own = table && sizes[table]
    return own ? offeredSize(product.sizes, own) : undefined
  }
  return {
    /** The size table that applies to the product; null when none does. */
    table,
    savedSizes: all,
    /** The product's size that equals the saved one, if it is offered. */
    savedSize: offered(all),
    /** Saves a size, or removes it with null. Returns the product's size that matches now. */
    saveSize: (id: SizeTableId, size: string | null) => {
      const { [id]: _before, ...others } = read()
      const next = size === null ? others : { ...others, [id]: size }
      setAll(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {}
      return offered(next)
    },
  }
}

function read(): SavedSizes {
  try {
    return parseSavedSizes(localStorage.getItem(key))
  } catch {
    return {}
  }
}
