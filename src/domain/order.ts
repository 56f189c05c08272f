import type { Minor } from './money'

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const paymentMethods = ['card', 'bank', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentStatuses = ['pending', 'paid', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export type ShippingAddress = { address: string; city: string; zipCode: string; country: string }

export type OrderItem = {
  id: string
  productSlug: string
  name: string
  image: string
  size: string
  color: string
  price: Minor
  quantity: number
}

/** An order as a list shows it. Times in milliseconds, UTC. */
export type OrderSummary = {
  id: string
  number: string
  customerName: string
  customerEmail: string
  city: string
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  status: OrderStatus
  total: Minor
  itemCount: number
  createdAt: number
}

/** A step of an order's way to the customer. One that was skipped is completed and has no time. */
export type OrderStep = { status: OrderStatus; at: number | null; completed: boolean }

/** Where an order is: what anyone who knows its number and email may see. */
export type TrackedOrder = {
  number: string
  status: OrderStatus
  trackingNumber: string | null
  carrier: string | null
  /** A day, as `2026-12-06`. */
  estimatedDelivery: string | null
  steps: OrderStep[]
}

export type Order = OrderSummary &
  TrackedOrder & {
    customerPhone: string
    customerNote: string | null
    shippingAddress: ShippingAddress
    subtotal: Minor
    shippingCost: Minor
    items: OrderItem[]
    events: { status: OrderStatus; at: number }[]
    /** Placed without an account, and in none yet. */
    isGuestOrder: boolean
    /** Until when the customer may call it off; null once it is too far along. */
    cancelUntil: number | null
  }

export type BadgeVariant = 'secondary' | 'default' | 'outline' | 'success' | 'destructive'

/** The badge of each status (specification 4; delivered is `default` there, drawn in mint by the frames). */
export const statusBadge: Record<OrderStatus, BadgeVariant> = {
  pending: 'secondary',
  processing: 'default',
  shipped: 'outline',
  delivered: 'success',
  cancelled: 'destructive',
}
