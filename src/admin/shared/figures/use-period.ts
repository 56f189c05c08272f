import { useSearchParams } from 'react-router-dom'
import { shopToday } from '@/data/settings/shop-today'
import {
  type Bucket,
  bucketFor,
  buckets,
  type DayRange,
  daysIn,
  lastDays,
  toRange,
} from '@/domain/orders/sales'

const usual = 30

/** The period and its buckets in the URL: `?days=90`, or `?from=…&to=…`, and `?by=week`. */
export function usePeriod() {
  const [params] = useSearchParams()
  const today = shopToday()
  const chosen = toRange(params.get('from'), params.get('to'), today)
  const days = Math.min(Math.max(1, Math.trunc(Number(params.get('days'))) || usual), 1100)
  const range: DayRange = chosen ?? lastDays(days, today)
  const bucket = buckets.find((each) => each === params.get('by')) ?? bucketFor(range)

  const hrefOf = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return `?${next}`
  }
  return {
    range,
    bucket,
    /** Number of days up to today; null for a custom range. */
    days: chosen ? null : daysIn(range),
    metric: params.get('figure'),
    hrefOf,
    lastHref: (count: number) => hrefOf({ days: String(count), from: null, to: null, by: null }),
    rangeHref: ({ from, to }: DayRange) => hrefOf({ from, to, days: null, by: null }),
    bucketHref: (by: Bucket) => hrefOf({ by }),
  }
}
