import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product/product'
import type { WishlistEntry } from '@/domain/product/wishlist'
import { fetchBySlugs } from '../products/fetch-by-slugs'
import { summaryEntries, toProductSummary } from '../products/product-mapper'
import { rpc } from '../supabase/rpc'
import { money, rowOf, timestamp } from '../supabase/schemas'

/** A product with when it last came back after being sold out. */
export type WishlistProduct = ProductSummary & { restockedAt: number | null }

const wishlistProduct = v.pipe(
  rowOf({ ...summaryEntries, restockedAt: v.nullable(timestamp) }),
  v.transform(({ restockedAt, ...row }): WishlistProduct => ({ ...toProductSummary(row), restockedAt })),
)

export const fetchProducts = (slugs: readonly string[], signal: AbortSignal) =>
  fetchBySlugs(slugs, wishlistProduct, signal)

export async function fetchEntries(signal: AbortSignal): Promise<WishlistEntry[]> {
  const wishes = await rpc('my_wishes', {}, v.array(wish), { get: true, signal })
  // Old entries have no price: then nothing counts as cheaper.
  return wishes.map(({ price, ...row }) => ({ ...row, price: price ?? 0 }))
}

const wish = v.object({ slug: v.string(), price: v.nullable(money), at: timestamp })
