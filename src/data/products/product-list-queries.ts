import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product'
import { allRows } from '../supabase/rows'
import { parseAnswer } from '../supabase/rpc'
import { productKeys } from './product-keys'
import { productSummary } from './product-mapper'
import { summaries } from './summaries'

/** These very products, in the order asked for; those that are gone are left out. */
export const productsBySlugsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.bySlugs(slugs),
    queryFn: ({ signal }) => fetchBySlugs(slugs, signal),
    placeholderData: keepPreviousData,
  })

/** In batches, because the length of a URL is limited. */
async function fetchBySlugs(slugs: readonly string[], signal: AbortSignal): Promise<ProductSummary[]> {
  const portions = Array.from({ length: Math.ceil(slugs.length / 50) }, (_, index) =>
    slugs.slice(index * 50, index * 50 + 50),
  )
  const answers = await Promise.all(
    portions.map((portion) => allRows(summaries().in('slug', portion).order('id').abortSignal(signal))),
  )
  const bySlug = new Map(
    parseAnswer('products', v.array(productSummary), answers.flat()).map((each) => [each.slug, each]),
  )
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}
