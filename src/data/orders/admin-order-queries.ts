import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { mostPrinted } from '@/config/page-limits'
import { shopZone } from '@/config/shop-zone'
import { toDecimal } from '@/domain/money/money'
import { type OrderStatus, type OrderSummary, orderStatuses } from '@/domain/orders/order'
import type { WholeOrder } from '@/domain/orders/order-csv'
import {
  everyOrder,
  type OrderFilter,
  placedBetween,
  readOrderFilter,
  statusesOf,
} from '@/domain/orders/order-filter'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { serverNow } from '../supabase/server-clock'
import { orderKeys } from './order-keys'
import { orderSummary, wholeOrder } from './order-mapper'

export const ordersPerPage = 50
/** Rows fetched per request of an export. */
const perExport = 500

export type StatusCounts = Record<OrderStatus | 'all', number>
export type AdminOrders = {
  orders: OrderSummary[]
  /** The number of orders that match the filter. */
  total: number
  /** How many orders of each status there are by the filter without its choice of statuses. */
  counts: StatusCounts
  /** Orders placed after `at`, which the list does not show yet. */
  newer: number
  /** The list ends at this time, as the database wrote it: a Date would lose its microseconds. */
  at: string
}

/**
 * A page of the owner's list. With `until` it shows the orders up to that time, so that new orders move no row; they are
 * counted in `newer`. Who may change orders cancels what is overdue before.
 */
export const adminOrdersQuery = (
  filter: OrderFilter,
  {
    page = 1,
    size = ordersPerPage,
    until = null,
    mayChange = true,
  }: { page?: number; size?: number; until?: string | null; mayChange?: boolean } = {},
) =>
  queryOptions({
    queryKey: orderKeys.list(filter, page, size, until),
    queryFn: ({ signal }) => fetchFound(filter, page, size, until, mayChange, signal),
    placeholderData: keepPreviousData,
  })

const shownToPack = 6

/**
 * What may be packed, the oldest first: pending or processing, paid or to be paid in cash, and confirmed where the settings
 * ask for it; with pictures of the items, and how many these are in all.
 */
export const toPackQuery = () =>
  queryOptions({ queryKey: orderKeys.toPack(), queryFn: ({ signal }) => fetchToPack(signal) })

/** How many orders each status has, and all together. */
export const orderCountsQuery = () =>
  queryOptions({
    queryKey: orderKeys.counts(),
    queryFn: async ({ signal }) => (await fetchCounts([everyOrder], signal))[0] ?? toCounts({}),
  })

/** How many orders each saved view finds. A view is a query string of the list. */
export const viewCountsQuery = (views: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.viewCounts(views),
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
export const printedOrdersQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.printed(numbers),
    queryFn: async ({ signal }) => {
      const { orders } = await fetchWhole({ numbers: numbers.slice(0, mostPrinted) }, null, signal)
      return numbers.flatMap((number) => orders.find((order) => order.number === number) ?? [])
    },
    staleTime: 0,
  })

/** Everything that a filter finds, or the chosen of it, part by part, the newest first. */
export async function* readOrders(
  what: OrderFilter | { numbers: readonly string[] },
  signal: AbortSignal,
): AsyncGenerator<WholeOrder[]> {
  const filter = 'numbers' in what ? { numbers: [...what.numbers] } : toFilter(what, serverNow())
  let after: Cursor | null = null
  for (;;) {
    const { orders, last }: Portion = await fetchWhole(filter, after, signal)
    if (orders.length > 0) yield orders
    if (!last || orders.length < perExport) return
    after = last
  }
}

