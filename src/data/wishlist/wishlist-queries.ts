import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { toDecimal } from '@/domain/money/money'
import type { WishlistEntry } from '@/domain/product/wishlist'
import { rpc } from '../supabase/rpc'
import { wishlistKeys } from './wishlist-keys'

/** A member's wishlist: slugs, the newest first. `read` fetches it; a return to the page fetches it again. */
export const wishlistQuery = (memberId: string, read: (signal: AbortSignal) => Promise<readonly string[]>) =>
  queryOptions({
    queryKey: wishlistKeys.of(memberId),
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  })

type WishlistChange = {
  add?: readonly string[]
  drop?: readonly string[]
  /** What is known about the added ones: the price at which a wish was made stays with it. */
  kept?: readonly WishlistEntry[]
}

/** Puts slugs on the signed-in member's wishlist, takes others off, and resolves to the whole. @throws AppError */
export function changeWishlist(
  { add = [], drop = [], kept = [] }: WishlistChange,
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const prices = kept.filter(({ slug }) => add.includes(slug))
  const args = {
    p_add: [...add],
    p_drop: [...drop],
    p_prices: Object.fromEntries(prices.map(({ slug, price }) => [slug, toDecimal(price)])),
  }
  return rpc('change_wishlist', args, v.array(v.string()), { signal })
}
