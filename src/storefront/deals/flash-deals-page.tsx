import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { flashWords as words } from '@/content/catalogue/deals'
import { common } from '@/content/shared/common'
import { Section as DealsBanner } from '@/sections/deals-banner'
import { ProductCard } from '@/storefront/shared/card/product-card'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { useDealClock } from '@/storefront/shared/product/use-deal-clock'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { DealCard, DealCardSkeleton } from './deal-card'
import { DealOverAnnouncement } from './deal-over-note'
import { NotifyBlock } from './notify-block'
import { useDealRotation } from './use-deal-rotation'
import { useDealsPage } from './use-deals-page'

const cards = 6
const grid = 'grid gap-3 md:grid-cols-2 md:gap-5'

/** The flash deals that end first, with their stock, and when the next ones begin. */
export function FlashDealsPage() {
  const { title, description, isIndexed, banner } = useDealsPage('flash-deals')
  usePageHead({
    title: common.title(title ?? words.title),
    description: description ?? words.description,
    path: paths.flashDeals,
    hidden: !isIndexed,
  })
  const clock = useDealClock('flash')
  const { slots, rest, error, isPending, retry } = useDealRotation('flash', cards)
  return (
    <>
      <DealsBanner id="banner" section={banner} />
      <DealOverAnnouncement slots={slots} />
      <section aria-labelledby="running" className="wrap py-8 md:py-12">
        <h2 id="running" className="sr-only">
          {words.list}
        </h2>
        {error && <ErrorPanel error={error} retry={retry} />}
        {isPending && (
          <div className={grid}>
            {[1, 2, 3, 4, 5, 6].map((index) => (
              <DealCardSkeleton key={index} look="flash" />
            ))}
          </div>
        )}
        {!isPending && !error && slots.length === 0 && <BetweenSales />}
        <ul className={grid}>
          {slots.map((slot) => (
            <li key={slot.offer.deal.id}>
              <DealCard slot={slot} look="flash" pageEnd={clock.endsAt} />
            </li>
          ))}
        </ul>
      </section>
      <NotifyBlock next={clock.next} onOver={clock.onOver} />
      {rest.length > 0 && (
        <section aria-labelledby="later" className="wrap pb-section">
          <h2 id="later" className="text-28 leading-tight md:text-44 md:leading-[1.08]">
            {words.later.title}
          </h2>
          <p className="mt-1 mb-6 text-muted">{words.later.text}</p>
          <ul className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5 xl:grid-cols-6">
            {rest.slice(0, 12).map(({ deal, product }) => (
              <li key={deal.id} className="min-w-0">
                <ProductCard
                  product={product}
                  dense
                  sizes="(min-width: 73.75rem) 200px, (min-width: 47.5rem) 25vw, 50vw"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function BetweenSales() {
  const { title, text, deals, sale } = words.none
  return (
    <StatePanel
      title={title}
      text={text}
      actions={
        <>
          <Link to={paths.deals} className={buttonClass({ size: 'medium' })}>
            {deals}
          </Link>
          <Link to={paths.reduced} className={buttonClass({ look: 'line', size: 'medium' })}>
            {sale}
          </Link>
        </>
      }
    />
  )
}
