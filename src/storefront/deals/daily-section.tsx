import { dealsWords } from '@/content/deals'
import { minutesUntil } from '@/domain/countdown'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import type { DealClockState } from '@/storefront/shared/use-deal-clock'
import { OfferCard, OfferSkeleton } from './offer-card'
import { OverAnnouncement } from './over-note'
import { SectionHead } from './section-head'
import { useLineup } from './use-lineup'

const words = dealsWords.daily
const cards = 4
const grid = 'grid gap-3 md:grid-cols-2 md:gap-5'

/** The day's four prices, each with its percent large. */
export function DailySection({ clock }: { clock: DealClockState }) {
  const { slots, error, isPending, retry } = useLineup('daily', cards)
  const none = !isPending && !error && slots.length === 0
  return (
    <section aria-labelledby="daily" className="wrap py-section">
      <SectionHead
        id="daily"
        title={words.title}
        text={slots.length > 0 ? words.text(slots.length) : words.plain}
      />
      <OverAnnouncement slots={slots} />
      {error && <ErrorPanel error={error} retry={retry} heading="h3" />}
      {none && (
        <p>
          {words.none}{' '}
          {clock.next ? dealsWords.when(minutesUntil(clock.next.startsAt, Date.now())) : dealsWords.unplanned}
        </p>
      )}
      <ul className={grid}>
        {isPending &&
          [1, 2, 3, 4].map((place) => (
            <li key={place} className="min-h-55">
              <OfferSkeleton look="daily" />
            </li>
          ))}
        {slots.map((slot) => (
          <li key={slot.offer.deal.id} className="min-h-55">
            <OfferCard slot={slot} look="daily" pageEnd={clock.endsAt} />
          </li>
        ))}
      </ul>
    </section>
  )
}
