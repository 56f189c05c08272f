import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product'
import type { WishlistEntry } from '@/domain/wishlist'
import { productKeys } from '../products/product-keys'
import { fetchBySlugs } from '../products/product-list-queries'
import { summaryRow, toProductSummary } from '../products/product-mapper'
import { rpc } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'
import { wishlistKeys } from './wishlist-keys'

/** A product with when it last came back after being sold out. */
export type WishlistProduct = ProductSummary & { restockedAt: number | null }

/** The products of a wishlist, in its order; those that are gone are left out. */
export const wishlistProductsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.wished(slugs),
    queryFn: ({ signal }) => fetchBySlugs(slugs, wishlistProduct, signal),
    placeholderData: keepPreviousData,
  })

const wishlistProduct = v.pipe(
  v.object({ ...summaryRow.entries, restocked_at: v.nullable(timestamp) }),
  v.transform(
    ({ restocked_at, ...row }): WishlistProduct => ({ ...toProductSummary(row), restockedAt: restocked_at }),
  ),
)

/** What a member's wishes cost when they were made; asked again when the list changes. */
export const wishlistEntriesQuery = (memberId: string, slugs: readonly string[]) =>
  queryOptions({
    queryKey: wishlistKeys.entries(memberId, slugs),
    queryFn: ({ signal }) => fetchEntries(signal),
    placeholderData: keepPreviousData,
  })

async function fetchEntries(signal: AbortSignal): Promise<WishlistEntry[]> {
  const wishes = await rpc('my_wishes', {}, v.array(wish), { get: true, signal })
  // Old entries have no price: then nothing counts as cheaper.
  return wishes.map(({ price, ...row }) => ({ ...row, price: price ?? 0 }))
}

const wish = v.object({ slug: v.string(), price: v.nullable(money), at: timestamp })
