import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Order } from '@/domain/orders/order'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { rowsOf } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { serverNow } from '../supabase/server-clock'
import { isUuid } from '../supabase/uuid'
import { orderToken } from './guest-orders'
import { orderKeys } from './order-keys'
import { order, orderSummary } from './order-mapper'
import { moneyColumns } from './order-money'

const summaryColumns =
  `id,order_number,customer_name,customer_email,shipping_address,order_status,created_at,${moneyColumns},items:order_items(quantity,parcels:shipment_items(quantity))` as const

/** Orders per page of a member's list. */
export const myOrdersPerPage = 10

/** One order for a caller who may see it (its token's holder, its member, the owner); null for other callers. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: orderKeys.detail(id), queryFn: ({ signal }) => fetchOrder(id, signal) })

/** A page of a member's own orders, newest first, and how many there are in all. Pages count from 1. */
export const myOrdersQuery = (memberId: string, page = 1) =>
  queryOptions({
    queryKey: orderKeys.mine(memberId, page),
    queryFn: ({ signal }) =>
      rpc('my_orders', { p_page: page, p_size: myOrdersPerPage }, orderList, { get: true, signal }),
    placeholderData: keepPreviousData,
  })

async function fetchOrder(id: string, signal: AbortSignal): Promise<Order | null> {
  // What is no id at all is simply not there; the database would answer with an error.
  if (!isUuid(id)) return null
  const token = orderToken(id)
  return rpc('get_order', { p_order_id: id, ...(token && { p_token: token }) }, v.nullable(order), { signal })
}

/** Part of a list of orders, and how many it has in all. */
const orderList = v.object({ orders: v.array(orderSummary), total: v.number() })

const shownOverdue = 6

/** Orders whose payment is overdue, the longest first; what is unpaid altogether the shop cancels by itself. */
export const overdueQuery = () =>
  queryOptions({
    queryKey: orderKeys.overdue(),
    queryFn: async ({ signal }) => {
      const list = rest
        .from('orders')
        .select(summaryColumns, { count: 'exact' })
        .neq('order_status', 'cancelled')
        .gt('due_amount', 0)
        .lt('payment_due_at', new Date(serverNow()).toISOString())
        .order('payment_due_at')
        .order('id')
        .abortSignal(signal)
      const { rows, total } = await rowsOf(list, 0, shownOverdue)
      return parseAnswer('orders', orderList, { orders: rows, total })
    },
  })
