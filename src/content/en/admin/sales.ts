import type { Bucket } from '@/domain/orders/sales'
import type { Deal } from '@/domain/product/product'
import { lineWords } from '../shared/line-words'

// A day's words: the day itself is the shop's already.
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const short = utc({ day: 'numeric', month: 'short' })
const long = utc({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const month = utc({ month: 'short', year: 'numeric' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `21 Nov`. */
export const dayLabel = (day: string) => short.format(at(day))
/** `Sat, 21 Nov 2026`, `Week of 16 Nov`, `Nov 2026`. */
export function bucketLabel(day: string, bucket: Bucket): string {
  if (bucket === 'month') return month.format(at(day))
  return bucket === 'week' ? `Week of ${short.format(at(day))}` : long.format(at(day))
}

export const adminSales = {
  title: 'Analytics',
  range: {
    label: 'Period',
    presets: { 1: 'Today', 7: '7 days', 30: '30 days', 90: '90 days', 365: 'Year' },
    from: 'From',
    to: 'To',
    show: 'Show',
    wrong: 'Choose two days in order, neither in the future, at most three years apart.',
  },
  bucket: {
    label: 'Group by',
    choices: { day: 'Day', week: 'Week', month: 'Month' } satisfies Record<Bucket, string>,
  },
  metrics: {
    label: 'Key figures',
    revenue: 'Ordered',
    collected: 'Collected',
    refunded: 'Refunded',
    shipping: 'Shipping paid',
    deliveryCost: 'Delivery cost',
    discounts: 'Discounts',
    orders: 'Orders',
    units: 'Units sold',
    average: 'Average order',
    returning: 'Returning customers',
    cancelled: 'Cancelled',
  },
  change: {
    more: (percent: string) => `${percent} more than before`,
    less: (percent: string) => `${percent} less than before`,
    same: 'No change',
    none: 'None before',
  },
  ofCustomers: (returning: number, all: number) => `${returning} of ${all}`,
  period: (from: string, to: string) => `${dayLabel(from)} – ${dayLabel(to)}`,
  before: (from: string, to: string) => `${dayLabel(from)} – ${dayLabel(to)}, before`,
  chart: (figure: string, from: string, to: string) =>
    `${figure} from ${dayLabel(from)} to ${dayLabel(to)}. The same figures are in the table below.`,
  table: 'Show as a table',
  columns: { start: 'From', now: 'Now', before: 'Before' },
  products: { title: 'Top products', by: 'by value ordered', all: 'All products' },
  collections: { title: 'Top collections', by: 'by value ordered' },
  soldOut: {
    title: 'Sizes that sold out',
    text: 'Sold in this period, and none left now.',
    none: 'Everything that sold in this period is still in stock.',
  },
  statuses: 'Orders by status',
  product: 'Product',
  collection: 'Collection',
  sold: 'Sold',
  revenue: 'Ordered',
  variant: (size: string, color: string) => lineWords.variant(size, color) || 'One size',
  none: { title: 'No sales in this period', text: 'Choose a longer period.' },
  error: 'The figures could not be loaded',
  deals: {
    label: 'Deals in this period',
    kinds: { flash: 'Flash deals', daily: 'Daily deals' } satisfies Record<Deal['kind'], string>,
    span: (deals: number, from: string, to: string) =>
      `${deals.toLocaleString('en-US')} ${deals === 1 ? 'deal' : 'deals'}, ${from === to ? dayLabel(from) : `${dayLabel(from)} to ${dayLabel(to)}`}`,
  },
  accounting: 'For the accountant',
  export: 'Export CSV',
  fileName: (from: string, to: string) => `sales-${from}-to-${to}.csv`,
  fileHead: (currency: string) => [
    'From',
    `Ordered (${currency})`,
    `Collected (${currency})`,
    `Refunded (${currency})`,
    `Shipping paid (${currency})`,
    `Delivery cost (${currency})`,
    `Discounts (${currency})`,
    'Orders',
    'Units sold',
    `Average order (${currency})`,
    `Ordered before (${currency})`,
    `Collected before (${currency})`,
    `Refunded before (${currency})`,
    `Shipping paid before (${currency})`,
    `Delivery cost before (${currency})`,
    `Discounts before (${currency})`,
    'Orders before',
    'Units sold before',
    `Average order before (${currency})`,
  ],
  note: (zone: string) =>
    `Days are in ${zone}. Ordered: totals of the orders placed then, without cancelled ones, with shipping and after discounts. Shipping paid and discounts: of the same orders. Collected and refunded: money that arrived or was sent back then, whenever it was ordered. Delivery cost: what couriers charge for the parcels that were delivered, refused or came back then, by the fees of each delivery zone in Settings.`,
} as const
