import type { ReactNode } from 'react'
import { useMemberWishlist } from '@/storefront/shared/wishlist/member-wishlist'

type MemberWishlistStateProps = {
  memberId: string
  waiting: ReactNode
  empty: ReactNode
  failed: (error: Error, retry: () => void) => ReactNode
}

/** Why a member sees nothing on the list: it is on its way, did not come, or is empty. */
export function MemberWishlistState({ memberId, waiting, empty, failed }: MemberWishlistStateProps) {
  const { data, error, refetch } = useMemberWishlist(memberId)
  if (data) return empty
  return error ? failed(error, () => void refetch()) : waiting
}
