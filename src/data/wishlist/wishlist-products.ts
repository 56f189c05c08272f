import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { productKeys } from '../products/product-keys'
import { loaded } from '../supabase/loaded'
import { wishlistKeys } from './wishlist-keys'

/** The products of a wishlist, in its order; those that are gone are left out. */
export const wishlistProductsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.wished(slugs),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-wishlist'))).fetchProducts(slugs, signal),
    placeholderData: keepPreviousData,
  })

/** What a member's wishes cost when they were made; asked again when the list changes. */
export const wishlistEntriesQuery = (memberId: string, slugs: readonly string[]) =>
  queryOptions({
    queryKey: wishlistKeys.entries(memberId, slugs),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-wishlist'))).fetchEntries(signal),
    placeholderData: keepPreviousData,
  })
