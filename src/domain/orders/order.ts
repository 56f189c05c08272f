import type { LineKey } from '../cart/cart'
import type { ShippingAddress } from '../delivery/address'
import type { Minor } from '../money/money'
import type { Payment, PaymentMethod, Refund } from '../money/payment'
import type { Language } from '../text/language'
import type { Parcel } from './parcel'

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]
/** The database derives it from payments and refunds. */
export const paymentStatuses = ['pending', 'paid', 'partially_refunded', 'refunded'] as const
type PaymentStatus = (typeof paymentStatuses)[number]
export const cancelReasons = [
  'customer',
  'unpaid',
  'refused',
  'unreachable',
  'out_of_stock',
  'fraud',
  'other',
] as const
export type CancelReason = (typeof cancelReasons)[number]

export type OrderItem = {
  id: string
  /** Null once the product is gone, and in exports and invoices. */
  productId: string | null
  productSlug: string
  name: string
  image: string
  size: string
  color: string
  price: Minor
  quantity: number
  /** The line's share of the order's discount. */
  discount: Minor
  /** How many of them are in parcels that left and are not back. */
  shipped: number
  /** What the customer reads: `name`, `size` and `color` are in the language of the shop's texts. */
  shown: Pick<OrderItem, 'name' | 'size' | 'color'>
}

/** What ordering an item again needs of it. */
export type OrderedLine = Pick<
  OrderItem,
  'id' | 'productId' | 'productSlug' | 'name' | 'shown' | 'image' | 'size' | 'color' | 'quantity'
>

/** An ordered item as the line of a cart that it was. */
export const lineOf = ({
  productId,
  productSlug: slug,
  size,
  color,
}: Pick<OrderedLine, 'productId' | 'productSlug' | 'size' | 'color'>): LineKey => ({
  productId,
  slug,
  size,
  color,
})

/** An order's discount and delivery, as they were when it was placed. */
type OrderTerms = {
  discount: Minor
  /** Null for one that applied by itself, or none. */
  discountCode: string | null
  discountTitle: string | null
  shippingMethod: string | null
  /** The first day on which it may arrive, as `2026-12-06`; estimatedDelivery is the last. */
  estimatedFrom: string | null
}

/** An order's money. Amounts in minor units, times in milliseconds, UTC. */
export type OrderMoney = {
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** The currency in which the order was placed and is charged (ISO 4217). */
  currency: string
  total: Minor
  /** Money that arrived, before refunds. */
  paid: Minor
  /** Money that was sent back, and refunds that are under way. */
  refunded: Minor
  refundPending: Minor
  /** Still to be paid; 0 for a cancelled order. */
  due: Minor
  /** The end of the reservation while the order is unpaid; null for cash on delivery. */
  paymentDueAt: number | null
  cancelReason: CancelReason | null
}

/** An order as a list shows it. Times in milliseconds, UTC. */
export type OrderSummary = OrderMoney & {
  id: string
  number: string
  customerName: string
  /** Empty: the owner took the order of a customer without one. */
  customerEmail: string
  city: string
  status: OrderStatus
  itemCount: number
  /** How many of the items are in parcels that left and are not back. */
  shippedCount: number
  createdAt: number
}

/** A step of an order's way to the customer. One that was skipped is completed and has no time. */
export type OrderStep = { status: OrderStatus; at: number | null; completed: boolean }

/** Where an order is: what anyone who knows its number and email may see. */
export type TrackedOrder = OrderMoney &
  OrderTerms & {
    number: string
    status: OrderStatus
    trackingNumber: string | null
    carrier: string | null
    /** A day, as `2026-12-06`. */
    estimatedDelivery: string | null
    steps: OrderStep[]
    itemCount: number
    shippedCount: number
    parcels: Parcel[]
    /** Whether its contract can be withdrawn from, or was; undefined where the shop has no function for it. */
    withdrawal?: 'open' | 'made' | undefined
    payments: Payment[]
    refunds: Refund[]
  }

/** Where an order's transfer goes; `account` is an IBAN or a RIB. */
type BankDetails = { holder: string; bank: string; account: string; swift: string; reference: string }

export type Order = OrderSummary &
  TrackedOrder & {
    customerPhone: string
    customerNote: string | null
    /** An OrderChannel; shoppers’ pages load no list of them. */
    channel: string
    /** In which the customer reads: of mails, papers and messages. */
    language: Language
    /** The names of delivery and discount in it; null where they are as here. */
    shown: { method: string | null; discount: string | null }
    shippingAddress: ShippingAddress
    subtotal: Minor
    shippingCost: Minor
    items: OrderItem[]
    events: { status: OrderStatus; at: number }[]
    /** Of an order whose bank transfer is due. */
    bank: BankDetails | null
    /** Placed without an account, and in none yet. */
    isGuestOrder: boolean
    /** Until when the customer may call it off; null once it is too far along. */
    cancelUntil: number | null
    /** Changes with every change of the order. */
    version: string
  }

export type BadgeVariant = 'secondary' | 'default' | 'outline' | 'success' | 'destructive'

/** The badge of each status. */
export const statusBadge: Record<OrderStatus, BadgeVariant> = {
  pending: 'secondary',
  processing: 'default',
  shipped: 'outline',
  delivered: 'success',
  cancelled: 'destructive',
}
