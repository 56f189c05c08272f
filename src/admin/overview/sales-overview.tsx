import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSales } from '@/content/admin/sales'
import { salesQuery } from '@/data/sales/sales-queries'
import { Skeleton } from '@/ui/skeleton'
import { KeyMetrics } from '../shared/figures/key-metrics'
import { SalesChart } from '../shared/figures/sales-chart'
import { TopProducts } from '../shared/figures/top-products'
import type { usePeriod } from '../shared/figures/use-period'
import { Panel } from '../shared/page/panel'
import { useShopMoney } from '../shared/page/shop-money'
import { LoadingError, StateNote } from '../shared/page/state-note'

const words = admin.overview
const topProducts = 3

type SalesOverviewProps = { period: ReturnType<typeof usePeriod> }

export function SalesOverview({ period }: SalesOverviewProps) {
  const { range, bucket, days } = period
  const sales = useQuery({ ...salesQuery(range, bucket), staleTime: 60_000 })
  const analytics = `${adminPaths.analytics}?days=${days ?? ''}`
  const { data } = sales
  const { money } = useShopMoney()
  return (
    <>
      <Panel
        id="sales"
        title={words.sales}
        by={adminSales.period(range.from, range.to)}
        more={{ label: words.openAnalytics, to: analytics }}
      >
        <div className="border-t border-line">
          <KeyMetrics summary={data} chosen="revenue" hrefOf={(metric) => `${analytics}&figure=${metric}`} />
        </div>
        <LoadingError title={adminSales.error} query={sales} />
        {sales.isPending && <Skeleton className="m-4 h-64" />}
        {data && data.current.orders === 0 && <StateNote {...words.noSales} />}
        {data && data.current.orders > 0 && (
          <SalesChart
            bars={data.buckets.map((each) => ({
              start: each.start,
              now: each.revenue,
              before: each.before.revenue,
            }))}
            bucket={bucket}
            words={money}
            label={adminSales.chart(adminSales.metrics.revenue, range.from, range.to)}
            isOpen
          />
        )}
      </Panel>
      {data && data.products.length > 0 && (
        <Panel
          id="top"
          title={words.topProducts}
          by={adminSales.products.by}
          more={{ label: words.allProducts, to: adminPaths.products }}
        >
          <TopProducts products={data.products.slice(0, topProducts)} />
        </Panel>
      )}
    </>
  )
}
