import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminSales } from '@/content/admin-sales'
import { salesQuery } from '@/data/sales/sales-queries'
import { lastDays } from '@/domain/sales'
import { Skeleton } from '@/ui/skeleton'
import { EarningProducts } from '../shared/earning-products'
import { figures } from '../shared/figures'
import { KeyFigures } from '../shared/key-figures'
import { Panel } from '../shared/panel'
import { SalesChart } from '../shared/sales-chart'
import { ErrorNote, StateNote } from '../shared/state-note'

const words = admin.overview
const topProducts = 3

/** Key figures of the last thirty days with their change, the revenue day by day, and what earned most. */
export function SalesOverview() {
  const range = lastDays(30, Date.now())
  const sales = useQuery({ ...salesQuery(range, 'day'), staleTime: 60_000 })
  const { data } = sales
  const [revenue] = figures
  return (
    <>
      <Panel id="sales" title={words.sales} more={{ label: words.openAnalytics, to: adminPaths.analytics }}>
        <div className="border-t border-line">
          <KeyFigures
            summary={data}
            chosen="revenue"
            hrefOf={(figure) => `${adminPaths.analytics}?figure=${figure}`}
          />
        </div>
        {sales.isLoadingError && (
          <ErrorNote title={adminSales.error} error={sales.error} retry={() => void sales.refetch()} />
        )}
        {sales.isPending && <Skeleton className="m-4 h-64" />}
        {data && data.current.orders === 0 && <StateNote {...words.noSales} />}
        {data && data.current.orders > 0 && revenue && (
          <SalesChart
            bars={data.buckets.map((each) => ({
              start: each.start,
              now: each.revenue,
              before: each.before.revenue,
            }))}
            bucket="day"
            words={revenue.words}
            label={adminSales.chart(adminSales.figures.revenue, range.from, range.to)}
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
          <EarningProducts products={data.products.slice(0, topProducts)} />
        </Panel>
      )}
    </>
  )
}
