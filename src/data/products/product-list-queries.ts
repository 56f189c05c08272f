import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Minor, toDecimal } from '@/domain/money'
import type { ProductSummary } from '@/domain/product'
import { rest, unwrap } from '../supabase/rest'
import { toProductSummary } from './product-mapper'
import { productKeys, summaries, summaryColumns } from './product-queries'

export type ListingSort = 'featured' | 'price-low' | 'price-high' | 'newest' | 'rating'
export type ListingFilter = {
  department?: string
  category?: string
  /** Any of these; beside `category` and `department`, not instead of them. */
  departments?: readonly string[]
  categories?: readonly string[]
  /** Collections by slug: a product's own one counts. */
  collection?: string
  /** A curated collection by slug: its members were chosen by hand. */
  curated?: string
  /** Only products with an original price. */
  onSale?: boolean
  /** Only what came in over the last so many days. */
  addedWithinDays?: number
  /** Only what costs less than this. */
  priceBelow?: Minor
  /** Only what is there, but not more often than this. */
  lastPieces?: number
  search?: string
  sort: ListingSort
  /** How many to show: the page's size times the pages asked for. */
  limit: number
}
export type Listing = { products: ProductSummary[]; total: number }

/** Up to four others of the same collection, filled up with featured ones. */
export const relatedProductsQuery = (collection: string, except: string) =>
  queryOptions({
    queryKey: productKeys.related(collection, except),
    queryFn: ({ signal }) => fetchRelated(collection, except, signal),
  })

/** A page of the range and how many there are in all. */
export const productListQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: productKeys.list(filter),
    queryFn: ({ signal }) => fetchList(filter, signal),
    placeholderData: keepPreviousData,
  })

/** These very products, in the order asked for; those that are gone are left out. */
export const productsBySlugsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.bySlugs(slugs),
    queryFn: ({ signal }) => fetchBySlugs(slugs, signal),
    placeholderData: keepPreviousData,
  })

async function fetchRelated(
  collection: string,
  except: string,
  signal: AbortSignal,
): Promise<ProductSummary[]> {
  const same = summaries().eq('collection_slug', collection).neq('slug', except)
  const others = summaries().not('featured_rank', 'is', null).neq('collection_slug', collection)
  const [own, more] = await Promise.all([
    unwrap(same.order('featured_rank', { nullsFirst: false }).order('id').limit(4).abortSignal(signal)),
    unwrap(others.order('featured_rank').limit(4).abortSignal(signal)),
  ])
  return [...own, ...more].slice(0, 4).map(toProductSummary)
}

/** In portions: an address may not grow without end. */
async function fetchBySlugs(slugs: readonly string[], signal: AbortSignal): Promise<ProductSummary[]> {
  const portions = Array.from({ length: Math.ceil(slugs.length / 50) }, (_, index) =>
    slugs.slice(index * 50, index * 50 + 50),
  )
  const answers = await Promise.all(
    portions.map((portion) => unwrap(summaries().in('slug', portion).abortSignal(signal))),
  )
  const bySlug = new Map(answers.flat().map((row) => [row.slug, toProductSummary(row)]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

async function fetchList(filter: ListingFilter, signal: AbortSignal): Promise<Listing> {
  const now = new Date().toISOString()
  let query = rest
    .from('products')
    .select(
      `${summaryColumns},collections!inner()${filter.curated ? ',collection_products!inner(collections!inner())' : ''}` as typeof summaryColumns,
      {
        count: 'exact',
      },
    )
    .is('archived_at', null)
    .lte('deals.starts_at', now)
    .gt('deals.ends_at', now)
  if (filter.department) query = query.eq('collections.department', filter.department)
  if (filter.category) query = query.eq('collections.category', filter.category)
  if (filter.departments) query = query.in('collections.department', filter.departments)
  if (filter.categories) query = query.in('collections.category', filter.categories)
  if (filter.collection) query = query.eq('collection_slug', filter.collection)
  if (filter.curated) query = query.eq('collection_products.collections.slug', filter.curated)
  if (filter.onSale) query = query.not('original_price', 'is', null)
  if (filter.addedWithinDays) {
    const since = new Date(Date.now() - filter.addedWithinDays * 86_400_000)
    query = query.gte('created_at', since.toISOString())
  }
  if (filter.priceBelow) query = query.lt('price', toDecimal(filter.priceBelow))
  if (filter.lastPieces) query = query.gt('quantity', 0).lte('quantity', filter.lastPieces)
  if (filter.search) query = query.textSearch('search', toPrefixQuery(filter.search), { config: 'english' })
  if (filter.sort === 'featured') query = query.order('featured_rank', { nullsFirst: false })
  if (filter.sort === 'price-low') query = query.order('price')
  if (filter.sort === 'price-high') query = query.order('price', { ascending: false })
  if (filter.sort === 'rating')
    query = query.order('rating', { ascending: false }).order('review_count', { ascending: false })
  const answer = await query
    .order('created_at', { ascending: false })
    .order('id')
    .limit(filter.limit)
    .abortSignal(signal)
  const rows = await unwrap(Promise.resolve(answer))
  return { products: rows.map(toProductSummary), total: answer.count ?? rows.length }
}

/** Typed words as a query in which each may be the beginning of a longer one. */
function toPrefixQuery(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `${word}:*`).join(' & ')
}
