import type { Minor } from '../money/money'
import type { Refund } from '../money/payment'
import type { OrderStatus } from './order'

export const returnStates = ['requested', 'approved', 'declined', 'received', 'closed', 'withdrawn'] as const
export type ReturnState = (typeof returnStates)[number]
/** What a shopper chooses from; who withdraws from the contract owes no reason. */
export const returnReasons = [
  'too_small',
  'too_large',
  'not_as_expected',
  'faulty',
  'wrong_item',
  'late',
  'other',
] as const
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
  /** What is wanted instead, at what one costs before the discount; null for a refund. */
  wanted: {
    size: string
    color: string
    price: Minor
    /** Until when it is kept; null while it is not. */
    keptUntil: number | null
  } | null
}

/** The order by which a return was exchanged. */
type Exchange = {
  id: string
  number: string
  status: OrderStatus
  at: number
  /** What came back and paid for it. */
  amount: Minor
  due: Minor
  carrier: string
  trackingNumber: string
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
  exchange: Exchange | null
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
  /** What it can be exchanged for, at the price of one before the discount; none where the shop exchanges nothing. */
  choices: ExchangeChoice[]
}
export type ExchangeChoice = { size: string; color: string; price: Minor; available: number }

export type OrderReturns = {
  orderId: string
  orderNumber: string
  currency: string
  deliveredAt: number | null
  /** The last moment to ask for a return; null while the order is not delivered. */
  until: number | null
  isOpen: boolean
  /** For how many days what is wanted in exchange is kept; null where nothing is exchanged. */
  exchangeDays: number | null
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
  /** What sending its exchange comes to: what came back, what is sent, and what the order holds of the customer's money. Null where
   * there is none to send. */
  terms: { credit: Minor; total: Minor; paidLeft: Minor } | null
  /** What is given back with it besides its items: the delivery of an order that was withdrawn from as a whole, with its last return. */
  delivery: Minor
}

export const returnTabs = ['requested', 'approved', 'received', 'over'] as const
export type ReturnTab = (typeof returnTabs)[number]

/** How many items a return is about: those that arrived, once they have. */
export const itemCount = ({ items }: { items: readonly Pick<ReturnItem, 'quantity' | 'received'>[] }) =>
  items.reduce((sum, { quantity, received }) => sum + (received ?? quantity), 0)

/** What the received items of a return cost, without what paid for an exchange. */
export const refundOf = ({ items, exchange }: Pick<AdminReturn, 'items' | 'exchange'>): Minor =>
  items.reduce((sum, { refundAmount }) => sum + (refundAmount ?? 0), 0) - (exchange?.amount ?? 0)
