import { orderLimits } from '@/config/order-limits'
import { wishlistLimits } from '@/config/wishlist'
import { type KeptWish, parseKeptWishes } from '@/domain/wish'
import { createPersistedStore } from '@/ui/persisted-store'

const max = { wishes: orderLimits.wishes, storedLength: wishlistLimits.storedLength }

/** What this browser's wishes cost when they were made. A member's are kept in the account. */
export const wishlistEntries = createPersistedStore<readonly KeptWish[]>({
  key: 'wishlist-kept',
  initial: [],
  parse: (stored) => parseKeptWishes(stored, max),
})
