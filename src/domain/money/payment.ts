import type { CardProvider } from './card-provider'
import type { Minor } from './money'

export const paymentMethods = ['card', 'bank', 'cod'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentStates = ['open', 'processing', 'succeeded', 'failed', 'expired'] as const
/** How a refund reaches the customer, as an owner can choose: through the card provider, or by the owner, who records it. */
export const chosenWays = ['provider', 'transfer', 'cash', 'voucher'] as const
export type ChosenWay = (typeof chosenWays)[number]
/** With what was sent in exchange. */
export const refundWays = [...chosenWays, 'exchange'] as const
export type RefundWay = (typeof refundWays)[number]
export type RecordedWay = Exclude<ChosenWay, 'provider'>
export const refundStates = ['pending', 'succeeded', 'failed'] as const

/** Times in milliseconds, UTC. */
export type Payment = {
  id: string
  /** What came back of another order pays for an exchange. */
  method: PaymentMethod | 'exchange'
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
