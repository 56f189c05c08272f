import { dealsWords } from '@/content/catalogue/deals'
import { minutesUntil } from '@/domain/discounts/countdown'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { SectionHead } from '@/storefront/shared/page/section-head'
import type { DealClockState } from '@/storefront/shared/product/use-deal-clock'
import { useRenderTime } from '@/storefront/shared/time/server-time'
import { DealCard, DealCardSkeleton } from './deal-card'
import { DealOverAnnouncement } from './deal-over-note'
import { useDealRotation } from './use-deal-rotation'

const words = dealsWords.daily
const cards = 4
const grid = 'grid gap-3 md:grid-cols-2 md:gap-5'

/** The four daily deals, with large percentages. */
export function DailySection({ clock }: { clock: DealClockState }) {
  const { slots, error, isPending, retry } = useDealRotation('daily', cards)
  const now = useRenderTime()
  const none = !isPending && !error && slots.length === 0
  return (
    <section aria-labelledby="daily" className="below-first-screen wrap py-section">
      <SectionHead
        id="daily"
        title={words.title}
        text={slots.length > 0 ? words.text(slots.length) : words.plain}
      />
      <DealOverAnnouncement slots={slots} />
      {error && <ErrorPanel error={error} retry={retry} heading="h3" />}
      {none && (
        <p>
          {`${words.none} ${clock.next ? dealsWords.when(minutesUntil(clock.next.startsAt, now)) : dealsWords.unplanned}`}
        </p>
      )}
      <ul className={grid}>
        {isPending &&
          [1, 2, 3, 4].map((index) => (
            <li key={index} className="min-h-55">
              <DealCardSkeleton look="daily" />
            </li>
          ))}
        {slots.map((slot) => (
          <li key={slot.offer.deal.id} className="min-h-55">
            <DealCard slot={slot} look="daily" pageEnd={clock.endsAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
