import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { discountKinds } from '@/domain/cart/cart-quote'
import {
  type DiscountSource,
  type DiscountState,
  type DiscountTerms,
  discountScopes,
  discountSources,
  discountStates,
} from '@/domain/discounts/admin-discount'
import { type Minor, toMinor } from '@/domain/money/money'
import { orderStatuses } from '@/domain/orders/order'
import { productReference } from '../products/product-reference'
import { rpc } from '../supabase/rpc'
import { money, numeric, timestamp } from '../supabase/schemas'
import { adminDiscountKeys } from './admin-discount-keys'

export const discountsPerPage = 50
export const usesPerPage = 50

/** A discount as the owner sees it, or a batch of codes as one. */
export type AdminDiscount = DiscountTerms & {
  id: string
  /** The number of codes; more than one makes it a batch. */
  codes: number
  /** Whose it alone is; null is everyone's. */
  mailbox: string | null
  source: DiscountSource
  state: DiscountState
  isActive: boolean
  uses: number
  /** Totals of the orders that used it, and what it took off them. */
  /** Null for those who see no amounts. */
  revenue: Minor | null
  discounted: Minor | null
  /** As the database wrote it: a change from elsewhere since then is not overwritten. */
  version: string
}

export type DiscountFilter = {
  search: string
  state: DiscountState | 'all'
  source: DiscountSource | 'all'
  page: number
}

/** A page of discounts, the newest first, with how many there are in each state. */
export const adminDiscountsQuery = (filter: DiscountFilter) =>
  queryOptions({
    queryKey: adminDiscountKeys.list(filter),
    queryFn: ({ signal }) =>
      rpc(
        'list_discounts',
        {
          p_search: filter.search,
          p_state: filter.state,
          p_source: filter.source,
          p_page: filter.page,
          p_size: discountsPerPage,
        },
        listedDiscounts,
        { get: true, signal },
      ),
    placeholderData: keepPreviousData,
  })

/** One discount or batch, with the products that it is about; null when there is none. */
export const adminDiscountQuery = (id: string) =>
  queryOptions({
    queryKey: adminDiscountKeys.detail(id),
    queryFn: ({ signal }) =>
      rpc('get_discount', { p_id: id }, v.nullable(discountDetail), { get: true, signal }),
  })

/** The orders that used it, the latest first. */
export const discountUsesQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: adminDiscountKeys.uses(id, page),
    queryFn: ({ signal }) =>
      rpc('discount_uses', { p_id: id, p_page: page }, discountUses, { get: true, signal }),
    placeholderData: keepPreviousData,
  })

/** The codes of a batch and the orders that used them. @throws AppError */
export const readBatchCodes = (batchId: string) =>
  rpc('batch_codes', { p_batch_id: batchId }, batchCodes, { get: true })

const discountRow = v.object({
  id: v.string(),
  code: v.nullable(v.string()),
  title: v.string(),
  kind: v.picklist(discountKinds),
  value: numeric,
  scope: v.picklist(discountScopes),
  collection_slugs: v.array(v.string()),
  product_ids: v.array(v.string()),
  minimum_subtotal: money,
  starts_at: v.nullable(timestamp),
  ends_at: v.nullable(timestamp),
  total_limit: v.nullable(v.number()),
  customer_limit: v.nullable(v.number()),
  is_first_order: v.boolean(),
  mailbox: v.nullable(v.string()),
  is_active: v.boolean(),
  source: v.picklist(discountSources),
  state: v.picklist(discountStates),
  codes: v.number(),
  uses: v.number(),
  revenue: v.nullable(money),
  discounted: v.nullable(money),
  updated_at: v.string(),
})

function toDiscount(row: v.InferOutput<typeof discountRow>): AdminDiscount {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    kind: row.kind,
    value: row.kind === 'amount' ? toMinor(row.value) : row.value,
    scope: row.scope,
    collections: row.collection_slugs,
    products: row.product_ids,
    minimum: row.minimum_subtotal || null,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    totalLimit: row.total_limit,
    customerLimit: row.customer_limit,
    isFirstOrder: row.is_first_order,
    mailbox: row.mailbox,
    isActive: row.is_active,
    source: row.source,
    state: row.state,
    codes: row.codes,
    uses: row.uses,
    revenue: row.revenue,
    discounted: row.discounted,
    version: row.updated_at,
  }
}

const discount = v.pipe(discountRow, v.transform(toDiscount))
const discountDetail = v.pipe(
  v.object({ ...discountRow.entries, products: v.array(productReference) }),
  v.transform(({ products, ...row }) => ({ ...toDiscount(row), references: products })),
)
const listedDiscounts = v.pipe(
  v.object({
    rows: v.array(discount),
    total: v.number(),
    counts: v.record(v.picklist(discountStates), v.number()),
  }),
  v.transform(({ rows, counts, ...rest }) => ({
    ...rest,
    discounts: rows,
    counts: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) },
  })),
)

const discountUses = v.object({
  rows: v.array(
    v.pipe(
      v.object({
        order_id: v.string(),
        order_number: v.string(),
        at: timestamp,
        amount: money,
        total: money,
        status: v.picklist(orderStatuses),
      }),
      v.transform(({ order_id, order_number, ...row }) => ({
        ...row,
        orderId: order_id,
        orderNumber: order_number,
      })),
    ),
  ),
  total: v.number(),
})

const batchCodes = v.array(
  v.pipe(
    v.object({ code: v.string(), used: v.boolean(), order_number: v.nullable(v.string()) }),
    v.transform(({ order_number, ...row }) => ({ ...row, orderNumber: order_number })),
  ),
)
export type BatchCode = v.InferOutput<typeof batchCodes>[number]
