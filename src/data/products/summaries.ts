import { rest } from '../supabase/rest'
import { dealColumns } from './product-queries'

export const summaryColumns =
  `id,slug,title,price,original_price,image_url,alt:images->0->>alt,colors,sizes,quantity,rating,review_count,created_at,featured_rank,${dealColumns}` as const

/** Live products with the columns that a card needs, and their count; the running deals of each. */
export function summaries() {
  const now = new Date().toISOString()
  return rest
    .from('products')
    .select(summaryColumns, { count: 'exact' })
    .is('archived_at', null)
    .lte('deals.starts_at', now)
    .gt('deals.ends_at', now)
}
