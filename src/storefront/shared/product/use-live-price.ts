import { serverNow } from '@/data/supabase/server-clock'
import { liveDeal, type Price, type ProductSummary, priceAt } from '@/domain/product/product'
import { useByClock } from '@/ui/hydration'

const subscribers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** One timer for all prices of a page; each card checks only whether its own deal still runs. */
function subscribe(listener: () => void) {
  subscribers.add(listener)
  timer ??= setInterval(() => {
    for (const each of subscribers) each()
  }, 1000)
  return () => {
    subscribers.delete(listener)
    if (subscribers.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
}

/** A product's current price; updates when its deal begins or ends. */
export function useLivePrice(
  product: Pick<ProductSummary, 'deal' | 'price' | 'originalPrice' | 'priceTo' | 'measures'>,
): Price {
  const deal = useByClock((now) => liveDeal(product, now), serverNow, subscribe)
  return priceAt({ ...product, deal }, deal?.startsAt ?? 0)
}
