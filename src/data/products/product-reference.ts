import * as v from 'valibot'
import { productStatuses } from '@/domain/product/product-status'
import { money } from '../supabase/schemas'

/** A product inside something else of the owner's: a deal, a collection. */
export const productReference = v.object({
  id: v.string(),
  slug: v.string(),
  title: v.string(),
  image: v.string(),
  price: money,
  quantity: v.number(),
  status: v.picklist(productStatuses),
})
export type ProductReference = v.InferOutput<typeof productReference>
