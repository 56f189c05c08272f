import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductDeal } from '@/domain/deal'
import type { Deal } from '@/domain/product'
import { dealRow, productSummary, toDeal } from '../products/product-mapper'
import { rpc } from '../supabase/rpc'
import { timestamp } from '../supabase/schemas'
import { dealKeys } from './deal-keys'

/** The deals of a kind that run now, the first to end first. Refetched often, because orders lower what is left. */
export const runningDealsQuery = (kind: Deal['kind']) =>
  queryOptions({
    queryKey: dealKeys.running(kind),
    queryFn: ({ signal }) =>
      rpc('running_deals', { p_kind: kind }, v.array(productDeal), { get: true, signal }),
    staleTime: 10_000,
    refetchInterval: 30_000,
  })

/** When the next deals of a kind begin and how many they are; null when none is planned. */
export const nextDealQuery = (kind: Deal['kind']) =>
  queryOptions({
    queryKey: dealKeys.next(kind),
    queryFn: ({ signal }) => rpc('next_deal', { p_kind: kind }, v.nullable(nextDeal), { get: true, signal }),
    staleTime: 60_000,
  })

const nextDeal = v.object({ startsAt: timestamp, count: v.number() })

const productDeal = v.pipe(
  v.object({ ...dealRow.entries, product: productSummary }),
  v.transform(({ product, ...row }): ProductDeal => ({ deal: toDeal(row), product })),
)
