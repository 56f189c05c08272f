import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { toDecimal } from '@/domain/money'
import { type OrderStatus, type OrderSummary, orderStatuses } from '@/domain/order'
import type { WholeOrder } from '@/domain/order-csv'
import {
  everyOrder,
  type OrderFilter,
  placedBetween,
  readOrderFilter,
  statusesOf,
} from '@/domain/order-filter'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toRecords, toText } from '../supabase/values'
import { orderKeys } from './order-keys'
import { toOrderSummary, toWholeOrder } from './order-mapper'

export const ordersPerPage = 50
/** What a file takes at once, and how many sheets are printed together. */
const perExport = 500
export const mostPapers = 200

export type StatusCounts = Record<OrderStatus | 'all', number>
export type AdminOrders = {
  orders: OrderSummary[]
  /** Of the filter. */
  total: number
  /** Of each status, by the rest of the filter. */
  counts: StatusCounts
  /** Placed since `at` and not listed. */
  newer: number
  /** Until when the list reaches, in the database's own words. */
  at: string
}

/**
 * A page of the owner's list. With `until` it stays what it was then: what has come since is counted, and told, but
 * moves no row.
 */
export const adminOrdersQuery = (
  filter: OrderFilter,
  { page = 1, size = ordersPerPage, until = null as string | null } = {},
) =>
  queryOptions({
    queryKey: [...orderKeys.lists(), filter, page, size, until] as const,
    queryFn: ({ signal }) => fetchFound(filter, page, size, until, signal),
    placeholderData: keepPreviousData,
  })

/** How many orders each status has, and all together. */
export const orderCountsQuery = () =>
  queryOptions({
    queryKey: orderKeys.counts(),
    queryFn: async ({ signal }) => (await fetchCounts([everyOrder], signal))[0] ?? toCounts({}),
  })

/** How many orders each of several addresses of the list finds. */
export const viewCountsQuery = (views: readonly string[]) =>
  queryOptions({
    queryKey: [...orderKeys.counts(), views] as const,
    queryFn: async ({ signal }) => {
      const counts = await fetchCounts(
        views.map((view) => readOrderFilter(new URLSearchParams(view))),
        signal,
      )
      return new Map(views.map((view, index) => [view, counts[index]?.all ?? 0]))
    },
    placeholderData: keepPreviousData,
  })

/** Whole orders by their numbers, as they were asked for, to be printed. */
export const papersQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: [...orderKeys.all, 'papers', numbers] as const,
    queryFn: async ({ signal }) => {
      const orders = (await fetchRows({ numbers: numbers.slice(0, mostPapers) }, null, signal)).map(
        toWholeOrder,
      )
      return numbers.flatMap((number) => orders.find((order) => order.number === number) ?? [])
    },
    staleTime: 0,
  })

/** Everything that a filter finds, or the chosen of it, part by part, the newest first. */
export async function* readOrders(
  what: OrderFilter | { numbers: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<WholeOrder[]> {
  const filter = 'numbers' in what ? { numbers: [...what.numbers] } : toFilter(what, Date.now())
  let last: { created_at: string; id: string } | null = null
  for (;;) {
    const rows: Record<string, unknown>[] = await fetchRows(filter, last, signal)
    if (rows.length > 0) yield rows.map(toWholeOrder)
    const end = rows.at(-1)
    if (!end || rows.length < perExport) return
    last = { created_at: toText(end.created_at), id: toText(end.id) }
  }
}

type RpcFilter = Record<string, string | number | string[]>

function toFilter(
  { search, status, placed, method, payment, min, max, country }: OrderFilter,
  now: number,
): RpcFilter {
  const { from, to } = placedBetween(placed, now)
  const statuses = statusesOf(status)
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(statuses && { statuses }),
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(to !== undefined && { to: new Date(to).toISOString() }),
    ...(method && { method }),
    ...(payment && { payment }),
    ...(min !== null && { min: toDecimal(min) }),
    ...(max !== null && { max: toDecimal(max) }),
    ...(country && { country }),
  }
}

async function fetchFound(
  filter: OrderFilter,
  page: number,
  size: number,
  until: string | null,
  signal: AbortSignal,
): Promise<AdminOrders> {
  // Cancels orders whose time to be paid is over. The list is right without it, only later: a failure is ignored.
  if (until === null) await rest.rpc('release_overdue_orders').abortSignal(signal)
  const answer = toRecord(
    await unwrap(
      rest
        .rpc('find_orders', {
          p_filter: toFilter(filter, Date.now()),
          p_sort: filter.sort,
          p_page: page,
          p_size: size,
          ...(until && { p_until: until }),
        })
        .abortSignal(signal),
    ),
  )
  const counts = toCounts(toRecord(answer.counts))
  const statuses = statusesOf(filter.status)
  return {
    orders: toRecords(answer.orders).map(toOrderSummary),
    total: statuses ? statuses.reduce((sum, status) => sum + counts[status], 0) : counts.all,
    counts,
    newer: Number(answer.newer),
    at: toText(answer.at),
  }
}

async function fetchCounts(filters: readonly OrderFilter[], signal: AbortSignal): Promise<StatusCounts[]> {
  const now = Date.now()
  const answer = await unwrap(
    rest
      .rpc('order_counts', { p_filters: filters.map((filter) => toFilter(filter, now)) })
      .abortSignal(signal),
  )
  return toRecords(answer).map(toCounts)
}

function toCounts(row: Record<string, unknown>): StatusCounts {
  const counts = orderStatuses.map((status) => [status, Number(row[status] ?? 0)] as const)
  return {
    ...(Object.fromEntries(counts) as Record<OrderStatus, number>),
    all: counts.reduce((sum, [, count]) => sum + count, 0),
  }
}

function fetchRows(
  filter: RpcFilter,
  after: { created_at: string; id: string } | null,
  signal: AbortSignal,
): Promise<Record<string, unknown>[]> {
  return unwrap(
    rest
      .rpc('read_orders', {
        p_filter: filter,
        p_size: perExport,
        ...(after && { p_after_at: after.created_at, p_after_id: after.id }),
      })
      .abortSignal(signal),
  ).then(toRecords)
}
