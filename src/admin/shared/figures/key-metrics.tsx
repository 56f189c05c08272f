import { Link } from 'react-router-dom'
import { adminSales as words } from '@/content/admin/sales'
import type { SalesSummary } from '@/data/sales/sales-queries'
import { changeOf } from '@/domain/orders/sales'
import { numberLocale } from '@/domain/text/build-language'
import { Skeleton } from '@/ui/skeleton'
import { useShopMoney } from '../page/shop-money'
import { metrics } from './metrics'

type KeyMetricsProps = {
  summary: SalesSummary | undefined
  chosen: string
  hrefOf: (metric: string) => string
}

const tab = 'block h-full px-4 py-3 text-start'

/** The key metrics with their change. Those that can be charted select the chart below. */
export function KeyMetrics({ summary, chosen, hrefOf }: KeyMetricsProps) {
  const { currency } = useShopMoney()
  return (
    <div className="@container">
      <ul
        aria-label={words.metrics.label}
        className="scrollbar-none relative flex overflow-x-auto border-b border-line bg-surface-sunken/60 md:grid md:grid-cols-4 @4xl:grid-cols-6"
      >
        {metrics.map((metric) => {
          const now = summary ? metric.of(summary.current) : null
          const isChosen = metric.name === chosen
          const content = (
            <>
              <span className="block text-12 whitespace-nowrap text-muted">{words.metrics[metric.name]}</span>
              {summary ? (
                <b className="block text-20 leading-8 font-semibold">
                  {metric.name === 'returning'
                    ? words.ofCustomers(summary.current.returning, summary.current.customers)
                    : now === null
                      ? '–'
                      : metric.words(now, currency)}
                </b>
              ) : (
                <Skeleton className="my-1.5 h-5 w-20" />
              )}
              {summary && <Change change={changeOf(now, metric.of(summary.previous))} grows={metric.grows} />}
            </>
          )
          return (
            <li
              key={metric.name}
              className={`min-w-38 flex-1 border-line not-last:border-e md:min-w-0 md:border-b md:first:col-span-2 md:@max-4xl:nth-[4n+3]:border-e-0 md:@max-4xl:nth-[n+8]:border-b-0 @4xl:nth-[6n+5]:border-e-0 @4xl:nth-[n+6]:border-b-0 ${isChosen ? 'bg-surface-raised shadow-[inset_0_3px_0_var(--accent)]' : ''}`}
            >
              {metric.bar ? (
                <Link
                  to={hrefOf(metric.name)}
                  replace
                  preventScrollReset
                  aria-current={isChosen ? 'true' : undefined}
                  className={`${tab} outline-offset-[-3px] hover:bg-surface-raised`}
                >
                  {content}
                </Link>
              ) : (
                <div className={tab}>{content}</div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

type ChangeProps = { change: number | null; grows: boolean }

/** The change against the period before. */
export function Change({ change, grows }: ChangeProps) {
  if (change === null) return <span className="block text-12 text-muted">{words.change.none}</span>
  if (change === 0) return <span className="block text-12 text-muted">{words.change.same}</span>
  const percent = (Math.abs(change) / 1000).toLocaleString(numberLocale, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const isGood = change > 0 === grows
  return (
    <span className={`block text-12 font-semibold ${isGood ? 'text-success' : 'text-danger-text'}`}>
      <span aria-hidden="true">{`${change > 0 ? '▲' : '▼'} ${percent}`}</span>
      <span className="sr-only">{change > 0 ? words.change.more(percent) : words.change.less(percent)}</span>
    </span>
  )
}
