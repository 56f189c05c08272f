import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toMinor } from '@/domain/money'
import type { ProductSummary } from '@/domain/product'
import type { WishlistEntry } from '@/domain/wishlist'
import { toProductSummary } from '../products/product-mapper'
import { productKeys, summaryColumns } from '../products/product-queries'
import { rest, unwrap } from '../supabase/rest'
import { toTime } from '../supabase/values'

/** A product with when it last came back after being sold out. */
export type WishlistProduct = ProductSummary & { restockedAt: number | null }

/** The products of a wishlist, in its order; those that are gone are left out. */
export const wishlistProductsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: [...productKeys.all, 'wished', slugs],
    queryFn: ({ signal }) => fetchProducts(slugs, signal),
    placeholderData: keepPreviousData,
  })

/** In portions: an address may not grow without end. */
async function fetchProducts(slugs: readonly string[], signal: AbortSignal): Promise<WishlistProduct[]> {
  const now = new Date().toISOString()
  const portions = Array.from({ length: Math.ceil(slugs.length / 50) }, (_, index) =>
    slugs.slice(index * 50, index * 50 + 50),
  )
  const answers = await Promise.all(
    portions.map((portion) =>
      unwrap(
        rest
          .from('products')
          .select(`${summaryColumns},restocked_at`)
          .in('slug', portion)
          .is('archived_at', null)
          .lte('deals.starts_at', now)
          .gt('deals.ends_at', now)
          .abortSignal(signal),
      ),
    ),
  )
  const products = answers.flat().map(({ restocked_at, ...row }) => ({
    ...toProductSummary(row),
    restockedAt: restocked_at === null ? null : toTime(restocked_at),
  }))
  return slugs.flatMap((slug) => products.find((product) => product.slug === slug) ?? [])
}

/** What a member's wishes cost when they were made; asked again when the list changes. */
export const wishlistEntriesQuery = (memberId: string, slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['wishlist', memberId, 'kept', slugs],
    queryFn: ({ signal }) => fetchEntries(signal),
    placeholderData: keepPreviousData,
  })

async function fetchEntries(signal: AbortSignal): Promise<WishlistEntry[]> {
  const rows = await unwrap(
    rest.from('wishlist_items').select('saved_price,added_at,products(slug)').abortSignal(signal),
  )
  return rows.flatMap(({ saved_price: price, added_at: at, products }) =>
    // Of an old wish the price is not known: then nothing is cheaper.
    products ? { slug: products.slug, price: price === null ? 0 : toMinor(price), at: toTime(at) } : [],
  )
}
