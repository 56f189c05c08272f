import type { adminSales as words } from '@/content/admin-sales'
import { formatMoney } from '@/domain/money'
import { averageOrder, type SalesFigures, type SalesSums } from '@/domain/sales'

type Metric = {
  name: keyof typeof words.metrics
  of: (metrics: SalesFigures) => number | null
  /** The value per bucket; absent for metrics that cannot be charted. */
  bar?: (sums: SalesSums) => number | null
  words: (value: number) => string
  /** Whether an increase is good. */
  grows: boolean
}

const count = (value: number) => Math.round(value).toLocaleString('en-US')
const money = (value: number) => formatMoney(value)

/** The key metrics in display order. */
export const metrics: Metric[] = [
  { name: 'revenue', of: ({ revenue }) => revenue, bar: ({ revenue }) => revenue, words: money, grows: true },
  {
    name: 'collected',
    of: ({ collected }) => collected,
    bar: ({ collected }) => collected,
    words: money,
    grows: true,
  },
  {
    name: 'refunded',
    of: ({ refunded }) => refunded,
    bar: ({ refunded }) => refunded,
    words: money,
    grows: false,
  },
  { name: 'orders', of: ({ orders }) => orders, bar: ({ orders }) => orders, words: count, grows: true },
  { name: 'units', of: ({ units }) => units, bar: ({ units }) => units, words: count, grows: true },
  { name: 'average', of: averageOrder, bar: averageOrder, words: money, grows: true },
  { name: 'returning', of: ({ returning }) => returning, words: count, grows: true },
  { name: 'cancelled', of: ({ cancelled }) => cancelled, words: count, grows: false },
]
