import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product'
import type { WishlistEntry } from '@/domain/wishlist'
import { productKeys } from '../products/product-keys'
import { summaryRow, toProductSummary } from '../products/product-mapper'
import { summaryColumns } from '../products/summaries'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { parseAnswer } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'
import { wishlistKeys } from './wishlist-keys'

/** A product with when it last came back after being sold out. */
export type WishlistProduct = ProductSummary & { restockedAt: number | null }

/** The products of a wishlist, in its order; those that are gone are left out. */
export const wishlistProductsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.wished(slugs),
    queryFn: ({ signal }) => fetchProducts(slugs, signal),
    placeholderData: keepPreviousData,
  })

/** In batches, because the length of a URL is limited. */
async function fetchProducts(slugs: readonly string[], signal: AbortSignal): Promise<WishlistProduct[]> {
  const now = new Date().toISOString()
  const portions = Array.from({ length: Math.ceil(slugs.length / 50) }, (_, index) =>
    slugs.slice(index * 50, index * 50 + 50),
  )
  const answers = await Promise.all(
    portions.map((portion) =>
      allRows(
        rest
          .from('products')
          .select(`${summaryColumns},restocked_at`, { count: 'exact' })
          .in('slug', portion)
          .is('archived_at', null)
          .lte('deals.starts_at', now)
          .gt('deals.ends_at', now)
          .order('id')
          .abortSignal(signal),
      ),
    ),
  )
  const products = parseAnswer('products', v.array(wishlistProduct), answers.flat())
  return slugs.flatMap((slug) => products.find((product) => product.slug === slug) ?? [])
}

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
  const rows = await allRows(
    rest
      .from('wishlist_items')
      .select('saved_price,added_at,products(slug)', { count: 'exact' })
      .order('product_id')
      .abortSignal(signal),
  )
  return parseAnswer('wishlist_items', v.array(wishlistItem), rows).flatMap(
    ({ saved_price, added_at, products }) =>
      // Old entries have no price: then nothing counts as cheaper.
      products ? { slug: products.slug, price: saved_price ?? 0, at: added_at } : [],
  )
}

const wishlistItem = v.object({
  saved_price: v.nullable(money),
  added_at: timestamp,
  products: v.nullable(v.object({ slug: v.string() })),
})
