import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '@/data/auth/session'
import { wishlistEntriesQuery } from '@/data/wishlist/wishlist-products'
import type { WishlistEntry } from '@/domain/product/wishlist'
import { wishlistEntries } from '@/storefront/shared/wishlist/wishlist-entries'

/**
 * What the wishlist items cost when they were added: from the account for a member, from this browser for a guest.
 */
export function useWishlistEntries(slugs: readonly string[]): readonly WishlistEntry[] {
  const { data: member } = useQuery(memberQuery())
  const guestEntries = wishlistEntries.use()
  const { data } = useQuery({ ...wishlistEntriesQuery(member?.id ?? '', slugs), enabled: Boolean(member) })
  return member ? (data ?? []) : guestEntries
}
