import { useEffect, useState } from 'react'
import { flashWords } from '@/content/catalogue/deals'
import { serverNow } from '@/data/supabase/server-clock'
import { minutesUntil } from '@/domain/discounts/countdown'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { Ornament } from '@/storefront/shared/page/ornament'
import type { DealClockState } from '@/storefront/shared/product/use-deal-clock'
import { useRenderTime } from '@/storefront/shared/time/server-time'

const words = flashWords.next

/** When the next flash deal begins, with a form to be notified. */
export function NotifyBlock({ next, onOver }: { next: DealClockState['next']; onOver: () => void }) {
  const minutes = useMinutesUntil(next?.startsAt ?? null, onOver)
  return (
    <section aria-labelledby="next-deal" className="below-first-screen wrap pb-section">
      <div className="grid gap-x-12 gap-y-5 rounded-surface bg-surface-sunken px-5 py-8 md:grid-cols-2 md:items-center md:px-10 md:py-12">
        <div>
          <h2 id="next-deal" className="text-28 leading-tight md:text-44 md:leading-[1.08]">
            {minutes === null ? words.unplanned : words.title(minutes)}
          </h2>
          <p className="mt-2 flex items-center gap-2.5 text-muted">
            <Ornament className="size-3" />
            <span>{next ? words.text(next.count) : words.textUnplanned}</span>
          </p>
        </div>
        <SubscribeForm topic="flash-deals" label={words.button} button={words.button} done={words.done} />
      </div>
    </section>
  )
}

/** Whole minutes until a time (ms UTC), updated each minute; null without one. */
function useMinutesUntil(moment: number | null, onOver: () => void): number | null {
  const rendered = useRenderTime()
  const [now, setNow] = useState(rendered)
  const minutes = moment === null ? null : minutesUntil(moment, now)

  useEffect(() => {
    if (moment === null) return undefined
    if (minutes === 0) {
      onOver()
      return undefined
    }
    const update = () => setNow(serverNow())
    const timer = setTimeout(update, (moment - now) % 60_000 || 60_000)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [moment, minutes, now, onOver])

  return minutes
}
