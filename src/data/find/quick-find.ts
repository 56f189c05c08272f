import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { orderStatuses } from '@/domain/orders/order'
import { productStatuses } from '@/domain/product/product-status'
import { rpc } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'
import { findKeys } from './find-keys'

const order = v.pipe(
  v.object({
    id: v.string(),
    order_number: v.string(),
    order_status: v.picklist(orderStatuses),
    customer_name: v.string(),
    currency: v.string(),
    total_amount: money,
    created_at: timestamp,
  }),
  v.transform((row) => ({
    id: row.id,
    number: row.order_number,
    status: row.order_status,
    customer: row.customer_name,
    currency: row.currency,
    total: row.total_amount,
    createdAt: row.created_at,
  })),
)
const product = v.pipe(
  v.object({
    id: v.string(),
    title: v.string(),
    image_url: v.string(),
    price: money,
    status: v.picklist(productStatuses),
  }),
  v.transform(({ image_url, ...row }) => ({ ...row, image: image_url })),
)
const results = v.object({
  orders: v.array(order),
  customers: v.array(v.object({ key: v.string(), name: v.string() })),
  products: v.array(product),
})
export type QuickFindResults = v.InferOutput<typeof results>

/** Up to five of each that the owner may be looking for; `words` is not empty. */
export const quickFindQuery = (words: string) =>
  queryOptions({
    queryKey: findKeys.quick(words),
    queryFn: ({ signal }) => rpc('quick_find', { p_query: words }, results, { get: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  })
