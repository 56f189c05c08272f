import * as v from 'valibot'
import { type Order, type OrderSummary, orderStatuses, type TrackedOrder } from '@/domain/orders/order'
import type { WholeOrder } from '@/domain/orders/order-csv'
import { isUnderWay } from '@/domain/orders/parcel'
import { languages } from '@/domain/text/spoken-languages'
import { shippingAddress } from '../addresses/shipping-address'
import { money, textOrEmpty, textOrNull, timestamp } from '../supabase/schemas'
import { moneyEntries, toOrderMoney, wholeMoneyEntries } from './order-money'
import { parcels } from './parcel-schema'

const orderStatus = v.picklist(orderStatuses)

const summaryRow = v.object({
  id: v.string(),
  order_number: v.string(),
  customer_name: v.string(),
  customer_email: textOrEmpty,
  shipping_address: shippingAddress,
  order_status: orderStatus,
  ...moneyEntries,
  created_at: timestamp,
  items: v.array(v.object({ quantity: v.number(), parcels: v.array(v.object({ quantity: v.number() })) })),
})

const shipment = { tracking_number: textOrNull, carrier: textOrNull, estimated_delivery: textOrNull }
const terms = {
  shipping_method: textOrNull,
  estimated_from: textOrNull,
  discount_amount: money,
  discount_code: textOrNull,
  discount_title: textOrNull,
}
const withdrawal = v.optional(v.picklist(['open', 'made']))
const steps = v.array(
  v.pipe(
    v.object({ status: orderStatus, date: v.nullable(timestamp), completed: v.boolean() }),
    v.transform(({ date, ...step }) => ({ ...step, at: date })),
  ),
)

/** Of a line, in its order's language; null where it is as in the row. */
const shownEntries = { shown_title: textOrNull, shown_size: textOrNull, shown_color: textOrNull }

const wholeRow = v.object({
  ...summaryRow.entries,
  ...shipment,
  ...terms,
  customer_phone: v.string(),
  customer_note: textOrNull,
  channel: v.string(),
  language: v.picklist(languages),
  shown_method: textOrNull,
  shown_discount: textOrNull,
  subtotal: money,
  shipping_cost: money,
  items: v.array(
    v.pipe(
      v.object({
        id: v.string(),
        // Exports and invoices lack it.
        product_id: v.nullish(v.string(), null),
        product_slug: v.string(),
        product_name: v.string(),
        ...shownEntries,
        product_image: v.string(),
        size: v.string(),
        color: v.string(),
        price: money,
        quantity: v.number(),
        discount: money,
        // Invoices that were issued before parcels were recorded lack it.
        shipped: v.optional(v.number(), 0),
      }),
      v.transform(({ product_id, product_slug, product_name, product_image, ...row }) => {
        const { shown_title, shown_size, shown_color, ...item } = row
        return {
          ...item,
          shown: {
            name: shown_title ?? product_name,
            size: shown_size ?? item.size,
            color: shown_color ?? item.color,
          },
          productId: product_id,
          productSlug: product_slug,
          name: product_name,
          image: product_image,
        }
      }),
    ),
  ),
})

/** An order in a list; `items` needs nothing but quantities, of what was ordered and of what is in parcels. */
export const orderSummary = v.pipe(
  summaryRow,
  v.transform(({ items, ...row }) =>
    toOrderSummary({
      ...row,
      items: items.map(({ quantity, parcels }) => ({ quantity, shipped: sumOf(parcels) })),
    }),
  ),
)

/** An order with its items, as an export or a printed document shows it. */
export const wholeOrder = v.pipe(wholeRow, v.transform(toWholeOrder))

/** An order with everything that its own page shows. */
export const order = v.pipe(
  v.object({
    ...wholeRow.entries,
    steps,
    shipments: parcels,
    events: v.array(v.object({ status: orderStatus, at: timestamp })),
    ...wholeMoneyEntries,
    is_member_order: v.boolean(),
    cancel_until: v.nullable(timestamp),
    withdrawal,
    updated_at: v.string(),
  }),
  v.transform(
    (row): Order => ({
      ...toWholeOrder(row),
      steps: row.steps,
      parcels: row.shipments,
      events: row.events,
      payments: row.payments,
      refunds: row.refunds,
      bank: row.bank,
      isGuestOrder: !row.is_member_order,
      cancelUntil: row.cancel_until,
      withdrawal: row.withdrawal,
      version: row.updated_at,
    }),
  ),
)

/** What a caller sees of an order whose number and email they know. */
export const trackedOrder = v.pipe(
  v.object({
    order_number: v.string(),
    status: orderStatus,
    ...shipment,
    ...terms,
    ...moneyEntries,
    steps,
    item_count: v.number(),
    withdrawal,
    shipments: parcels,
    payments: wholeMoneyEntries.payments,
    refunds: wholeMoneyEntries.refunds,
  }),
  v.transform(
    (row): TrackedOrder => ({
      ...toOrderMoney(row),
      ...toShipment(row),
      ...toTerms(row),
      number: row.order_number,
      status: row.status,
      steps: row.steps,
      itemCount: row.item_count,
      withdrawal: row.withdrawal,
      shippedCount: sumOf(row.shipments.filter(isUnderWay).flatMap(({ items }) => items)),
      parcels: row.shipments,
      payments: row.payments,
      refunds: row.refunds,
    }),
  ),
)

const sumOf = (parts: readonly { quantity: number }[]) =>
  parts.reduce((sum, { quantity }) => sum + quantity, 0)

type SummaryRow = Omit<v.InferOutput<typeof summaryRow>, 'items'> & {
  items: readonly { quantity: number; shipped: number }[]
}

function toOrderSummary(row: SummaryRow): OrderSummary {
  return {
    ...toOrderMoney(row),
    id: row.id,
    number: row.order_number,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    city: row.shipping_address.city,
    status: row.order_status,
    itemCount: sumOf(row.items),
    shippedCount: row.items.reduce((sum, { shipped }) => sum + shipped, 0),
    createdAt: row.created_at,
  }
}

const shipmentRow = v.object(shipment)
const toShipment = (row: v.InferOutput<typeof shipmentRow>) => ({
  trackingNumber: row.tracking_number,
  carrier: row.carrier,
  estimatedDelivery: row.estimated_delivery,
})

const termsRow = v.object(terms)
const toTerms = (row: v.InferOutput<typeof termsRow>) => ({
  shippingMethod: row.shipping_method,
  estimatedFrom: row.estimated_from,
  discount: row.discount_amount,
  discountCode: row.discount_code,
  discountTitle: row.discount_title,
})

function toWholeOrder(row: v.InferOutput<typeof wholeRow>): WholeOrder {
  return {
    ...toOrderSummary(row),
    ...toShipment(row),
    ...toTerms(row),
    customerPhone: row.customer_phone,
    customerNote: row.customer_note,
    channel: row.channel,
    language: row.language,
    shown: { method: row.shown_method, discount: row.shown_discount },
    shippingAddress: row.shipping_address,
    subtotal: row.subtotal,
    shippingCost: row.shipping_cost,
    items: row.items,
  }
}
