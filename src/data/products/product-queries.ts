import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Product } from '@/domain/product'
import { rest, unwrapMaybe } from '../supabase/rest'
import { parseAnswer } from '../supabase/rpc'
import { productKeys } from './product-keys'
import { product } from './product-mapper'

export const dealColumns = 'deals(id,kind,deal_price,total,sold,starts_at,ends_at)' as const
const productColumns =
  `id,slug,title,description,details,price,original_price,image_url,images,colors,sizes,quantity,rating,review_count,created_at,collection_slug,${dealColumns},product_variants(id,size,color,quantity),collections!products_collection_slug_fkey(slug,name,department,category)` as const

/** The product of a slug with everything its page shows; null when there is none. */
export const productQuery = (slug: string) =>
  queryOptions({ queryKey: productKeys.detail(slug), queryFn: ({ signal }) => fetchProduct(slug, signal) })

async function fetchProduct(slug: string, signal: AbortSignal): Promise<Product | null> {
  const now = new Date().toISOString()
  const row = await unwrapMaybe(
    rest
      .from('products')
      .select(productColumns)
      .eq('slug', slug)
      .lte('deals.starts_at', now)
      .gt('deals.ends_at', now)
      .abortSignal(signal)
      .maybeSingle(),
  )
  return parseAnswer('products', v.nullable(product), row)
}
