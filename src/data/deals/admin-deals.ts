import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { DealSort, DealState } from '@/domain/discounts/deal-plan'
import { type Minor, toDecimal } from '@/domain/money/money'
import { type Deal, dealKinds } from '@/domain/product/product'
import { auditKeys } from '../audit/audit-keys'
import { productKeys } from '../products/product-keys'
import { type ProductReference, productReference } from '../products/product-reference'
import { salesKeys } from '../sales/sales-keys'
import { detailOf, parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { money, nothing, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminDealKeys } from './admin-deal-keys'
import { dealKeys } from './deal-keys'

export const dealsPerPage = 50

/** A deal as the owner sees it, with its product. */
export type AdminDeal = Deal & { version: string; customerLimit: number | null; product: ProductReference }

export type DealFilter = {
  state: DealState
  search: string
  kind: Deal['kind'] | null
  sort: DealSort
  turned: boolean
  page: number
}

/** The fields of a deal that its form edits. */
type DealFields = {
  kind: Deal['kind']
  price: Minor
  total: number
  startsAt: number
  endsAt: number
  /** How many one customer may buy at this price; null for any number. */
  customerLimit: number | null
}
/** Without a start it begins at once, by the shop's clock. */
export type NewDeal = Omit<DealFields, 'startsAt'> & { id: string; product: string; startsAt: number | null }

/** A page of deals with how many there are in each state. Asked again while one looks: orders count them down. */
export const adminDealsQuery = (filter: DealFilter) =>
  queryOptions({
    queryKey: adminDealKeys.list(filter),
    queryFn: ({ signal }) => fetchDeals(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 15_000,
  })

/** Some deals by id, in the order of their products' titles; those that are gone are not there. */
export const adminDealsByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: adminDealKeys.byIds(ids),
    queryFn: ({ signal }) => fetchDealsById(ids, signal),
    staleTime: 5_000,
    refetchInterval: 15_000,
  })

const columns =
  'id,kind,price:deal_price,total,sold,startsAt:starts_at,endsAt:ends_at,customerLimit:customer_limit,version:updated_at,product:products(id,slug,title,image:image_url,price,quantity,status)' as const

async function fetchDealsById(ids: readonly string[], signal: AbortSignal) {
  const list = rest
    .from('deals')
    .select(columns, { count: 'exact' })
    .in('id', [...ids])
    .order('starts_at')
    .order('id')
    .abortSignal(signal)
  const deals = parseAnswer('deals', adminDeals, await allRows(list))
  return deals.toSorted((a, b) => a.product.title.localeCompare(b.product.title))
}

async function fetchDeals(filter: DealFilter, signal: AbortSignal) {
  const { counts, deals } = await rpc(
    'list_deals',
    {
      p_state: filter.state,
      p_search: filter.search,
      ...(filter.kind && { p_kind: filter.kind }),
      p_sort: filter.sort,
      p_turned: filter.turned,
      p_page: filter.page,
      p_size: dealsPerPage,
    },
    listedDeals,
    { get: true, signal },
  )
  return { counts, total: counts[filter.state], deals }
}

const adminDeals: v.GenericSchema<unknown, AdminDeal[]> = v.array(
  v.object({
    id: v.string(),
    kind: v.picklist(dealKinds),
    price: money,
    total: v.number(),
    sold: v.number(),
    startsAt: timestamp,
    endsAt: timestamp,
    customerLimit: v.nullable(v.number()),
    version: v.string(),
    product: productReference,
  }),
)
const listedDeals = v.object({
  counts: v.object({ running: v.number(), scheduled: v.number(), ended: v.number() }),
  deals: adminDeals,
})

/** After a change: deals, and the prices and the products that they are about, are read again. */
const useRefreshDeals = () => useRefresh(dealKeys.all, productKeys.all, auditKeys.all, salesKeys.all)

const toRow = ({ kind, price, total, startsAt, endsAt, customerLimit }: Omit<NewDeal, 'id' | 'product'>) => ({
  kind,
  deal_price: toDecimal(price),
  total,
  starts_at: startsAt === null ? null : new Date(startsAt).toISOString(),
  ends_at: new Date(endsAt).toISOString(),
  customer_limit: customerLimit,
})

/**
 * Adds deals, all or none; the same ids a second time add nothing.
 * @throws AppError of the kind `conflict`: DEALS_OVERLAP, PRICE_NOT_BELOW, PRODUCTS_GONE
 */
export const useAddDeals = () => useMutation({ mutationFn: addDeals, onSuccess: useRefreshDeals() })

export const addDeals = (deals: readonly NewDeal[]) => {
  const rows = deals.map(({ id, product, ...fields }) => ({ id, product_id: product, ...toRow(fields) }))
  return rpc('add_deals', { p_deals: rows }, nothing)
}

/**
 * Changes a deal that was seen as `version`; resolves to its new one.
 * @throws AppError of the kind `conflict`, besides those of adding: DEAL_CHANGED, DEAL_IS_OVER, DEAL_HAS_SOLD, TOTAL_BELOW_SOLD
 */
export const useSaveDeal = () => useMutation({ mutationFn: saveDeal, onSettled: useRefreshDeals() })

const savedVersion = v.object({ version: v.string() })
type SavedDeal = { id: string; version: string; fields: DealFields }

export const saveDeal = ({ id, version, fields }: SavedDeal) =>
  rpc('save_deal', { p_id: id, p_version: version, p_fields: toRow(fields) }, savedVersion)

/** Ends deals that run. Resolves to how many. */
export const useEndDeals = () => useMutation({ mutationFn: endDeals, onSettled: useRefreshDeals() })

export const endDeals = (ids: readonly string[]) => rpc('end_deals', { p_ids: [...ids] }, v.number())

/** Deletes deals that have not begun. Resolves to how many. */
export const useDeleteDeals = () => useMutation({ mutationFn: deleteDeals, onSettled: useRefreshDeals() })

export const deleteDeals = (ids: readonly string[]) => rpc('delete_deals', { p_ids: [...ids] }, v.number())

const overlap = v.object({ product: v.string(), startsAt: timestamp, endsAt: timestamp })
export type Overlap = v.InferOutput<typeof overlap>

/** The deals that overlap a refused one; null for another error. */
export const overlapsOf = (error: unknown): Overlap[] | null =>
  detailOf(error, 'DEALS_OVERLAP', v.object({ overlaps: v.array(overlap) }))?.overlaps ?? null
