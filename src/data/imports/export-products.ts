import * as v from 'valibot'
import type { FileProduct } from '@/domain/imports/product-file'
import { detail } from '@/domain/product/product-facts'
import type { ProductFilter } from '@/domain/product/product-list'
import { everyProduct } from '../products/admin-product-queries'
import { rpc } from '../supabase/rpc'
import { money } from '../supabase/schemas'

const exported = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      collection: v.string(),
      columns: v.object({
        title: v.string(),
        description: v.string(),
        materials: v.string(),
        details: v.array(detail),
        price: money,
        original_price: v.nullable(money),
        images: v.array(
          v.object({ src: v.string(), alt: v.string(), color: v.nullable(v.string()), view: v.string() }),
        ),
      }),
      variants: v.array(
        v.object({
          size: v.string(),
          color: v.string(),
          columns: v.object({ sku: v.string(), quantity: v.number() }),
        }),
      ),
    }),
    v.transform(({ slug, collection, columns, variants }) => {
      const { original_price: originalPrice, images: pictures, ...rest } = columns
      const sold = variants.map(({ size, color, columns: own }) => ({ size, color, ...own }))
      return { slug, collection, ...rest, originalPrice, pictures, variants: sold }
    }),
  ),
)
type ExportedProduct = v.InferOutput<typeof exported>[number]

/** How many the database takes at once. */
const perRequest = 250

const fetchProducts = (ids: readonly string[]): Promise<ExportedProduct[]> =>
  rpc('export_products', { p_ids: [...ids] }, exported)

/** Every product of a filter as files carry it, in the filter's order. */
export async function exportProducts(
  filter: ProductFilter,
  statusOf: (archived: boolean) => string,
): Promise<FileProduct[]> {
  const listed = await everyProduct(filter)
  const products: FileProduct[] = []
  for (let begin = 0; begin < listed.length; begin += perRequest) {
    const part = listed.slice(begin, begin + perRequest)
    const archived = new Map(part.map((each) => [each.slug, each.archived]))
    for (const product of await fetchProducts(part.map(({ id }) => id)))
      products.push({ ...product, status: statusOf(archived.get(product.slug) ?? false) })
  }
  return products
}
