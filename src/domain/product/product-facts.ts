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
  /** What its options are called where that is not size and colour, and a third one where it has that; '' otherwise. */
  size_name: v.string(),
  color_name: v.string(),
  third_name: v.string(),
})
export type ProductFacts = v.InferOutput<typeof productFacts>

/** `Fabric: linen` */
export const detail = v.object({ name: v.string(), value: v.string() })
export type Detail = v.InferOutput<typeof detail>

/** Lines as `name: value`, without those that are none; null for a line that has no name or no value. */
export function parseDetails(text: string): (Detail | null)[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, value] = /^([^:]+):(.+)$/.exec(line) ?? []
      const detail = { name: name?.trim() ?? '', value: value?.trim() ?? '' }
      return detail.name && detail.value ? detail : null
    })
}

export const detailsText = (details: readonly Detail[]): string =>
  details.map(({ name, value }) => `${name}: ${value}`).join('\n')
