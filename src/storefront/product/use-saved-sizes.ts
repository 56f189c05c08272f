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

/** The sizes that someone has told this browser to be theirs, and which of the product's that is. */
export function useSavedSizes(product: Product) {
  const [all, setAll] = useClientState(read, none)
  const table = sizeTableOf(product)
  const offered = (sizes: SavedSizes) => {
    const own = table && sizes[table]
    return own ? offeredSize(product.sizes, own) : undefined
  }
  return {
    /** The table by which the product's sizes go. */
    table,
    savedSizes: all,
    /** The product's size that is theirs, if it comes in it. */
    savedSize: offered(all),
    /** Keeps a size, or forgets it with null. Returns the product's size that is theirs now. */
    saveSize: (id: SizeTableId, size: string | null) => {
      const { [id]: _before, ...others } = read()
      const next = size === null ? others : { ...others, [id]: size }
      setAll(next)
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Then it holds as long as the page.
      }
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
