import { toMinor } from '@/domain/money'
import type { Order, OrderStatus, OrderSummary, TrackedOrder } from '@/domain/order'
import type { WholeOrder } from '@/domain/order-csv'
import { AppError } from '../supabase/errors'
import { toNumber, toRecord, toRecords, toText, toTime } from '../supabase/values'
import { toOrderMoney, toWholeMoney } from './order-money'

type Row = Record<string, unknown>

const amount = (value: unknown) => toMinor(typeof value === 'string' ? value : toNumber(value))

/** A row of `orders`, or the object that place_order and get_order answer with. */
export function toOrderSummary(row: Row): OrderSummary {
  const address = (row.shipping_address ?? {}) as Row
  return {
    ...toOrderMoney(row),
    id: toText(row.id),
    number: toText(row.order_number),
    customerName: toText(row.customer_name),
    customerEmail: toText(row.customer_email),
    city: toText(address.city),
    status: row.order_status as OrderStatus,
    itemCount: toRecords(row.items ?? row.order_items).reduce(
      (sum, item) => sum + toNumber(item.quantity),
      0,
    ),
    createdAt: toTime(toText(row.created_at)),
  }
}

const toParcel = (row: Row) => ({
  status: (row.status ?? row.order_status) as OrderStatus,
  trackingNumber: toText(row.tracking_number) || null,
  carrier: toText(row.carrier) || null,
  estimatedDelivery: toText(row.estimated_delivery) || null,
})

/** What track_order answers with; an order as a whole has the same. */
export function toTrackedOrder(row: Row): TrackedOrder {
  return {
    ...toOrderMoney(row),
    ...toParcel(row),
    number: toText(row.order_number),
    steps: toRecords(row.steps).map((step) => ({
      status: step.status as OrderStatus,
      at: toTimeOrNull(step.date),
      completed: step.completed === true,
    })),
  }
}

/**
 * What a call that answers with an order has answered with.
 * @throws AppError when it is none: something between here and the shop has lost or changed it
 */
export function toAnsweredOrder(answer: unknown): Order {
  const row = toRecord(answer)
  if (toText(row.id) === '' || toText(row.order_number) === '')
    throw new AppError('unknown', 'WRONG_ANSWER', { answered: false })
  return toOrder(row)
}

export function toOrder(row: Row): Order {
  return {
    ...toTrackedOrder(row),
    ...toWholeOrder(row),
    ...toWholeMoney(row),
    events: toRecords(row.events).map((event) => ({
      status: event.status as OrderStatus,
      at: toTime(toText(event.at)),
    })),
    isGuestOrder: row.is_member_order === false,
    cancelUntil: toTimeOrNull(row.cancel_until),
  }
}

/** A row of read_orders: an order as a file or a sheet of paper shows it. */
export function toWholeOrder(row: Row): WholeOrder {
  const address = (row.shipping_address ?? {}) as Row
  return {
    ...toOrderSummary(row),
    ...toParcel(row),
    customerPhone: toText(row.customer_phone),
    customerNote: toText(row.customer_note) || null,
    shippingAddress: {
      address: toText(address.address),
      city: toText(address.city),
      zipCode: toText(address.zipCode),
      country: toText(address.country),
    },
    subtotal: amount(row.subtotal),
    shippingCost: amount(row.shipping_cost),
    items: toRecords(row.items).map((item) => ({
      id: toText(item.id),
      productSlug: toText(item.product_slug),
      name: toText(item.product_name),
      image: toText(item.product_image),
      size: toText(item.size),
      color: toText(item.color),
      price: amount(item.price),
      quantity: toNumber(item.quantity),
    })),
  }
}

function toTimeOrNull(value: unknown): number | null {
  return typeof value === 'string' ? toTime(value) : null
}
