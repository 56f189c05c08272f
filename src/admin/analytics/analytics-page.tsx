import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSales as words } from '@/content/admin/sales'
import { type SalesSummary, salesQuery } from '@/data/sales/sales-queries'
import { useShopZone } from '@/data/settings/shop-settings'
import { shopToday } from '@/data/settings/shop-today'
import { type Bucket, buckets, type DayRange, daysBefore } from '@/domain/orders/sales'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { KeyMetrics } from '../shared/figures/key-metrics'
import { metrics } from '../shared/figures/metrics'
import { PeriodChoices } from '../shared/figures/period-choices'
import { SalesChart } from '../shared/figures/sales-chart'
import { usePeriod } from '../shared/figures/use-period'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useMay } from '../shared/page/access'
import { PageHeader } from '../shared/page/page-header'
import { panel } from '../shared/page/panel'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError, StaleNote, StateNote } from '../shared/page/state-note'
import { ExportSales } from './export-sales'
import { OriginsPanel } from './origins-panel'
import { PeriodForm } from './period-form'
import { ReceiversPanel } from './receivers-panel'
import { RemindersPanel } from './reminders-panel'
import { SalesTable } from './sales-table'
import { ByStatus, Collections, Products, SoldOut } from './top-lists'

const Accounting = lazyPart(() => import('./accounting-page').then((module) => module.AccountingPage))

/** Sales over any date range, or a month for the accountant. */
export function AnalyticsPage() {
  const [params] = useSearchParams()
  if (!params.has('month')) return <Sales />
  return (
    <Suspense fallback={<Skeleton className="m-4 h-96" />}>
      <Accounting />
    </Suspense>
  )
}

/** Sales over any date range, compared with the same number of days before it. */
function Sales() {
  const may = useMay()
  const period = usePeriod()
  const { range, bucket } = period
  const zone = useShopZone()
  const sales = useQuery(salesQuery(range, bucket))
  usePageHead({ title: admin.title(words.title), hidden: true })
  const { data } = sales
  const chosen = metrics.find(({ name, bar }) => bar && name === period.metric)?.name ?? 'revenue'
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title}>{data && <ExportSales summary={data} range={range} />}</PageHeader>
      <div className="mt-1 flex flex-wrap items-end gap-x-4 gap-y-2">
        <PeriodChoices {...period} />
        <PeriodForm key={`${range.from} ${range.to}`} range={range} hrefOf={period.rangeHref} />
        <Link
          to={`${adminPaths.analytics}?month`}
          className="inline-flex min-h-11 items-center font-medium text-accent hover:underline md:min-h-8"
        >
          {words.accounting}
        </Link>
        <div className="max-w-full md:ms-auto">
          <SegmentedLinks
            label={words.bucket.label}
            chosen={bucket}
            choices={buckets.map((each) => ({
              value: each,
              label: words.bucket.choices[each],
              to: period.bucketHref(each),
            }))}
          />
        </div>
      </div>
      <StaleNote query={sales} />
      <section
        aria-label={words.metrics.label}
        aria-busy={sales.isFetching}
        className={`mt-4 overflow-hidden ${panel} ${sales.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        <KeyMetrics
          summary={data}
          chosen={chosen}
          hrefOf={(metric) => period.hrefOf({ figure: metric === 'revenue' ? null : metric })}
        />
        <LoadingError title={words.error} query={sales} />
        {sales.isPending && <Skeleton className="m-4 h-64" />}
        {data && <Course summary={data} chosen={chosen} range={range} bucket={bucket} />}
      </section>
      {data && data.current.orders > 0 && (
        <div className="mt-4 grid grid-cols-1 gap-4 xl:grid-cols-2">
          <Products products={data.products} />
          <Collections collections={data.collections} />
          <SoldOut variants={data.soldOut} />
          <ByStatus statuses={data.statuses} />
        </div>
      )}
      <OriginsPanel range={range} />
      <RemindersPanel />
      {may('settings') && <ReceiversPanel />}
      <p className="mt-4 text-12 text-muted">{words.note(zone)}</p>
    </div>
  )
}

type CourseProps = { summary: SalesSummary; chosen: string; range: DayRange; bucket: Bucket }

function Course({ summary, chosen, range, bucket }: CourseProps) {
  const { currency } = useShopMoney()
  if (summary.current.orders + summary.previous.orders === 0) return <StateNote {...words.none} />
  const metric = metrics.find(({ name }) => name === chosen)
  const barOf = metric?.bar
  if (!metric || !barOf) return null
  const inWords = (value: number) => metric.words(value, currency)
  const before = daysBefore(range)
  const bars = summary.buckets.map((each) => ({
    start: each.start,
    now: barOf(each) ?? 0,
    before: barOf(each.before) ?? 0,
  }))
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-5 px-4 pt-3 text-14 text-muted">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-picture bg-accent/65" />
          <span>{words.period(range.from, range.to)}</span>
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="w-4 border-t border-ink/70" />
          <span>{words.before(before.from, before.to)}</span>
        </span>
      </p>
      <SalesChart
        bars={bars}
        bucket={bucket}
        words={inWords}
        label={words.chart(words.metrics[metric.name], range.from, range.to)}
        isOpen={range.to === shopToday()}
        deals={summary.deals}
      />
      <SalesTable
        bars={bars}
        bucket={bucket}
        caption={words.metrics[metric.name]}
        words={inWords}
        deals={summary.deals}
      />
    </>
  )
}
