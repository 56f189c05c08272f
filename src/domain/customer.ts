import type { Minor } from './money'
import type { OrderStatus, ShippingAddress } from './order'

export const customerSorts = ['last', 'spent', 'orders', 'name'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Someone who ordered, known by the email. Times in milliseconds, UTC. */
export type Customer = {
  email: string
  name: string
  phone: string
  city: string
  orders: number
  /** Without what was cancelled. */
  spent: Minor
  /** The first and the last order. */
  joinedAt: number
  lastOrderAt: number
  /** Has ordered with an account. */
  isMember: boolean
}

type CustomerOrder = {
  id: string
  number: string
  status: OrderStatus
  total: Minor
  createdAt: number
}
export type CustomerNote = { id: number; text: string; author: string; createdAt: number }
export type CustomerDetail = Customer & {
  address: ShippingAddress
  /** Orders that were not cancelled. */
  validOrders: number
  newest: CustomerOrder[]
  notes: CustomerNote[]
}
