import type { adminSales as words } from '@/content/admin/sales'
import { number } from '@/content/shared/numbers'
import { formatMoney } from '@/domain/money/money'
import { averageOrder, type SalesFigures, type SalesSums } from '@/domain/orders/sales'

type Metric = {
  name: keyof typeof words.metrics
  of: (metrics: SalesFigures) => number | null
  /** The value per bucket; absent for metrics that cannot be charted. */
  bar?: (sums: SalesSums) => number | null
  /** Amounts are in the given currency. */
  words: (value: number, currency: string | undefined) => string
  /** True when an increase is good news. */
  grows: boolean
}

const count = (value: number) => number(Math.round(value))

/** The key metrics in display order. */
export const metrics: Metric[] = [
  {
    name: 'revenue',
    of: ({ revenue }) => revenue,
    bar: ({ revenue }) => revenue,
    words: formatMoney,
    grows: true,
  },
  {
    name: 'collected',
    of: ({ collected }) => collected,
    bar: ({ collected }) => collected,
    words: formatMoney,
    grows: true,
  },
  {
    name: 'refunded',
    of: ({ refunded }) => refunded,
    bar: ({ refunded }) => refunded,
    words: formatMoney,
    grows: false,
  },
  {
    name: 'shipping',
    of: ({ shipping }) => shipping,
    bar: ({ shipping }) => shipping,
    words: formatMoney,
    grows: true,
  },
  {
    name: 'deliveryCost',
    of: ({ deliveryCost }) => deliveryCost,
    bar: ({ deliveryCost }) => deliveryCost,
    words: formatMoney,
    grows: false,
  },
  {
    name: 'discounts',
    of: ({ discounts }) => discounts,
    bar: ({ discounts }) => discounts,
    words: formatMoney,
    grows: false,
  },
  { name: 'orders', of: ({ orders }) => orders, bar: ({ orders }) => orders, words: count, grows: true },
  { name: 'units', of: ({ units }) => units, bar: ({ units }) => units, words: count, grows: true },
  { name: 'average', of: averageOrder, bar: averageOrder, words: formatMoney, grows: true },
  { name: 'returning', of: ({ returning }) => returning, words: count, grows: true },
  { name: 'cancelled', of: ({ cancelled }) => cancelled, words: count, grows: false },
]
