import type { adminSales as words } from '@/content/admin-sales'
import { formatMoney } from '@/domain/money'
import { averageOrder, type SalesFigures, type SalesSums } from '@/domain/sales'

type Figure = {
  name: keyof typeof words.figures
  of: (figures: SalesFigures) => number | null
  /** What the chart shows of it; figures without a course over the days have none. */
  bar?: (sums: SalesSums) => number | null
  words: (value: number) => string
  /** Whether more of it is good news. */
  grows: boolean
}

const count = (value: number) => Math.round(value).toLocaleString('en-US')
const money = (value: number) => formatMoney(value)

/** The key figures, in their order; those with a course can be charted. */
export const figures: Figure[] = [
  { name: 'revenue', of: ({ revenue }) => revenue, bar: ({ revenue }) => revenue, words: money, grows: true },
  { name: 'orders', of: ({ orders }) => orders, bar: ({ orders }) => orders, words: count, grows: true },
  { name: 'units', of: ({ units }) => units, bar: ({ units }) => units, words: count, grows: true },
  { name: 'average', of: averageOrder, bar: averageOrder, words: money, grows: true },
  { name: 'returning', of: ({ returning }) => returning, words: count, grows: true },
  { name: 'cancelled', of: ({ cancelled }) => cancelled, words: count, grows: false },
]
