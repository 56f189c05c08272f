import { orderLimits, wishlistLimits } from '@/config/page-limits'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { parseWishlistEntries, type WishlistEntry } from '@/domain/product/wishlist'

const max = { wishes: orderLimits.wishes, storedLength: wishlistLimits.storedLength }

/** What a guest's wishlist items cost when they were added. A member's are stored in the account. */
export const wishlistEntries = createPersistedStore<readonly WishlistEntry[]>({
  key: 'wishlist-kept',
  initial: [],
  parse: (stored) => parseWishlistEntries(stored, max),
})
