import { paths } from '@/config/paths'
import { dealsWords as words } from '@/content/catalogue/deals'
import { common } from '@/content/shared/common'
import { Banner } from '@/storefront/shared/page/banner'
import { bannerArt } from '@/storefront/shared/page/banner-art'
import { DealClock } from '@/storefront/shared/product/deal-clock'
import { useDealClock } from '@/storefront/shared/product/use-deal-clock'
import { usePageHead } from '@/ui/page-head'
import { DailySection } from './daily-section'
import { FlashSection } from './flash-section'
import { MemberPromo } from './member-promo'

const art = bannerArt('deals')

/** Today's deals: the daily countdown, four flash deals, four daily deals, and the club. */
export function DealsPage() {
  usePageHead({ title: common.title(words.title), description: words.description, path: paths.deals })
  const clock = useDealClock('daily')
  return (
    <>
      <Banner ground="green" {...art} corner="top" priority>
        <div className="wrap flex min-h-55 flex-col justify-center py-8 md:min-h-80">
          <h1 className="text-44 leading-none md:text-hero md:leading-[0.94] md:tracking-[-0.03em]">
            {words.title}
          </h1>
          <p className="mt-3 max-w-44 text-14 text-pretty md:mt-4 md:max-w-100 md:text-20 md:leading-snug">
            {words.text}
          </p>
          <DealClock clock={clock} running={words.clock.running} next={words.clock.next} className="mt-5" />
        </div>
      </Banner>
      <FlashSection />
      <DailySection clock={clock} />
      <MemberPromo />
    </>
  )
}
