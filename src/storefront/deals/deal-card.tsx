import { Check } from 'lucide-react'
import { flashWords, offerWords as words } from '@/content/catalogue/deals'
import type { DealSlot } from '@/domain/discounts/deal-rotation'
import { QuickAdd } from '@/storefront/shared/cart/quick-add'
import { CardFacts } from '@/storefront/shared/product/card-facts'
import { Countdown } from '@/storefront/shared/product/countdown'
import { Picture } from '@/storefront/shared/product/picture'
import { useLivePrice } from '@/storefront/shared/product/use-live-price'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { DealOverNote } from './deal-over-note'
import { SoldMeter } from './sold-meter'

const frame =
  'relative grid h-full grid-cols-[40%_1fr] overflow-hidden rounded-surface border border-line bg-surface-raised sm:grid-cols-[13rem_1fr] lg:grid-cols-[14rem_1fr]'
const body = 'flex min-w-0 flex-col justify-center p-3.5 md:p-5'

type DealCardProps = {
  slot: DealSlot
  /** Flash: with a stock meter and a button. Daily: with a large percentage. */
  look: 'flash' | 'daily'
  /** The end that the page's clock counts to; a deal with another end has its own countdown. */
  pageEnd: number | null
}

/** A product at its deal's price. When the deal is over, the card says so and shows the regular price. */
export function DealCard({ slot, look, pageEnd }: DealCardProps) {
  const { deal } = slot.offer
  const product = slot.over ? { ...slot.offer.product, deal: null } : slot.offer.product
  const price = useLivePrice(product)
  return (
    <article aria-label={product.title} className={frame}>
      <div className="relative bg-surface-sunken sm:aspect-picture">
        <Picture
          src={product.picture.src}
          alt=""
          sizes="(min-width: 30rem) 224px, 40vw"
          className={`absolute inset-0 ${slot.over ? 'opacity-60' : ''}`}
        />
        {look === 'flash' && price.discount !== null && price.discount > 0 && (
          <span className="absolute start-2.5 top-2.5 rounded-picture bg-badge-sale px-2 text-12 leading-6 font-bold text-badge-on-sale tabular-nums">
            {words.off(price.discount)}
          </span>
        )}
      </div>
      <div className={body}>
        {look === 'daily' && price.discount !== null && price.discount > 0 && (
          <p className="font-display text-44 leading-none font-medium tracking-tight text-sale tabular-nums">
            {words.off(price.discount)}
          </p>
        )}
        <CardFacts product={product} price={price} percent={false} />
        <div className="grid gap-3 pt-4 md:pt-5">
          {slot.over ? (
            <DealOverNote slot={slot} />
          ) : (
            <>
              <SoldMeter deal={deal} look={look === 'flash' ? 'available' : 'of-total'} />
              {deal.endsAt !== pageEnd && (
                <p className="text-14 text-muted">
                  {words.endsIn} <Countdown endsAt={deal.endsAt} />
                </p>
              )}
            </>
          )}
          <QuickAdd product={product} {...(look === 'flash' && !slot.over && { label: flashWords.grab })}>
            {({ props, words: label, added }) => (
              <Button
                {...props}
                look={added ? 'done' : look === 'flash' && !slot.over ? 'main' : 'line'}
                className="relative z-1 w-full px-3 py-2 whitespace-normal!"
              >
                {added && <Check size={18} strokeWidth={1.8} aria-hidden="true" />}
                <span>{label}</span>
              </Button>
            )}
          </QuickAdd>
        </div>
      </div>
    </article>
  )
}

/** A deal card's skeleton, of the same size. */
export function DealCardSkeleton({ look }: { look: 'flash' | 'daily' }) {
  return (
    <div aria-hidden="true" className={`${frame} animate-pulse motion-reduce:animate-none`}>
      <div className="bg-surface-sunken sm:aspect-picture" />
      <div className={`${body} gap-2`}>
        {look === 'daily' && <Skeleton className="h-11 w-24" />}
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
        {look === 'flash' && <Skeleton className="mt-3 h-14 w-full" />}
        <Skeleton className="mt-1 h-12 w-full" />
      </div>
    </div>
  )
}
