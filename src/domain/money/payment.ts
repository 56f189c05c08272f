import type { CardProvider } from './card-provider'
import type { Minor } from './money'

export const paymentMethods = ['card', 'bank', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStates = ['open', 'processing', 'succeeded', 'failed', 'expired'] as const
/** How a refund reaches the customer: through the card provider, or by the owner, who records it. */
export const refundWays = ['provider', 'transfer', 'cash', 'voucher'] as const
export type RefundWay = (typeof refundWays)[number]
export type RecordedWay = Exclude<RefundWay, 'provider'>
export const refundStates = ['pending', 'succeeded', 'failed'] as const

/** Times in milliseconds, UTC. */
export type Payment = {
  id: string
  method: PaymentMethod
  /** Null when the owner recorded it. */
  provider: CardProvider | null
  amount: Minor
  status: (typeof paymentStates)[number]
  /** Until when the provider's page takes it; null when it is open for good. */
  expiresAt: number | null
  createdAt: number
  settledAt: number | null
}
export type Refund = {
  id: string
  paymentId: string
  amount: Minor
  way: RefundWay
  status: (typeof refundStates)[number]
  createdAt: number
  settledAt: number | null
}
