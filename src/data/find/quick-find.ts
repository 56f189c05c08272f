import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { orderStatuses } from '@/domain/orders/order'
import { productStatuses } from '@/domain/product/product-status'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf, timestamp } from '../supabase/schemas'
import { findKeys } from './find-keys'

const order = rowOf({
  id: v.string(),
  number: column('order_number', v.string()),
  status: column('order_status', v.picklist(orderStatuses)),
  customer: column('customer_name', v.string()),
  currency: v.string(),
  total: column('total_amount', money),
  createdAt: timestamp,
})
const product = rowOf({
  id: v.string(),
  title: v.string(),
  image: column('image_url', v.string()),
  price: money,
  status: v.picklist(productStatuses),
})
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
