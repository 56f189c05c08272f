import type { ShippingAddress } from '../delivery/address'
import type { Minor } from '../money/money'
import type { Language } from '../text/language'
import type { OrderStatus } from './order'

export const customerSorts = ['last', 'spent', 'orders', 'name'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Someone who ordered. Times in milliseconds, UTC. */
export type Customer = {
  /** By what the shop knows them: the email, without one the phone number. */
  key: string
  /** Empty: none. */
  email: string
  name: string
  phone: string
  /** The phone number as E.164; null when the typed text is no phone number. */
  phoneE164: string | null
  city: string
  orders: number
  /** The sum of their payments minus refunds. */
  spent: Minor
  /** The first and the last order. */
  joinedAt: number
  lastOrderAt: number
  /** Orders that came back, because the customer refused them or could not be reached. */
  returned: number
  tags: string[]
  /** Has ordered with an account. */
  isMember: boolean
}

type CustomerOrder = {
  id: string
  number: string
  status: OrderStatus
  /** The order's currency (ISO 4217). */
  currency: string
  total: Minor
  due: Minor
  createdAt: number
}
export type CustomerNote = { id: number; text: string; author: string; createdAt: number }
export type CustomerDetail = Customer & {
  address: ShippingAddress
  /** Of the newest order. */
  language: Language | null
  newest: CustomerOrder[]
  notes: CustomerNote[]
}
