import type { CsvCell } from './csv'
import type { Minor } from './money'
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
const time = (at: number) => new Date(at).toISOString()

const ofOrder = (order: WholeOrder): Row => [
  order.number,
  time(order.createdAt),
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
  order.shippingAddress.country,
]

/** One line of a file per order; the columns are named in content. */
export const orderRow = (order: WholeOrder): Row => [
  ...ofOrder(order),
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
export const itemRows = (order: WholeOrder): Row[] =>
  order.items.map((item) => [
    ...ofOrder(order),
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
