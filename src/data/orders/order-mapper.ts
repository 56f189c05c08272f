import * as v from 'valibot'
import { type Order, type OrderSummary, orderStatuses, type TrackedOrder } from '@/domain/orders/order'
import type { WholeOrder } from '@/domain/orders/order-csv'
import { isUnderWay } from '@/domain/orders/parcel'
import { languages } from '@/domain/text/spoken-languages'
import { shippingAddress } from '../addresses/shipping-address'
import { column, money, part, rowOf, textOrEmpty, textOrNull, timestamp } from '../supabase/schemas'
import { moneyEntries, wholeMoneyEntries } from './order-money'
import { parcels } from './parcel-schema'

const orderStatus = v.picklist(orderStatuses)

const summaryEntries = {
  id: v.string(),
  number: column('order_number', v.string()),
  customerName: v.string(),
  customerEmail: textOrEmpty,
  shippingAddress,
  status: column('order_status', orderStatus),
  ...moneyEntries,
  createdAt: timestamp,
}

const terms = {
  trackingNumber: textOrNull,
  carrier: textOrNull,
  estimatedDelivery: textOrNull,
  shippingMethod: textOrNull,
  estimatedFrom: textOrNull,
  discount: column('discount_amount', money),
  discountCode: textOrNull,
  discountTitle: textOrNull,
}
const withdrawal = v.optional(v.picklist(['open', 'made']))
const steps = v.array(
  rowOf({ status: orderStatus, at: column('date', v.nullable(timestamp)), completed: v.boolean() }),
)

/** In the order's language; null where it is as in the row. */
const shownOrder = rowOf({
  method: column('shown_method', textOrNull),
  discount: column('shown_discount', textOrNull),
})
const shownLine = rowOf({
  name: column('shown_title', textOrNull),
  size: column('shown_size', textOrNull),
  color: column('shown_color', textOrNull),
})

const wholeEntries = {
  ...summaryEntries,
  ...terms,
  customerPhone: v.string(),
  customerNote: textOrNull,
  channel: v.string(),
  language: v.picklist(languages),
  shown: part(shownOrder),
  subtotal: money,
  shippingCost: money,
  items: v.array(
    v.pipe(
      rowOf({
        id: v.string(),
        // Exports and invoices lack it.
        productId: v.nullish(v.string(), null),
        productSlug: v.string(),
        name: column('product_name', v.string()),
        image: column('product_image', v.string()),
        size: v.string(),
        color: v.string(),
        price: money,
        quantity: v.number(),
        discount: money,
        // Invoices that were issued before parcels were recorded lack it.
        shipped: v.optional(v.number(), 0),
        shown: part(shownLine),
      }),
      v.transform(({ shown, ...item }) => ({
        ...item,
        shown: {
          name: shown.name ?? item.name,
          size: shown.size ?? item.size,
          color: shown.color ?? item.color,
        },
      })),
    ),
  ),
}

/** An order in a list; `items` needs nothing but quantities, of what was ordered and of what is in parcels. */
export const orderSummary = v.pipe(
  rowOf({
    ...summaryEntries,
    items: v.array(v.object({ quantity: v.number(), parcels: v.array(v.object({ quantity: v.number() })) })),
  }),
  v.transform(
    ({ items, shippingAddress: { city }, ...row }): OrderSummary => ({
      ...row,
      city,
      itemCount: sumOf(items),
      shippedCount: sumOf(items.flatMap((item) => item.parcels)),
    }),
  ),
)

/** An order with its items, as an export or a printed document shows it. */
export const wholeOrder = v.pipe(
  rowOf(wholeEntries),
  v.transform((row): WholeOrder => ({ ...row, ...summedUp(row) })),
)

/** An order with everything that its own page shows. */
export const order = v.pipe(
  rowOf({
    ...wholeEntries,
    steps,
    parcels: column('shipments', parcels),
    events: v.array(v.object({ status: orderStatus, at: timestamp })),
    ...wholeMoneyEntries,
    isMemberOrder: v.boolean(),
    cancelUntil: v.nullable(timestamp),
    withdrawal,
    version: column('updated_at', v.string()),
  }),
  v.transform(
    ({ isMemberOrder, ...row }): Order => ({ ...row, ...summedUp(row), isGuestOrder: !isMemberOrder }),
  ),
)

/** What a caller sees of an order whose number and email they know. */
export const trackedOrder = v.pipe(
  rowOf({
    number: column('order_number', v.string()),
    status: orderStatus,
    ...terms,
    ...moneyEntries,
    steps,
    itemCount: v.number(),
    withdrawal,
    parcels: column('shipments', parcels),
    payments: wholeMoneyEntries.payments,
    refunds: wholeMoneyEntries.refunds,
  }),
  v.transform(
    (row): TrackedOrder => ({
      ...row,
      shippedCount: sumOf(row.parcels.filter(isUnderWay).flatMap(({ items }) => items)),
    }),
  ),
)

const sumOf = (parts: readonly { quantity: number }[]) =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0)

const summedUp = ({ shippingAddress: { city }, items }: Pick<Order, 'shippingAddress' | 'items'>) => ({
  city,
  itemCount: sumOf(items),
  shippedCount: items.reduce((sum, { shipped }) => sum + shipped, 0),
})
