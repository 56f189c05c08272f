import type { ReactNode } from 'react'
import { useMemberWishlist } from '@/storefront/shared/wishlist/member-wishlist'

type MemberWishlistStateProps = {
  memberId: string
  waiting: ReactNode
  empty: ReactNode
  failed: (error: Error, retry: () => void) => ReactNode
}

/** What a member sees instead of the list: loading, failed or empty. */
export function MemberWishlistState({ memberId, waiting, empty, failed }: MemberWishlistStateProps) {
  const { data, error, refetch } = useMemberWishlist(memberId)
  if (data) return empty
  return error ? failed(error, () => void refetch()) : waiting
}