async function fetchToPack(signal: AbortSignal) {
  const filter: OrderFilter = { ...everyOrder, status: 'to-pack', payment: 'ready', sort: 'placed' }
  const { orders: found, total } = await fetchFound(filter, 1, mostPrinted, null, true, signal)
  const orders = found.slice(0, shownToPack)
  const items = await allRows(
    rest
      .from('order_items')
      .select('order_id,product_image', { count: 'exact' })
      .in(
        'order_id',
        orders.map(({ id }) => id),
      )
      .order('position')
      .order('id')
      .abortSignal(signal),
  )
  const pictured = orders.map((order) => ({
    ...order,
    pictures: items
      .filter((item) => item.order_id === order.id)
      .slice(0, 3)
      .map((item) => item.product_image),
  }))
  return { orders: pictured, numbers: found.map(({ number }) => number), total }
}

type RpcFilter = Record<string, string | number | string[]>

function toFilter(
  { search, status, placed, channel, method, payment, confirmation, min, max, country }: OrderFilter,
  now: number,
): RpcFilter {
  const { from, to } = placedBetween(placed, now, shopZone())
  const statuses = statusesOf(status)
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(statuses && { statuses }),
    ...(from !== undefined && { from: new Date(from).toISOString() }),
    ...(to !== undefined && { to: new Date(to).toISOString() }),
    ...(channel && { channel }),
    ...(method && { method }),
    ...(payment && { payment }),
    ...(confirmation && { confirmation }),
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
  mayChange: boolean,
  signal: AbortSignal,
): Promise<AdminOrders> {
  const ask = () =>
    rpc(
      'find_orders',
      {
        p_filter: toFilter(filter, serverNow()),
        p_sort: filter.sort,
        p_page: page,
        p_size: size,
        ...(until && { p_until: until }),
      },
      foundOrders,
      { signal },
    )
  // A failure is ignored: the list is right without it, only later.
  const [released, first] = await Promise.all([
    mayChange && until === null ? releaseOverdueOrders(signal).catch(() => 0) : 0,
    ask(),
  ])
  const found = released > 0 ? await ask() : first
  const statuses = statusesOf(filter.status)
  const total = statuses?.reduce((sum, status) => sum + found.counts[status], 0) ?? found.counts.all
  return { ...found, total }
}

/** Cancels orders whose time to be paid is over. Resolves to how many. */
export const releaseOverdueOrders = (signal: AbortSignal) =>
  rpc('release_overdue_orders', {}, v.number(), { signal })

function fetchCounts(filters: readonly OrderFilter[], signal: AbortSignal): Promise<StatusCounts[]> {
  const now = serverNow()
  return rpc(
    'order_counts',
    { p_filters: filters.map((filter) => toFilter(filter, now)) },
    v.array(statusCounts),
    { signal },
  )
}

type Portion = { orders: WholeOrder[]; last: Cursor | null }

async function fetchWhole(filter: RpcFilter, after: Cursor | null, signal: AbortSignal): Promise<Portion> {
  const rows = await rpc(
    'read_orders',
    {
      p_filter: filter,
      p_size: perExport,
      ...(after && { p_after_at: after.created_at, p_after_id: after.id }),
    },
    v.array(v.unknown()),
    { signal },
  )
  return {
    orders: parseAnswer('read_orders', v.array(wholeOrder), rows),
    last: parseAnswer('read_orders', v.nullish(cursor, null), rows.at(-1)),
  }
}

function toCounts(counts: Partial<Record<OrderStatus, number>>): StatusCounts {
  const { pending = 0, processing = 0, shipped = 0, delivered = 0, cancelled = 0 } = counts
  const all = pending + processing + shipped + delivered + cancelled
  return { pending, processing, shipped, delivered, cancelled, all }
}

const statusCounts = v.pipe(v.record(v.picklist(orderStatuses), v.number()), v.transform(toCounts))
const foundOrders = v.object({
  orders: v.array(orderSummary),
  counts: statusCounts,
  newer: v.number(),
  at: v.string(),
})

/** Where the next portion begins, in the database's own words: its times are finer than milliseconds. */
const cursor = v.object({ created_at: v.string(), id: v.string() })
type Cursor = v.InferOutput<typeof cursor>
