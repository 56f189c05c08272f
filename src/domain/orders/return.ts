import type { Minor } from '../money/money'
import type { Refund } from '../money/payment'

export const returnStates = ['requested', 'approved', 'declined', 'received', 'closed', 'withdrawn'] as const
export type ReturnState = (typeof returnStates)[number]
/** What a shopper chooses from; who withdraws from the contract owes no reason. */
export const returnReasons = ['size', 'not_as_expected', 'faulty', 'wrong_item', 'late', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number] | 'withdrawal'
export const itemConditions = ['unused', 'used', 'damaged'] as const
export type ItemCondition = (typeof itemConditions)[number]

type ReturnItem = {
  id: string
  orderItemId: string
  name: string
  image: string
  size: string
  color: string
  quantity: number
  reason: ReturnReason
  /** What the shopper wrote. */
  words: string
  /** How many arrived; null until the parcel is here. */
  received: number | null
}

/** A return as its shopper sees it. Times in milliseconds, UTC. */
export type OrderReturn = {
  id: string
  number: string
  state: ReturnState
  /** The shop's last words about it. */
  answer: string
  requestedAt: number
  decidedAt: number | null
  receivedAt: number | null
  closedAt: number | null
  refund: Pick<Refund, 'amount' | 'way' | 'status'> | null
  items: ReturnItem[]
  /** Their ids. */
  pictures: string[]
}

/** An order's item, and how many of it may still be returned. */
export type ReturnableItem = {
  id: string
  slug: string
  name: string
  image: string
  size: string
  color: string
  price: Minor
  quantity: number
  left: number
}

export type OrderReturns = {
  orderId: string
  orderNumber: string
  currency: string
  deliveredAt: number | null
  /** The last moment to ask for a return; null while the order is not delivered. */
  until: number | null
  isOpen: boolean
  items: ReturnableItem[]
  returns: OrderReturn[]
}

export type AdminReturnItem = ReturnItem & {
  price: Minor
  /** False when the variant is gone, so that the item cannot go back into stock. */
  hasVariant: boolean
  condition: ItemCondition | null
  isRestocked: boolean | null
  /** What it cost, without its share of the discount; null until it is received. */
  refundAmount: Minor | null
}

export type AdminReturn = Omit<OrderReturn, 'items'> & {
  order: { id: string; number: string; customerName: string; customerEmail: string; currency: string }
  items: AdminReturnItem[]
}

export const returnTabs = ['requested', 'approved', 'received', 'over'] as const
export type ReturnTab = (typeof returnTabs)[number]

/** How many items a return is about: those that arrived, once they have. */
export const itemCount = ({ items }: { items: readonly Pick<ReturnItem, 'quantity' | 'received'>[] }) =>
  items.reduce((sum, { quantity, received }) => sum + (received ?? quantity), 0)

/** What the received items of a return cost. */
export const refundOf = ({ items }: Pick<AdminReturn, 'items'>): Minor =>
  items.reduce((sum, { refundAmount }) => sum + (refundAmount ?? 0), 0)
