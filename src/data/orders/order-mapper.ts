import { toMinor } from '@/domain/money'
import type {
  Order,
  OrderStatus,
  OrderSummary,
  PaymentMethod,
  PaymentStatus,
  TrackedOrder,
} from '@/domain/order'
import { AppError } from '../supabase/errors'
import { toNumber, toRecord, toRecords, toText, toTime } from '../supabase/values'

type Row = Record<string, unknown>

const amount = (value: unknown) => toMinor(typeof value === 'string' ? value : toNumber(value))

/** A row of `orders`, or the object that place_order and get_order answer with. */
export function toOrderSummary(row: Row): OrderSummary {
  const address = (row.shipping_address ?? {}) as Row
  return {
    id: toText(row.id),
    number: toText(row.order_number),
    customerName: toText(row.customer_name),
    customerEmail: toText(row.customer_email),
    city: toText(address.city),
    paymentMethod: row.payment_method as PaymentMethod,
    paymentStatus: row.payment_status as PaymentStatus,
    status: row.order_status as OrderStatus,
    total: amount(row.total_amount),
    itemCount: toRecords(row.items ?? row.order_items).reduce(
      (sum, item) => sum + toNumber(item.quantity),
      0,
    ),
    createdAt: toTime(toText(row.created_at)),
  }
}

/** What track_order answers with; an order as a whole has the same. */
export function toTrackedOrder(row: Row): TrackedOrder {
  return {
    number: toText(row.order_number),
    status: (row.status ?? row.order_status) as OrderStatus,
    trackingNumber: toText(row.tracking_number) || null,
    carrier: toText(row.carrier) || null,
    estimatedDelivery: toText(row.estimated_delivery) || null,
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
  const address = (row.shipping_address ?? {}) as Row
  return {
    ...toTrackedOrder(row),
    ...toOrderSummary(row),
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
    events: toRecords(row.events).map((event) => ({
      status: event.status as OrderStatus,
      at: toTime(toText(event.at)),
    })),
    isGuestOrder: row.is_member_order === false,
    cancelUntil: toTimeOrNull(row.cancel_until),
  }
}

function toTimeOrNull(value: unknown): number | null {
  return typeof value === 'string' ? toTime(value) : null
}
