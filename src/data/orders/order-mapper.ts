import * as v from 'valibot'
import {
  type Order,
  type OrderSummary,
  orderStatuses,
  paymentMethods,
  paymentStatuses,
  type TrackedOrder,
} from '@/domain/order'
import type { WholeOrder } from '@/domain/order-csv'
import { money, timestamp } from '../supabase/schemas'

const orderStatus = v.picklist(orderStatuses)
const textOrNull = v.nullable(v.string())

const summaryRow = v.object({
  id: v.string(),
  order_number: v.string(),
  customer_name: v.string(),
  customer_email: v.string(),
  shipping_address: v.object({
    address: v.string(),
    city: v.string(),
    zipCode: v.string(),
    country: v.string(),
  }),
  payment_method: v.picklist(paymentMethods),
  payment_status: v.picklist(paymentStatuses),
  order_status: orderStatus,
  total_amount: money,
  created_at: timestamp,
  items: v.array(v.object({ quantity: v.number() })),
})

const shipment = { tracking_number: textOrNull, carrier: textOrNull, estimated_delivery: textOrNull }
const steps = v.array(
  v.pipe(
    v.object({ status: orderStatus, date: v.nullable(timestamp), completed: v.boolean() }),
    v.transform(({ date, ...step }) => ({ ...step, at: date })),
  ),
)

const wholeRow = v.object({
  ...summaryRow.entries,
  ...shipment,
  customer_phone: v.string(),
  customer_note: textOrNull,
  subtotal: money,
  shipping_cost: money,
  items: v.array(
    v.pipe(
      v.object({
        id: v.string(),
        product_slug: v.string(),
        product_name: v.string(),
        product_image: v.string(),
        size: v.string(),
        color: v.string(),
        price: money,
        quantity: v.number(),
      }),
      v.transform(({ product_slug, product_name, product_image, ...item }) => ({
        ...item,
        productSlug: product_slug,
        name: product_name,
        image: product_image,
      })),
    ),
  ),
})

/** An order in a list; `items` needs nothing but quantities. */
export const orderSummary = v.pipe(summaryRow, v.transform(toOrderSummary))

/** An order with its items, as a file or a sheet of paper shows it. */
export const wholeOrder = v.pipe(wholeRow, v.transform(toWholeOrder))

/** An order with everything that its own page shows. */
export const order = v.pipe(
  v.object({
    ...wholeRow.entries,
    steps,
    events: v.array(v.object({ status: orderStatus, at: timestamp })),
    is_member_order: v.boolean(),
    cancel_until: v.nullable(timestamp),
  }),
  v.transform(
    (row): Order => ({
      ...toWholeOrder(row),
      steps: row.steps,
      events: row.events,
      isGuestOrder: !row.is_member_order,
      cancelUntil: row.cancel_until,
    }),
  ),
)

/** What a caller sees of an order whose number and email they know. */
export const trackedOrder = v.pipe(
  v.object({ order_number: v.string(), status: orderStatus, ...shipment, steps }),
  v.transform(
    ({ order_number, tracking_number, estimated_delivery, ...row }): TrackedOrder => ({
      ...row,
      number: order_number,
      trackingNumber: tracking_number,
      estimatedDelivery: estimated_delivery,
    }),
  ),
)

function toOrderSummary(row: v.InferOutput<typeof summaryRow>): OrderSummary {
  return {
    id: row.id,
    number: row.order_number,
    customerName: row.customer_name,
    customerEmail: row.customer_email,
    city: row.shipping_address.city,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    status: row.order_status,
    total: row.total_amount,
    itemCount: row.items.reduce((sum, { quantity }) => sum + quantity, 0),
    createdAt: row.created_at,
  }
}

function toWholeOrder(row: v.InferOutput<typeof wholeRow>): WholeOrder {
  return {
    ...toOrderSummary(row),
    trackingNumber: row.tracking_number,
    carrier: row.carrier,
    estimatedDelivery: row.estimated_delivery,
    customerPhone: row.customer_phone,
    customerNote: row.customer_note,
    shippingAddress: row.shipping_address,
    subtotal: row.subtotal,
    shippingCost: row.shipping_cost,
    items: row.items,
  }
}
