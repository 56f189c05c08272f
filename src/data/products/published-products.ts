import * as v from 'valibot'
import { rpc } from '../supabase/rpc'

/** As private.published_products answers them. */
const perRequest = 1000

const published = v.array(v.object({ slug: v.string(), changed_at: v.string() }))

/** Every product that is for sale, by its slug and when it last changed, for the sitemap. @throws AppError */
export async function publishedProducts(): Promise<{ slug: string; changedAt: string }[]> {
  const products: v.InferOutput<typeof published> = []
  for (;;) {
    const after = products.at(-1)?.slug ?? ''
    const part = await rpc('published_products', { p_after: after }, published, { get: true })
    products.push(...part)
    if (part.length < perRequest)
      return products.map(({ slug, changed_at }) => ({ slug, changedAt: changed_at }))
  }
}

const arrivals = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      title: v.string(),
      description: v.string(),
      image: v.string(),
      added_at: v.string(),
      changed_at: v.string(),
    }),
    v.transform(({ added_at, changed_at, ...row }) => ({ ...row, addedAt: added_at, changedAt: changed_at })),
  ),
)
export type Arrival = v.InferOutput<typeof arrivals>[number]

/** The newest products that are for sale, for the feed. @throws AppError */
export const newestProducts = (count: number): Promise<Arrival[]> =>
  rpc('newest_products', { p_count: count }, arrivals, { get: true })
