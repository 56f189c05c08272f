import { rest } from '../supabase/rest'
import { allRows, rowsOf } from '../supabase/rows'

/** Every product that is for sale, by its slug and when it last changed, for the sitemap. @throws AppError */
export function publishedProducts(): Promise<{ slug: string; changedAt: string }[]> {
  return allRows(
    rest
      .from('products')
      .select('slug,changedAt:updated_at', { count: 'exact' })
      .is('archived_at', null)
      .order('slug'),
  )
}

export type Arrival = {
  slug: string
  title: string
  description: string
  image: string
  addedAt: string
  changedAt: string
}

/** The newest products that are for sale, for the feed. @throws AppError */
export async function newestProducts(count: number): Promise<Arrival[]> {
  const list = rowsOf(
    rest
      .from('products')
      .select('slug,title,description,image:image_url,addedAt:created_at,changedAt:updated_at', {
        count: 'exact',
      })
      .is('archived_at', null)
      .order('created_at', { ascending: false })
      .order('id'),
    0,
    count,
  )
  return (await list).rows
}
