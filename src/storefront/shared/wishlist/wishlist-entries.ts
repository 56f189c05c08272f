import { orderLimits, wishlistLimits } from '@/config/page-limits'
import { parseWishlistEntries, type WishlistEntry } from '@/domain/wishlist'
import { createPersistedStore } from '@/ui/persisted-store'

const max = { wishes: orderLimits.wishes, storedLength: wishlistLimits.storedLength }

/** What this browser's wishes cost when they were made. A member's are kept in the account. */
export const wishlistEntries = createPersistedStore<readonly WishlistEntry[]>({
  key: 'wishlist-kept',
  initial: [],
  parse: (stored) => parseWishlistEntries(stored, max),
})
