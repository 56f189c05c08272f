import { paths } from '@/config/paths'
import { dealsWords as words } from '@/content/catalogue/deals'
import { common } from '@/content/shared/common'
import { Section as Club } from '@/sections/club'
import { Section as DealsBanner } from '@/sections/deals-banner'
import { useDealClock } from '@/storefront/shared/product/use-deal-clock'
import { usePageHead } from '@/ui/page-head'
import { DailySection } from './daily-section'
import { FlashSection } from './flash-section'
import { useDealsPage } from './use-deals-page'

/** Today's deals: the daily countdown, four flash deals, four daily deals, and the club. */
export function DealsPage() {
  const { title, description, isIndexed, banner, club } = useDealsPage('deals')
  usePageHead({
    title: common.title(title ?? words.title),
    description: description ?? words.description,
    path: paths.deals,
    hidden: !isIndexed,
  })
  const clock = useDealClock('daily')
  return (
    <>
      <DealsBanner id="banner" section={banner} />
      <FlashSection />
      <DailySection clock={clock} />
      {club && <Club id="club" section={club} />}
    </>
  )
}
