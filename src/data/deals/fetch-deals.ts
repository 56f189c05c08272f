import * as v from 'valibot'
import type { ProductDeal } from '@/domain/discounts/deal'
import type { Deal } from '@/domain/product/product'
import { dealEntries, productSummary } from '../products/product-mapper'
import { rpc } from '../supabase/rpc'
import { rowOf, timestamp } from '../supabase/schemas'

const nextDeal = v.object({ startsAt: timestamp, count: v.number() })

const productDeal = v.pipe(
  rowOf({ ...dealEntries, product: productSummary }),
  v.transform(({ product, ...deal }): ProductDeal => ({ deal, product })),
)

export const fetchRunningDeals = (kind: Deal['kind'], signal: AbortSignal) =>
  rpc('running_deals', { p_kind: kind }, v.array(productDeal), { get: true, signal })

export const fetchNextDeal = (kind: Deal['kind'], signal: AbortSignal) =>
  rpc('next_deal', { p_kind: kind }, v.nullable(nextDeal), { get: true, signal })
