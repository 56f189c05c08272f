import { countryName } from '../delivery/country'
import type { Minor } from '../money/money'
import type { CsvCell } from '../values/csv'
import { wallTime } from '../values/day'
import type { Order } from './order'

/** An order as an export or a printed document shows it. */
export type WholeOrder = Omit<
  Order,
  | 'steps'
  | 'parcels'
  | 'events'
  | 'payments'
  | 'refunds'
  | 'bank'
  | 'isGuestOrder'
  | 'cancelUntil'
  | 'version'
>

type Row = CsvCell[]
const amount = (minor: Minor) => ({ amount: minor })
/** As spreadsheets read it: `2026-11-21 18:00:00`, by the clocks of the zone that the column's head names. */
const time = (at: number, zone: string) => wallTime(at, zone).replace('T', ' ')

const ofOrder = (order: WholeOrder, zone: string): Row => [
  order.number,
  time(order.createdAt, zone),
  order.status,
  order.paymentMethod,
  order.paymentStatus,
]
const ofCustomer = (order: WholeOrder): Row => [
  order.customerName,
  order.customerEmail,
  { digits: order.customerPhone },
  order.shippingAddress.address,
  order.shippingAddress.city,
  { digits: order.shippingAddress.zipCode },
  countryName(order.shippingAddress.country),
]

/** One line of a file per order; the columns are named in content. */
export const orderRow = (order: WholeOrder, zone: string): Row => [
  ...ofOrder(order, zone),
  amount(order.subtotal),
  amount(order.discount),
  order.discountCode ?? '',
  order.discountTitle ?? '',
  amount(order.shippingCost),
  order.shippingMethod ?? '',
  amount(order.total),
  amount(order.paid),
  amount(order.due),
  amount(order.refunded),
  order.currency,
  order.itemCount,
  ...ofCustomer(order),
  order.carrier ?? '',
  { digits: order.trackingNumber ?? '' },
  order.customerNote ?? '',
  order.channel,
]

/** One line per thing that was ordered. */
export const itemRows = (order: WholeOrder, zone: string): Row[] =>
  order.items.map((item) => [
    ...ofOrder(order, zone),
    item.name,
    item.productSlug,
    item.size,
    item.color,
    item.quantity,
    amount(item.price),
    amount(item.price * item.quantity),
    amount(item.discount),
    order.currency,
    ...ofCustomer(order),
  ])
