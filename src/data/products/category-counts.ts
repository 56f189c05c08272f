import { queryOptions } from '@tanstack/react-query'
import { rest, unwrap } from '../supabase/rest'
import { productKeys } from './product-queries'

export type HomeCategory = 'dresses' | 'tops' | 'bottoms' | 'shoes' | 'bags' | 'jewelry'
export type CategoryCount = { count: number; maxDiscount: number }
export type CategoryCounts = Record<HomeCategory, CategoryCount>

const shoes = 'Shoes'
const single = ['dresses', 'tops', 'bottoms', 'bags', 'jewelry'] as const

/** How many live products the home page's six categories hold, and their highest discount, in one request. */
export const categoryCountsQuery = () =>
  queryOptions({
    queryKey: [...productKeys.all, 'category-counts'],
    queryFn: ({ signal }) => fetchCategoryCounts(signal),
    staleTime: 5 * 60_000,
  })

async function fetchCategoryCounts(signal: AbortSignal): Promise<CategoryCounts> {
  const rows = await unwrap(
    rest
      .from('collections')
      .select('slug,group_name,size:products(count),best:products(discount)')
      .or(`slug.in.(${single.join(',')}),group_name.eq.${shoes}`)
      .is('size.archived_at', null)
      .is('best.archived_at', null)
      .order('discount', { referencedTable: 'best', ascending: false, nullsFirst: false })
      .limit(1, { referencedTable: 'best' })
      .abortSignal(signal),
  )
  const sum = (wanted: (row: { slug: string; group_name: string }) => boolean): CategoryCount =>
    rows.filter(wanted).reduce(
      (total, row) => ({
        count: total.count + (row.size[0]?.count ?? 0),
        maxDiscount: Math.max(total.maxDiscount, row.best[0]?.discount ?? 0),
      }),
      { count: 0, maxDiscount: 0 },
    )
  const of = (slug: string) => sum((row) => row.slug === slug)
  return {
    dresses: of('dresses'),
    tops: of('tops'),
    bottoms: of('bottoms'),
    shoes: sum((row) => row.group_name === shoes),
    bags: of('bags'),
    jewelry: of('jewelry'),
  }
}
