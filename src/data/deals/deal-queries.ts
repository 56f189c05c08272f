import { queryOptions } from '@tanstack/react-query'
import type { Deal } from '@/domain/product/product'
import { loaded } from '../supabase/loaded'
import { dealKeys } from './deal-keys'

/** The deals of a kind that run now, the first to end first. Refetched often, because orders lower what is left. */
export const runningDealsQuery = (kind: Deal['kind']) =>
  queryOptions({
    queryKey: dealKeys.running(kind),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-deals'))).fetchRunningDeals(kind, signal),
    staleTime: 10_000,
    refetchInterval: 30_000,
  })

/** When the next deals of a kind begin and how many they are; null when none is planned. */
export const nextDealQuery = (kind: Deal['kind']) =>
  queryOptions({
    queryKey: dealKeys.next(kind),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-deals'))).fetchNextDeal(kind, signal),
    staleTime: 60_000,
  })
