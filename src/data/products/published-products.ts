import { rest, unwrap } from '../supabase/rest'

const pageSize = 1000

/** Every product that is for sale, by its slug and when it last changed, for the sitemap. @throws AppError */
export async function publishedProducts(): Promise<{ slug: string; changedAt: string }[]> {
  const products: { slug: string; changedAt: string }[] = []
  for (let last = ''; ; ) {
    const rows = await unwrap(
      rest
        .from('products')
        .select('slug,changedAt:updated_at')
        .is('archived_at', null)
        .gt('slug', last)
        .order('slug')
        .limit(pageSize),
    )
    products.push(...rows)
    if (rows.length < pageSize) return products
    last = rows.at(-1)?.slug ?? ''
  }
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
  return unwrap(
    rest
      .from('products')
      .select('slug,title,description,image:image_url,addedAt:created_at,changedAt:updated_at')
      .is('archived_at', null)
      .order('created_at', { ascending: false })
      .order('id')
      .limit(count),
  )
}
