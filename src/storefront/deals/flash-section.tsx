import { paths } from '@/config/paths'
import { dealsWords, offerWords } from '@/content/catalogue/deals'
import { minutesUntil } from '@/domain/discounts/countdown'
import type { DealSlot } from '@/domain/discounts/deal-rotation'
import { ProductCard, ProductCardSkeleton } from '@/storefront/shared/card/product-card'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { Countdown } from '@/storefront/shared/product/countdown'
import { useDealClock } from '@/storefront/shared/product/use-deal-clock'
import { useRenderTime } from '@/storefront/shared/time/server-time'
import { DealOverAnnouncement, DealOverNote } from './deal-over-note'
import { SoldMeter } from './sold-meter'
import { useDealRotation } from './use-deal-rotation'

const words = dealsWords.flash
const cards = 4
const grid = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5'

/** The four flash deals that end first, each with its stock meter. */
export function FlashSection() {
  const clock = useDealClock('flash')
  const { slots, error, isPending, retry } = useDealRotation('flash', cards)
  const now = useRenderTime()
  const none = !isPending && !error && slots.length === 0
  return (
    <section aria-labelledby="flash" className="bg-surface-sunken">
      {/* Skeletons and badges are sand-coloured and would not show on sand. */}
      <div className="wrap py-section [--surface-sunken:var(--line)]">
        <SectionHead id="flash" title={words.title} text={words.text} to={paths.flashDeals} />
        <DealOverAnnouncement slots={slots} />
        {error && <ErrorPanel error={error} retry={retry} heading="h3" />}
        {none && (
          <p>
            {`${words.none} ${
              clock.next ? dealsWords.when(minutesUntil(clock.next.startsAt, now)) : dealsWords.unplanned
            }`}
          </p>
        )}
        <ul className={grid}>
          {isPending &&
            [1, 2, 3, 4].map((index) => (
              <li key={index}>
                <ProductCardSkeleton />
                <div className="h-16" />
              </li>
            ))}
          {slots.map((slot) => (
            <li key={slot.offer.deal.id} className="flex min-w-0 flex-col">
              <FlashCard slot={slot} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function FlashCard({ slot }: { slot: DealSlot }) {
  const { deal, product } = slot.offer
  return (
    <>
      <ProductCard
        product={slot.over ? { ...product, deal: null } : product}
        sizes="(min-width: 1328px) 305px, (min-width: 47.5rem) 25vw, 50vw"
      />
      <div className="mt-auto min-h-16 pt-3">
        {slot.over ? (
          <DealOverNote slot={slot} />
        ) : (
          <>
            <SoldMeter deal={deal} look="of-total" />
            <p className="text-12 text-muted">
              {offerWords.endsIn} <Countdown endsAt={deal.endsAt} />
            </p>
          </>
        )}
      </div>
    </>
  )
}
