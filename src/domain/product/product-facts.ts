import * as v from 'valibot'

/** The texts of a product that everyone reads, as private.product_facts names them. */
export const productFacts = v.object({
  description: v.string(),
  materials: v.string(),
  /** Who makes it; '' for the shop itself. */
  vendor: v.string(),
  /** What search engines show instead of title and description; '' for these. */
  seo_title: v.string(),
  seo_description: v.string(),
})
export type ProductFacts = v.InferOutput<typeof productFacts>

/** `Fabric: linen` */
export const detail = v.object({ name: v.string(), value: v.string() })
export type Detail = v.InferOutput<typeof detail>
