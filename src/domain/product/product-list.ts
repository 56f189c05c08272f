import { toDecimal } from '../money/money'
import { parsePrice } from './product-form'

export const productStates = ['current', 'live', 'deal', 'draft', 'scheduled', 'archived', 'all'] as const
export const productStocks = ['low', 'out'] as const
export const productSorts = ['created', 'title', 'price', 'stock', 'sold'] as const
export type ProductState = (typeof productStates)[number]
export type ProductStock = (typeof productStocks)[number]
export type ProductSort = { by: (typeof productSorts)[number]; descending: boolean }

/** The filter of the product list; '' and null match everything. Without a state it is all but what is archived. */
export type ProductFilter = {
  search: string
  collection: string
  state: ProductState
  stock: ProductStock | null
  /** Prices as they are typed. */
  from: string
  to: string
  onSale: boolean
  sort: ProductSort
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((each) => each === value) ?? null

/** The sort parameter after a click on a column's header: figures and dates start descending, titles ascending. */
export function toggledSort(sort: ProductSort, column: string): string | null {
  const by = oneOf(productSorts, column) ?? sort.by
  return sortParam({ by, descending: by === sort.by ? !sort.descending : by !== 'title' })
}

/** The filter of a URL; unknown values are left out. */
export function readProductFilter(params: URLSearchParams): ProductFilter {
  const price = (name: string) => {
    const amount = parsePrice(params.get(name) ?? '')
    return amount === null ? '' : String(toDecimal(amount))
  }
  const sort = params.get('sort') ?? ''
  const by = oneOf(productSorts, sort.replace(/^-/, ''))
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    collection: (params.get('collection') ?? '').slice(0, 80),
    state: oneOf(productStates, params.get('state')) ?? 'current',
    stock: oneOf(productStocks, params.get('stock')),
    from: price('from'),
    to: price('to'),
    onSale: params.get('sale') === 'yes',
    sort: by ? { by, descending: sort.startsWith('-') } : { by: 'created', descending: true },
  }
}

/** A sort as a URL's parameter; null for the default. */
export function sortParam({ by, descending }: ProductSort): string | null {
  return by === 'created' && descending ? null : `${descending ? '-' : ''}${by}`
}

/** True when the list is filtered, not just sorted. */
export const isFiltered = (filter: ProductFilter): boolean =>
  filter.search !== '' ||
  filter.collection !== '' ||
  filter.state !== 'current' ||
  filter.stock !== null ||
  filter.from !== '' ||
  filter.to !== '' ||
  filter.onSale
