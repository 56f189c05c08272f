import { limits } from '@/config/limits'
import type { ListingSort } from '@/data/products/product-list-queries'

export const sorts = [
  'featured',
  'price-low',
  'price-high',
  'newest',
  'rating',
] as const satisfies ListingSort[]

export type ListingParams = {
  category: string | null
  query: string
  sort: ListingSort
  page: number
  view: 'grid' | 'list'
}

/** What a list's address asks for; what makes no sense there is as if it were not. */
export function readParams(params: URLSearchParams, defaultSort: ListingSort): ListingParams {
  const category = params.get('category')
  const page = Number(params.get('page'))
  return {
    category: category !== null && /^[a-z0-9-]{1,80}$/.test(category) ? category : null,
    query: (params.get('q') ?? '').trim().slice(0, 120),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? defaultSort,
    page: Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), limits.listPages) : 1,
    view: params.get('view') === 'list' ? 'list' : 'grid',
  }
}

/** The same address with some parameters changed (null takes one away), back on its first page. */
export function changeParams(params: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name)
    else next.set(name, value)
  }
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}
