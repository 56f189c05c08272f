import type { Minor } from './money'

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
export const paymentMethods = ['card', 'bank', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export type PaymentStatus = 'pending' | 'paid' | 'refunded'

export type ShippingAddress = { address: string; city: string; zipCode: string; country: string }

type OrderItem = {
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

export type Order = OrderSummary & {
  customerPhone: string
  customerNote: string | null
  shippingAddress: ShippingAddress
  subtotal: Minor
  shippingCost: Minor
  trackingNumber: string | null
  carrier: string | null
  /** A day, as `2026-12-06`. */
  estimatedDelivery: string | null
  items: OrderItem[]
  events: { status: OrderStatus; at: number }[]
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
