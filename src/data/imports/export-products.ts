import * as v from 'valibot'
import { detail } from '@/domain/product/product-facts'
import type { ProductFilter } from '@/domain/product/product-list'
import { everyProduct } from '../products/admin-product-queries'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf, textOrEmpty } from '../supabase/schemas'

const exported = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      collection: textOrEmpty,
      columns: rowOf({
        title: v.string(),
        description: v.string(),
        materials: v.string(),
        details: v.array(detail),
        price: money,
        originalPrice: v.nullable(money),
        cost: v.nullable(money),
        weightGrams: v.nullable(v.number()),
        lowStock: v.nullable(v.number()),
        status: v.picklist(['live', 'draft', 'scheduled', 'archived']),
        publishAt: textOrEmpty,
        vendor: v.string(),
        type: column('product_type', v.string()),
        tags: v.array(v.string()),
        origin: column('origin_country', v.string()),
        hsCode: v.string(),
        seoTitle: v.string(),
        seoDescription: v.string(),
        sizeName: v.string(),
        colorName: v.string(),
        thirdName: v.string(),
        pictures: column(
          'images',
          v.array(
            v.object({ src: v.string(), alt: v.string(), color: v.nullable(v.string()), view: v.string() }),
          ),
        ),
      }),
      variants: v.array(
        v.object({
          size: v.string(),
          color: v.string(),
          columns: rowOf({
            sku: v.string(),
            quantity: v.number(),
            price: v.nullable(money),
            originalPrice: v.nullable(money),
            cost: v.nullable(money),
            weightGrams: v.nullable(v.number()),
            lowStock: v.nullable(v.number()),
            barcode: v.string(),
            picture: v.string(),
          }),
        }),
      ),
    }),
    v.transform(({ columns, variants, ...product }) => {
      const { price, originalPrice, cost, weightGrams, lowStock, ...facts } = columns
      return {
        ...product,
        ...facts,
        variants: variants.map(({ columns: own, ...variant }) => {
          const its = own.price ?? price
          // What another price was before is none of this one's.
          const original = own.originalPrice ?? (own.price === null ? originalPrice : null)
          return {
            ...variant,
            ...own,
            price: its,
            originalPrice: original !== null && original > its ? original : null,
            cost: own.cost ?? cost,
            weightGrams: own.weightGrams ?? weightGrams,
            lowStock: own.lowStock ?? lowStock,
          }
        }),
      }
    }),
  ),
)
export type ExportedProduct = v.InferOutput<typeof exported>[number]

/** How many the database takes at once. */
const perRequest = 250

/** Every product of a filter as files carry it, in the filter's order; the state is the database's word. */
export async function exportProducts(filter: ProductFilter): Promise<ExportedProduct[]> {
  const listed = await everyProduct(filter)
  const products: ExportedProduct[] = []
  for (let begin = 0; begin < listed.length; begin += perRequest) {
    const ids = listed.slice(begin, begin + perRequest).map(({ id }) => id)
    products.push(...(await rpc('export_products', { p_ids: ids }, exported)))
  }
  return products
}
