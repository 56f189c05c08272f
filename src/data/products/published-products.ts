import * as v from 'valibot'
import { productFacts } from '@/domain/product/product-facts'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf, textOrNull, timestamp } from '../supabase/schemas'

// What machines read of all products, part after part in the order of their slugs.

/** Products in an answer, as private.published_products and private.feed_products limit them. */
export const publishedPart = 500

/** The slugs after which the sitemap's parts of `size` (1000 to 50000) products begin; none without products. @throws AppError */
export const publishedParts = (size: number, signal: AbortSignal): Promise<string[]> =>
  rpc('published_parts', { p_size: size }, v.array(v.string()), { get: true, signal })

const published = v.array(rowOf({ slug: v.string(), changedAt: timestamp, images: v.array(v.string()) }))
/** A product that is for sale, when it last changed in ms UTC, and its first pictures. */
export type PublishedProduct = v.InferOutput<typeof published>[number]

/** The next products for the sitemap after a slug ('' for the first), at most `publishedPart`. @throws AppError */
export const publishedProducts = (
  after: string,
  limit: number,
  signal: AbortSignal,
): Promise<PublishedProduct[]> =>
  rpc('published_products', { p_after: after, p_limit: limit }, published, { get: true, signal })

const catalogue = v.array(
  v.pipe(
    rowOf({
      id: v.string(),
      slug: v.string(),
      title: v.string(),
      facts: productFacts,
      price: money,
      originalPrice: v.nullable(money),
      deal: v.nullable(rowOf({ price: money, startsAt: timestamp, endsAt: timestamp })),
      pictures: column('images', v.array(v.object({ src: v.string(), color: textOrNull }))),
      /** What it is in the owner's words; '' where the shop says nothing but its collection. */
      productType: v.string(),
      collection: v.string(),
      department: textOrNull,
      /** For whom it is, as feeds name it. */
      gender: textOrNull,
      ageGroup: textOrNull,
      /** How much is in it; absent where the shop shows no unit prices. */
      measure: v.optional(v.string()),
      variants: v.array(
        rowOf({
          sku: v.string(),
          size: v.string(),
          color: v.string(),
          isInStock: column('in_stock', v.boolean()),
          price: money,
          originalPrice: v.nullable(money),
          barcode: v.string(),
          weightGrams: v.nullable(v.number()),
          /** Its own; absent where it has the product's. */
          picture: v.optional(v.string(), ''),
        }),
      ),
    }),
    v.transform(({ facts, ...row }) => ({ ...row, ...facts })),
  ),
)

/** The next products with their variants after a slug ('' for the first), at most `publishedPart`. @throws AppError */
export const catalogueProducts = (
  after: string,
  signal: AbortSignal,
): Promise<v.InferOutput<typeof catalogue>> =>
  rpc('feed_products', { p_after: after, p_limit: publishedPart }, catalogue, { get: true, signal })

const arrivals = v.array(
  rowOf({
    slug: v.string(),
    title: v.string(),
    description: v.string(),
    image: v.string(),
    addedAt: v.string(),
    changedAt: v.string(),
  }),
)
type Arrival = v.InferOutput<typeof arrivals>[number]

/** The newest products that are for sale, for the feed. @throws AppError */
export const newestProducts = (count: number, signal: AbortSignal): Promise<Arrival[]> =>
  rpc('newest_products', { p_count: count }, arrivals, { get: true, signal })
