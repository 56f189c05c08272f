import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { admin, longDayWords } from '@/content/admin/admin'
import { serverNow } from '@/data/supabase/server-clock'
import { buttonClass } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { PeriodChoices } from '../shared/figures/period-choices'
import { usePeriod } from '../shared/figures/use-period'
import { useMay } from '../shared/page/access'
import { MayLink } from '../shared/page/may-link'
import { PageHeader } from '../shared/page/page-header'
import { SectionBoundary } from '../shared/page/section-boundary'
import { LowStock } from './low-stock'
import { Overdue } from './overdue'
import { RecentOrders } from './recent-orders'
import { SalesOverview } from './sales-overview'
import { StatusCounts } from './status-counts'
import { ToPack } from './to-pack'
import { Today } from './today'
import { UnreadMessages } from './unread-messages'

const BeforeOrders = lazyPart(() => import('./before-orders').then((module) => module.BeforeOrders))

const VersionNotice = lazyPart(() => import('./version-notice').then((module) => module.VersionNotice))

const words = admin.overview

export function OverviewPage() {
  const period = usePeriod()
  const may = useMay()
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title}>
        <MayLink to={adminPaths.newProduct} className={buttonClass({ size: 'small' })}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          <span className="max-md:sr-only">{words.addProduct}</span>
        </MayLink>
      </PageHeader>
      <p className="text-muted">{longDayWords(serverNow())}</p>
      {may('settings') && (
        <Suspense fallback={null}>
          <VersionNotice />
          <BeforeOrders />
        </Suspense>
      )}
      <SectionBoundary>
        <Today />
      </SectionBoundary>
      <div className="mt-4 grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4 max-xl:md:grid-cols-2 xl:order-last">
          {may('orders') && (
            <SectionBoundary>
              <Overdue />
            </SectionBoundary>
          )}
          {may('orders') && (
            <SectionBoundary>
              <ToPack />
            </SectionBoundary>
          )}
          {may('view', 'stock') && (
            <SectionBoundary>
              <LowStock />
            </SectionBoundary>
          )}
          {may('messages') && (
            <SectionBoundary>
              <UnreadMessages />
            </SectionBoundary>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">
          {may('money') && (
            <>
              <div className="flex justify-end">
                <PeriodChoices {...period} />
              </div>
              <SectionBoundary>
                <SalesOverview period={period} />
              </SectionBoundary>
            </>
          )}
          {may('orders') && (
            <SectionBoundary>
              <StatusCounts />
            </SectionBoundary>
          )}
          {may('orders') && (
            <SectionBoundary>
              <RecentOrders />
            </SectionBoundary>
          )}
        </div>
      </div>
    </div>
  )
}
