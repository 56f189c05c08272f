import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useReducer } from 'react'
import { dealKeys } from '@/data/deals/deal-keys'
import { nextDealQuery, runningDealsQuery } from '@/data/deals/deal-queries'
import { clockTolerance } from '@/data/supabase/server-clock'
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

/** By serverNow a deal may begin or end too early, so deals are fetched once more when that is over. */
const secondLookMs = clockTolerance + 1000
let secondLook: ReturnType<typeof setTimeout> | undefined

/** Fetches the deals again after one has begun or ended. */
export function refreshDeals(client: QueryClient) {
  const refresh = () => void client.invalidateQueries({ queryKey: dealKeys.all })
  refresh()
  // Several clocks of a page reach zero together.
  clearTimeout(secondLook)
  secondLook = setTimeout(refresh, secondLookMs)
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
  const isAhead = planned.data != null && planned.data.startsAt > now
  // What was planned has begun, and the running ones are not read again yet.
  const hasBegun = planned.data != null && !isAhead && !running.isError
  return {
    endsAt,
    // Without the running ones nothing is known to come next.
    next: running.data && isAhead ? planned.data : null,
    isPending: running.isPending || (endsAt === null && (planned.isPending || hasBegun)),
    onOver,
  }
}
