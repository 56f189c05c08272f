import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { runningDealsQuery } from '@/data/deals/deal-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { isRunning, type ProductDeal } from '@/domain/discounts/deal'
import { type DealSlot, nextChange, rotateDeals } from '@/domain/discounts/deal-rotation'
import type { Deal } from '@/domain/product/product'
import { refreshDeals } from '@/storefront/shared/product/use-deal-clock'
import { useRenderTime } from '@/storefront/shared/time/server-time'

/** How long an ended deal stays before the next one replaces it. */
const lingerMs = 12_000
const none: readonly ProductDeal[] = []

/** The first `size` running deals of a kind, each in a fixed position while the page is open; and the rest. */
export function useDealRotation(kind: Deal['kind'], size: number) {
  const client = useQueryClient()
  const { data, error, isPending, refetch } = useQuery(runningDealsQuery(kind))
  const offers = data ?? none
  const arranged = useCallback(
    (slots: readonly DealSlot[]) => rotateDeals(slots, offers, serverNow(), { size, lingerMs }),
    [offers, size],
  )
  const [seen, setSeen] = useState(offers)
  const now = useRenderTime()
  const [slots, setSlots] = useState(() => rotateDeals([], offers, now, { size, lingerMs }))
  if (seen !== offers) {
    setSeen(offers)
    setSlots(arranged)
  }

  useEffect(() => {
    const change = nextChange(slots, lingerMs)
    if (change === null) return undefined
    const look = () => {
      setSlots(arranged)
      if (slots.some(({ offer, over }) => !over && offer.deal.endsAt <= serverNow())) refreshDeals(client)
    }
    // Slightly after the change, and at most a minute ahead, as long timers overflow; a suspended tab checks when it
    // becomes visible.
    const timer = setTimeout(look, Math.min(Math.max(change - serverNow(), 0) + 50, 60_000))
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [slots, arranged, client])

  const shown = new Set(slots.map(({ offer }) => offer.deal.id))
  return {
    slots,
    rest: offers.filter(({ deal }) => !shown.has(deal.id) && isRunning(deal, now)),
    error: data ? null : error,
    isPending,
    retry: () => void refetch(),
  }
}
