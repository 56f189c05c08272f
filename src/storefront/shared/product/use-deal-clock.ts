import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useReducer } from 'react'
import { dealKeys } from '@/data/deals/deal-keys'
import { nextDealQuery, runningDealsQuery } from '@/data/deals/deal-queries'
import { isRunning } from '@/domain/discounts/deal'
import type { Deal } from '@/domain/product/product'
import { useRenderTime } from '@/storefront/shared/time/server-time'

export type DealClockState = {
  /** When the first running deal ends; null when none runs. */
  endsAt: number | null
  /** When the next deals begin, and how many; null when none is planned. */
  next: { startsAt: number; count: number } | null
  isPending: boolean
  /** Call it when the clock reaches zero. */
  onOver: () => void
}

/** The browser's clock may be ahead of the server's, so deals are fetched once more after this delay. */
const secondLookMs = 4000

/** Fetches the deals again after one has begun or ended. */
export function refreshDeals(client: QueryClient) {
  const refresh = () => void client.invalidateQueries({ queryKey: dealKeys.all })
  refresh()
  setTimeout(refresh, secondLookMs)
}

/** What the countdown of a kind of deals shows: the end of the running ones, or else the start of the next. */
export function useDealClock(kind: Deal['kind']): DealClockState {
  const client = useQueryClient()
  const running = useQuery(runningDealsQuery(kind))
  const planned = useQuery(nextDealQuery(kind))
  const [, look] = useReducer((times: number) => times + 1, 0)
  const onOver = useCallback(() => {
    look()
    refreshDeals(client)
  }, [client])

  const now = useRenderTime()
  const endsAt = running.data?.find(({ deal }) => isRunning(deal, now))?.deal.endsAt ?? null
  const next = planned.data && planned.data.startsAt > now ? planned.data : null
  return { endsAt, next, isPending: running.isPending || (endsAt === null && planned.isPending), onOver }
}
