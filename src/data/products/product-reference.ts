import * as v from 'valibot'
import { money } from '../supabase/schemas'

/** A product inside something else of the owner's: a deal, a collection. */
export const productReference = v.pipe(
  v.object({
    id: v.string(),
    slug: v.string(),
    title: v.string(),
    image: v.string(),
    price: money,
    quantity: v.number(),
    archived_at: v.nullable(v.string()),
  }),
  v.transform(({ archived_at, ...product }) => ({ ...product, isArchived: archived_at !== null })),
)
export type ProductReference = v.InferOutput<typeof productReference>
