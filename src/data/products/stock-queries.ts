import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { movementReasons, type StockLevel } from '@/domain/product/stock-movement'
import { rpc } from '../supabase/rpc'
import { rowOf, timestamp } from '../supabase/schemas'
import { isUuid } from '../supabase/uuid'
import { adminProductKeys } from './admin-product-keys'

export const stockPerPage = 50
const movementsPerPage = 30
const mostMatches = 8

export type StockFilter = { level: StockLevel; search: string; product: string | null; page: number }

/** Variants of a level, with their sales of thirty days. */
export const stockQuery = (filter: StockFilter) =>
  queryOptions({
    queryKey: adminProductKeys.stock(filter),
    queryFn: ({ signal }) => fetchStock(filter, stockPerPage, signal),
    placeholderData: keepPreviousData,
    // Shoppers buy meanwhile.
    staleTime: 0,
  })

/** The variants that a scanned or typed text means: the one with this SKU, else some by their product's title. */
export const findVariants = (search: string, signal?: AbortSignal) =>
  fetchStock({ level: 'all', search, product: null, page: 1 }, mostMatches, signal)

/** A variant with its movements, the newest first; null when it is gone. */
export const stockHistoryQuery = (variantId: string) =>
  infiniteQueryOptions({
    queryKey: adminProductKeys.stockHistory(variantId),
    queryFn: ({ pageParam, signal }) =>
      isUuid(variantId)
        ? rpc(
            'stock_history',
            {
              p_variant: variantId,
              p_limit: movementsPerPage,
              ...(pageParam > 0 && { p_before: pageParam }),
            },
            v.nullable(history),
            { get: true, signal },
          )
        : null,
    // Movements are numbered from 1: 0 is the newest page.
    initialPageParam: 0,
    getNextPageParam: (page) =>
      page && page.movements.length === movementsPerPage ? page.movements.at(-1)?.id : undefined,
    staleTime: 0,
  })

function fetchStock({ level, search, product, page }: StockFilter, size: number, signal?: AbortSignal) {
  return rpc(
    'admin_stock',
    {
      p_filter: { level, ...(search && { q: search }), ...(product && { product }) },
      p_page: page,
      p_size: size,
    },
    stock,
    { signal },
  )
}

const about = {
  id: v.string(),
  productId: v.string(),
  slug: v.string(),
  name: v.string(),
  image: v.string(),
  size: v.string(),
  color: v.string(),
  sku: v.string(),
  left: v.number(),
}
const variant = rowOf({ ...about, level: v.number(), sold: v.number(), waiting: v.number() })
const stock = v.object({
  total: v.number(),
  more: v.boolean(),
  variants: v.array(variant),
})

const movement = v.pipe(
  rowOf({
    id: v.number(),
    at: timestamp,
    reason: v.picklist(movementReasons),
    before: v.number(),
    after: v.number(),
    /** Null for shoppers and the shop itself. */
    actor: v.nullable(v.string()),
    orderId: v.nullable(v.string()),
    orderNumber: v.nullable(v.string()),
    note: v.string(),
  }),
  v.transform(({ orderId: id, orderNumber: number, ...row }) => ({
    ...row,
    order: id && number ? { id, number } : null,
  })),
)
export type StockMovement = v.InferOutput<typeof movement>

const history = rowOf({ ...about, movements: v.array(movement) })
