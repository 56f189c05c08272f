import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DealSort, DealState } from '@/domain/deal-plan'
import { type Minor, toDecimal, toMinor } from '@/domain/money'
import type { Deal } from '@/domain/product'
import { AppError } from '../supabase/errors'
import { rest, unwrap, unwrapMaybe } from '../supabase/rest'
import { toRecord, toRecords, toText, toTime } from '../supabase/values'
import { dealKeys } from './deal-queries'

export const dealsPerPage = 50

/** A deal as the owner sees it, with its product. */
export type AdminDeal = Deal & {
  version: string
  product: {
    id: string
    slug: string
    title: string
    image: string
    price: Minor
    quantity: number
    isArchived: boolean
  }
}

export type DealFilter = {
  state: DealState
  search: string
  kind: Deal['kind'] | null
  sort: DealSort
  turned: boolean
  page: number
}
type DealCounts = Record<DealState, number>

/** What a deal is made of. */
export type DealFields = {
  kind: Deal['kind']
  price: Minor
  total: number
  startsAt: number
  endsAt: number
}
/** Without a start it begins at once, by the shop's clock. */
export type NewDeal = Omit<DealFields, 'startsAt'> & { id: string; product: string; startsAt: number | null }

/** A page of deals with how many there are in each state. Asked again while one looks: orders count them down. */
export const adminDealsQuery = (filter: DealFilter) =>
  queryOptions({
    queryKey: [...dealKeys.all, 'own', filter] as const,
    queryFn: ({ signal }) => fetchDeals(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    refetchInterval: 15_000,
  })

/** Some deals by id; those that are gone are not there. */
export const adminDealsByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...dealKeys.all, 'by-id', ids] as const,
    queryFn: async ({ signal }) =>
      toRecords(
        await unwrap(rest.rpc('get_deals', { p_ids: [...ids] }, { get: true }).abortSignal(signal)),
      ).map(toAdminDeal),
    staleTime: 5_000,
    refetchInterval: 15_000,
  })

async function fetchDeals(filter: DealFilter, signal: AbortSignal) {
  const answer = toRecord(
    await unwrap(
      rest
        .rpc(
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
          { get: true },
        )
        .abortSignal(signal),
    ),
  )
  const of = toRecord(answer.counts)
  const counts: DealCounts = {
    running: Number(of.running),
    scheduled: Number(of.scheduled),
    ended: Number(of.ended),
  }
  return { counts, total: counts[filter.state], deals: toRecords(answer.deals).map(toAdminDeal) }
}

/** After a change: deals, and the prices and the products that they are about, are read again. */
function useRefresh() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [dealKeys.all, ['products'], ['audit'], ['sales']].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

const toRow = ({ kind, price, total, startsAt, endsAt }: Omit<NewDeal, 'id' | 'product'>) => ({
  kind,
  deal_price: toDecimal(price),
  total,
  starts_at: startsAt === null ? null : new Date(startsAt).toISOString(),
  ends_at: new Date(endsAt).toISOString(),
})

/**
 * Adds deals, all or none; the same ids a second time add nothing.
 * @throws AppError of the kind `conflict`: DEALS_OVERLAP, PRICE_NOT_BELOW, PRODUCTS_GONE
 */
export function useAddDeals() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async (deals: readonly NewDeal[]) => {
      const rows = deals.map(({ id, product, ...fields }) => ({ id, product_id: product, ...toRow(fields) }))
      await unwrapMaybe(rest.rpc('add_deals', { p_deals: rows }))
    },
    onSuccess: refresh,
  })
}

/**
 * Changes a deal that was seen as `version`.
 * @throws AppError of the kind `conflict`, besides those of adding: DEAL_CHANGED, DEAL_IS_OVER, DEAL_HAS_SOLD, TOTAL_BELOW_SOLD
 */
export function useSaveDeal() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: async ({ id, version, fields }: { id: string; version: string; fields: DealFields }) => {
      await unwrapMaybe(rest.rpc('save_deal', { p_id: id, p_version: version, p_fields: toRow(fields) }))
    },
    onSettled: refresh,
  })
}

/** Ends deals that run. Resolves to how many. */
export function useEndDeals() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (ids: readonly string[]) => unwrap(rest.rpc('end_deals', { p_ids: [...ids] })),
    onSettled: refresh,
  })
}

/** Deletes deals that have not begun. Resolves to how many. */
export function useDeleteDeals() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (ids: readonly string[]) => unwrap(rest.rpc('delete_deals', { p_ids: [...ids] })),
    onSettled: refresh,
  })
}

export type Overlap = { product: string; startsAt: number; endsAt: number }

/** The deals in whose time a refused one falls, when that is why. */
export function overlapsOf(error: unknown): Overlap[] | null {
  if (!(error instanceof AppError) || error.code !== 'DEALS_OVERLAP') return null
  return toRecords(toRecord(error.detail).overlaps).map((row) => ({
    product: toText(row.product),
    startsAt: toTime(toText(row.startsAt)),
    endsAt: toTime(toText(row.endsAt)),
  }))
}

function toAdminDeal(row: Record<string, unknown>): AdminDeal {
  const product = toRecord(row.product)
  return {
    id: toText(row.id),
    kind: row.kind === 'daily' ? 'daily' : 'flash',
    price: toMinor(Number(row.price)),
    total: Number(row.total),
    sold: Number(row.sold),
    startsAt: toTime(toText(row.startsAt)),
    endsAt: toTime(toText(row.endsAt)),
    version: toText(row.version),
    product: {
      id: toText(product.id),
      slug: toText(product.slug),
      title: toText(product.title),
      image: toText(product.image),
      price: toMinor(Number(product.price)),
      quantity: Number(product.quantity),
      isArchived: product.archived === true,
    },
  }
}
