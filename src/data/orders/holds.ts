import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { paymentMethods } from '@/domain/money/payment'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { releaseOverdueOrders } from './admin-order-queries'
import { orderKeys } from './order-keys'

export const holdsPerPage = 50

const hold = rowOf({
  id: v.string(),
  number: column('order_number', v.string()),
  name: column('customer_name', v.string()),
  email: column('customer_email', textOrEmpty),
  phone: column('customer_phone', v.string()),
  isMember: column('member', v.boolean()),
  method: column('payment_method', v.picklist(paymentMethods)),
  currency: v.string(),
  total: column('total_amount', money),
  since: column('created_at', timestamp),
  /** When it ends by itself; null in cash, until the owner packs it. */
  until: column('due_at', v.nullable(timestamp)),
  quantity: v.number(),
  /** Open orders from the same network, this one included; null where the platform does not tell it. */
  sameNetwork: v.nullable(v.number()),
  items: v.array(
    v.object({
      name: v.string(),
      size: v.string(),
      color: v.string(),
      quantity: v.number(),
      left: v.number(),
    }),
  ),
})
export type Hold = v.InferOutput<typeof hold>

const holds = v.object({ total: v.number(), items: v.number(), rows: v.array(hold) })

/** A page of the unpaid orders that hold stock, those with most items first. */
export const holdsQuery = (page: number) =>
  queryOptions({
    queryKey: orderKeys.holds(page),
    queryFn: async ({ signal }) => {
      // Cancels orders whose time to be paid is over. The list is right without it, only later: a failure is ignored.
      await releaseOverdueOrders(signal).catch(() => 0)
      return rpc('list_holds', { p_page: page }, holds, { signal })
    },
    placeholderData: keepPreviousData,
  })

const hits = v.array(
  v.object({
    form: v.string(),
    /** An email, an order number, an account, or a network; null for all callers together. */
    who: v.nullable(v.string()),
    /** Tries within a day that were refused. */
    refused: v.number(),
    allowed: v.number(),
    /** The last refusal. */
    at: timestamp,
  }),
)

/** The limits of forms that were hit within a day, the latest first. */
export const limitsHitQuery = () =>
  queryOptions({
    queryKey: orderKeys.limitsHit(),
    queryFn: ({ signal }) => rpc('limits_hit', {}, hits, { signal }),
  })
