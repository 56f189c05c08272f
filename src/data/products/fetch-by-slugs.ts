import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product/product'
import { rpc } from '../supabase/rpc'
import { productSummary } from './product-mapper'

export const fetchSummaries = (slugs: readonly string[], signal: AbortSignal): Promise<ProductSummary[]> =>
  fetchBySlugs(slugs, productSummary, signal)

/** As many slugs as private.products_by_slugs takes. */
const perRequest = 50

/** The products of slugs, as `schema` reads the card of each. @throws AppError */
export async function fetchBySlugs<Schema extends v.GenericSchema>(
  slugs: readonly string[],
  schema: Schema,
  signal: AbortSignal,
): Promise<v.InferOutput<Schema>[]> {
  // What cannot be a slug, in a shared link or an old list, would make the whole request invalid.
  const asked = slugs.filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug))
  const portions = Array.from({ length: Math.ceil(asked.length / perRequest) }, (_, index) =>
    asked.slice(index * perRequest, (index + 1) * perRequest),
  )
  const answers = await Promise.all(
    portions.map((portion) =>
      rpc('products_by_slugs', { p_slugs: portion }, v.array(schema), { get: true, signal }),
    ),
  )
  return answers.flat()
}
