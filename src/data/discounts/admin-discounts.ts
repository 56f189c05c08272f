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
import { toMinor } from '@/domain/money/money'
import { orderStatuses } from '@/domain/orders/order'
import { productReference } from '../products/product-reference'
import { rpc } from '../supabase/rpc'
import { column, money, numeric, rowOf, timestamp } from '../supabase/schemas'
import { adminDiscountKeys } from './admin-discount-keys'

export const discountsPerPage = 50
export const usesPerPage = 50

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

const discountEntries = {
  id: v.string(),
  code: v.nullable(v.string()),
  title: v.string(),
  kind: v.picklist(discountKinds),
  value: numeric,
  scope: v.picklist(discountScopes),
  collections: column('collection_slugs', v.array(v.string())),
  products: column('product_ids', v.array(v.string())),
  minimum: column(
    'minimum_subtotal',
    v.pipe(
      money,
      v.transform((amount) => amount || null),
    ),
  ),
  startsAt: v.nullable(timestamp),
  endsAt: v.nullable(timestamp),
  totalLimit: v.nullable(v.number()),
  customerLimit: v.nullable(v.number()),
  isFirstOrder: v.boolean(),
  /** Whose it alone is; null is everyone's. */
  mailbox: v.nullable(v.string()),
  isActive: v.boolean(),
  source: v.picklist(discountSources),
  state: v.picklist(discountStates),
  /** The number of codes; more than one makes it a batch. */
  codes: v.number(),
  uses: v.number(),
  /** Totals of the orders that used it, and what it took off them; null for those who see no amounts. */
  revenue: v.nullable(money),
  discounted: v.nullable(money),
  /** As the database wrote it: a change from elsewhere since then is not overwritten. */
  version: column('updated_at', v.string()),
}

/** Amounts are in minor units, percents as they are. */
const withValue = <Row extends Pick<DiscountTerms, 'kind' | 'value'>>(row: Row) => ({
  ...row,
  value: row.kind === 'amount' ? toMinor(row.value) : row.value,
})

const discount = v.pipe(rowOf(discountEntries), v.transform(withValue))
/** A discount as the owner sees it, or a batch of codes as one. */
export type AdminDiscount = v.InferOutput<typeof discount>
const discountDetail = v.pipe(
  rowOf({ ...discountEntries, references: column('products', v.array(productReference)) }),
  v.transform(withValue),
)
const listedDiscounts = v.pipe(
  rowOf({
    discounts: column('rows', v.array(discount)),
    total: v.number(),
    counts: v.record(v.picklist(discountStates), v.number()),
  }),
  v.transform(({ counts, ...rest }) => ({
    ...rest,
    counts: { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) },
  })),
)

const discountUses = v.object({
  rows: v.array(
    rowOf({
      orderId: v.string(),
      orderNumber: v.string(),
      at: timestamp,
      amount: money,
      total: money,
      status: v.picklist(orderStatuses),
    }),
  ),
  total: v.number(),
})

const batchCodes = v.array(
  rowOf({ code: v.string(), used: v.boolean(), orderNumber: v.nullable(v.string()) }),
)
export type BatchCode = v.InferOutput<typeof batchCodes>[number]
