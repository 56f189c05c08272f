import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductDeal } from '@/domain/deal'
import type { Deal } from '@/domain/product'
import { dealRow, productSummary, toDeal } from '../products/product-mapper'
import { summaryColumns } from '../products/summaries'
import { rest } from '../supabase/rest'
import { rowsOf } from '../supabase/rows'
import { parseAnswer, rpc } from '../supabase/rpc'
import { timestamp } from '../supabase/schemas'
import { dealKeys } from './deal-keys'

/** The deals of a kind that run now, the first to end first. Refetched often, because orders lower what is left. */
export const runningDealsQuery = (kind: Deal['kind']) =>
  queryOptions({
    queryKey: dealKeys.running(kind),
    queryFn: ({ signal }) => fetchRunning(kind, signal),
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
  v.object({ ...dealRow.entries, products: productSummary }),
  v.transform(({ products, ...row }): ProductDeal => ({ deal: toDeal(row), product: products })),
)

const mostShown = 24

async function fetchRunning(kind: Deal['kind'], signal: AbortSignal): Promise<ProductDeal[]> {
  const now = new Date().toISOString()
  const { rows } = await rowsOf(
    rest
      .from('deals')
      .select(`id,kind,deal_price,total,sold,starts_at,ends_at,products!inner(${summaryColumns})` as const, {
        count: 'exact',
      })
      .eq('kind', kind)
      .lte('starts_at', now)
      .gt('ends_at', now)
      .is('products.archived_at', null)
      .lte('products.deals.starts_at', now)
      .gt('products.deals.ends_at', now)
      .order('ends_at')
      .order('total')
      .order('id')
      .abortSignal(signal),
    0,
    mostShown,
  )
  return parseAnswer('deals', v.array(productDeal), rows)
}
