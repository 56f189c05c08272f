import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { adminProductKeys } from './admin-product-keys'
import { cards } from './product-mapper'

type Choice = { q?: string; collection?: string }

/** Live products to choose from: the best matches of `words`, or the newest without words. */
export const pickProductsQuery = (words: string) =>
  queryOptions({
    queryKey: adminProductKeys.search(words),
    queryFn: ({ signal }) => list(words ? { q: words } : {}, words ? 'featured' : 'newest', 24, signal),
    placeholderData: keepPreviousData,
  })

/** At most `limit` of the products that the store shows in a collection, and how many there are in all. */
export const productsIn = (collection: string, limit: number) =>
  list({ collection }, 'featured', limit, AbortSignal.timeout(20_000))

const list = (filter: Choice, sort: string, limit: number, signal: AbortSignal) =>
  rpc(
    'list_products',
    { p_filter: JSON.stringify(filter), p_sort: sort, p_limit: limit },
    v.object({ products: cards, total: v.number() }),
    { get: true, signal },
  )
