import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProductSummary } from '@/domain/product'
import { rest, unwrap } from '../supabase/rest'
import { toRecord } from '../supabase/values'
import { toCards } from './cards'
import { productKeys } from './product-queries'

type Choice = { q?: string; collection?: string }

/** Live products to choose from: what words find, the best first, or the newest. */
export const pickProductsQuery = (words: string) =>
  queryOptions({
    queryKey: [...productKeys.all, 'pick', words] as const,
    queryFn: ({ signal }) => list(words ? { q: words } : {}, words ? 'featured' : 'newest', 24, signal),
    placeholderData: keepPreviousData,
  })

/** What the store shows in a collection, at most so many, and how many there are in all. */
export const productsIn = (collection: string, most: number) =>
  list({ collection }, 'featured', most, AbortSignal.timeout(20_000))

async function list(
  filter: Choice,
  sort: string,
  limit: number,
  signal: AbortSignal,
): Promise<{ products: ProductSummary[]; total: number }> {
  const answer = toRecord(
    await unwrap(
      rest
        .rpc(
          'list_products',
          { p_filter: JSON.stringify(filter), p_sort: sort, p_limit: limit },
          { get: true },
        )
        .abortSignal(signal),
    ),
  )
  return { products: toCards(answer.products), total: Number(answer.total ?? 0) }
}
