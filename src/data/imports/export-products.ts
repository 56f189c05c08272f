import * as v from 'valibot'
import { detail } from '@/domain/product/product-facts'
import type { ProductFilter } from '@/domain/product/product-list'
import { everyProduct } from '../products/admin-product-queries'
import { rpc } from '../supabase/rpc'
import { money, textOrEmpty } from '../supabase/schemas'

const exported = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      collection: textOrEmpty,
      columns: v.object({
        title: v.string(),
        description: v.string(),
        materials: v.string(),
        details: v.array(detail),
        price: money,
        original_price: v.nullable(money),
        cost: v.nullable(money),
        weight_grams: v.nullable(v.number()),
        low_stock: v.nullable(v.number()),
        status: v.picklist(['live', 'draft', 'scheduled', 'archived']),
        publish_at: textOrEmpty,
        vendor: v.string(),
        product_type: v.string(),
        tags: v.array(v.string()),
        origin_country: v.string(),
        hs_code: v.string(),
        seo_title: v.string(),
        seo_description: v.string(),
        size_name: v.string(),
        color_name: v.string(),
        third_name: v.string(),
        images: v.array(
          v.object({ src: v.string(), alt: v.string(), color: v.nullable(v.string()), view: v.string() }),
        ),
      }),
      variants: v.array(
        v.object({
          size: v.string(),
          color: v.string(),
          columns: v.object({
            sku: v.string(),
            quantity: v.number(),
            price: v.nullable(money),
            original_price: v.nullable(money),
            cost: v.nullable(money),
            weight_grams: v.nullable(v.number()),
            low_stock: v.nullable(v.number()),
            barcode: v.string(),
            picture: v.string(),
          }),
        }),
      ),
    }),
    v.transform(({ slug, collection, columns, variants }) => {
      const { title, description, materials, details, vendor, tags, status } = columns
      return {
        ...{ slug, collection, title, description, materials, details, vendor, tags, status },
        pictures: columns.images,
        publishAt: columns.publish_at,
        type: columns.product_type,
        origin: columns.origin_country,
        hsCode: columns.hs_code,
        seoTitle: columns.seo_title,
        seoDescription: columns.seo_description,
        sizeName: columns.size_name,
        colorName: columns.color_name,
        thirdName: columns.third_name,
        variants: variants.map(({ size, color, columns: own }) => {
          const { sku, quantity, barcode, picture } = own
          const price = own.price ?? columns.price
          // What another price was before is none of this one's.
          const original = own.original_price ?? (own.price === null ? columns.original_price : null)
          return {
            ...{ size, color, sku, quantity, barcode, picture, price },
            originalPrice: original !== null && original > price ? original : null,
            cost: own.cost ?? columns.cost,
            weightGrams: own.weight_grams ?? columns.weight_grams,
            lowStock: own.low_stock ?? columns.low_stock,
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
