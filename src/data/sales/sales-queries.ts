import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { orderStatuses } from '@/domain/orders/order'
import type { Bucket, DayRange } from '@/domain/orders/sales'
import { dealKinds } from '@/domain/product/product'
import { rpc } from '../supabase/rpc'
import { money } from '../supabase/schemas'
import { salesKeys } from './sales-keys'

export type SalesSummary = v.InferOutput<typeof summary>

/** What was sold in a range beside the as many days before, computed by the database. */
export const salesQuery = (range: DayRange, bucket: Bucket) =>
  queryOptions({
    queryKey: salesKeys.summary(range, bucket),
    queryFn: ({ signal }) =>
      rpc('sales_summary', { p_from: range.from, p_to: range.to, p_bucket: bucket }, summary, {
        get: true,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

const sums = {
  revenue: money,
  /** Delivery that is in the revenue, and discounts that are not. */
  shipping: money,
  discounts: money,
  orders: v.number(),
  units: v.number(),
  collected: money,
  refunded: money,
  /** What couriers charge for the parcels that were delivered, refused or came back. */
  deliveryCost: money,
}
const figures = v.object({ ...sums, cancelled: v.number(), customers: v.number(), returning: v.number() })
/** `before` is the revenue of the as many days before. */
const earner = { slug: v.string(), name: v.string(), revenue: money, units: v.number(), before: money }

const summary = v.object({
  current: figures,
  /** Over the as many days before. */
  previous: figures,
  buckets: v.array(v.object({ ...sums, start: v.string(), before: v.object(sums) })),
  products: v.array(v.object({ ...earner, image: v.string() })),
  collections: v.array(v.object(earner)),
  /** Variants that sold in the range and are out of stock now. */
  soldOut: v.array(
    v.object({
      slug: v.string(),
      name: v.string(),
      image: v.string(),
      size: v.string(),
      color: v.string(),
      units: v.number(),
    }),
  ),
  statuses: v.record(v.picklist(orderStatuses), v.number()),
  /** Periods with deals; adjacent ones are merged. */
  deals: v.array(
    v.object({ kind: v.picklist(dealKinds), from: v.string(), to: v.string(), deals: v.number() }),
  ),
})
