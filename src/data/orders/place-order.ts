import * as v from 'valibot'
import type { LineItem, LineKey } from '@/domain/cart/cart'
import type { ShippingAddress } from '@/domain/delivery/address'
import { type Minor, toDecimal } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import { applied, deliveryMethod, typedCode } from '../cart/quote-schemas'
import { requestLine } from '../cart/request-line'
import { detailOf } from '../supabase/answer'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf } from '../supabase/schemas'
import { order } from './order-mapper'

export type PlaceOrder = {
  /** Made and stored before anything is sent; see guest-orders. */
  idempotencyKey: string
  items: readonly LineItem[]
  customer: { name: string; email: string; phone: string; note?: string }
  address: ShippingAddress
  paymentMethod: PaymentMethod
  /** What the shopper saw; the database refuses when it comes to another sum. */
  expectedTotal: Minor
  /** What that sum was shown in; the database refuses when it charges in another currency by now. */
  currency?: string | undefined
  /** The id of a delivery method; without it the first one of the address's zone. */
  shippingMethod?: string | undefined
  discountCode?: string | undefined
}

export type Shortage = LineKey & { requested: number; available: number }

export const placeOrder = ({
  idempotencyKey,
  items,
  customer,
  address,
  paymentMethod,
  expectedTotal,
  currency,
  shippingMethod,
  discountCode,
}: PlaceOrder) =>
  rpc(
    'place_order',
    {
      p_idempotency_key: idempotencyKey,
      p_items: items.map(requestLine),
      p_customer: customer,
      p_shipping_address: {
        address: address.address,
        city: address.city,
        zipCode: address.zipCode,
        country: address.country,
        ...(address.company && { company: address.company }),
        ...(address.companyNumber && { companyNumber: address.companyNumber }),
      },
      p_payment_method: paymentMethod,
      p_expected_total: toDecimal(expectedTotal),
      ...(currency && { p_currency: currency }),
      ...(shippingMethod && { p_shipping_method: shippingMethod }),
      ...(discountCode && { p_code: discountCode }),
    },
    order,
    { signal: AbortSignal.timeout(20_000) },
  )

export const findOrder = (idempotencyKey: string) =>
  rpc('find_order', { p_idempotency_key: idempotencyKey }, v.nullable(order), {
    signal: AbortSignal.timeout(20_000),
  })

/** A refusal names lines by the slugs that were sent. */
const lineKey = { slug: v.string(), size: v.string(), color: v.string() }
const shortages = v.array(
  v.pipe(
    v.object({ ...lineKey, requested: v.number(), available: v.number() }),
    v.transform((line): Shortage => ({ ...line, productId: null })),
  ),
)
const priceChange = v.object({
  lines: v.array(
    v.pipe(
      v.object({ ...lineKey, price: money }),
      v.transform((line) => ({ ...line, productId: null })),
    ),
  ),
  discount: money,
  shipping: money,
  total: money,
  applied,
  code: typedCode,
})

/**
 * Lines that exceed the stock or the limit per order, when an order was refused for that; null for
 * another error.
 */
export const shortagesOf = (error: unknown): Shortage[] | null =>
  detailOf(error, 'OUT_OF_STOCK', shortages) ?? detailOf(error, 'LINE_LIMIT', shortages)

/** Today's prices when an order was refused because the shopper saw others; null for another error. */
export const priceChangeOf = (error: unknown) => detailOf(error, 'PRICE_CHANGED', priceChange)

const deliveryRefusal = rowOf({
  isServed: v.boolean(),
  methods: column('shipping_methods', v.array(deliveryMethod)),
})

/** How the shop delivers there now, when the order was refused because the chosen method is not offered. */
export const deliveryRefusalOf = (error: unknown) => detailOf(error, 'SHIPPING_UNAVAILABLE', deliveryRefusal)
