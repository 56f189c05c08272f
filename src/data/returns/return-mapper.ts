import * as v from 'valibot'
import { refundStates, refundWays } from '@/domain/money/payment'
import { orderStatuses } from '@/domain/orders/order'
import { itemConditions, returnReasons, returnStates } from '@/domain/orders/return'
import { column, money, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'

/** Of a line of an order. */
const line = {
  id: v.string(),
  name: column('product_name', v.string()),
  image: column('product_image', v.string()),
  size: v.string(),
  color: v.string(),
  quantity: v.number(),
}

const itemEntries = {
  ...line,
  orderItemId: v.string(),
  reason: v.picklist([...returnReasons, 'withdrawal']),
  words: v.string(),
  received: v.nullable(v.number()),
  wanted: v.nullable(
    rowOf({ size: v.string(), color: v.string(), price: money, keptUntil: v.nullable(timestamp) }),
  ),
}

const returnEntries = {
  id: v.string(),
  number: v.string(),
  state: v.picklist(returnStates),
  answer: v.string(),
  requestedAt: timestamp,
  decidedAt: v.nullable(timestamp),
  receivedAt: v.nullable(timestamp),
  closedAt: v.nullable(timestamp),
  refund: v.nullable(
    v.object({ amount: money, way: v.picklist(refundWays), status: v.picklist(refundStates) }),
  ),
  exchange: v.nullable(
    rowOf({
      id: v.string(),
      number: v.string(),
      status: v.picklist(orderStatuses),
      at: timestamp,
      amount: money,
      due: money,
      carrier: textOrEmpty,
      trackingNumber: textOrEmpty,
    }),
  ),
  pictures: v.array(v.string()),
}

/** An order's returns, and what may still be returned. */
export const orderReturns = rowOf({
  orderId: v.string(),
  orderNumber: v.string(),
  currency: v.string(),
  deliveredAt: v.nullable(timestamp),
  until: v.nullable(timestamp),
  isOpen: v.boolean(),
  exchangeDays: v.nullable(v.number()),
  items: v.array(
    rowOf({
      ...line,
      slug: column('product_slug', v.string()),
      price: money,
      left: v.number(),
      choices: v.array(
        v.object({ size: v.string(), color: v.string(), price: money, available: v.number() }),
      ),
    }),
  ),
  returns: v.array(rowOf({ ...returnEntries, items: v.array(rowOf(itemEntries)) })),
})

/** A return with all that the owner sees of it. */
export const adminReturn = rowOf({
  ...returnEntries,
  order: rowOf({
    id: v.string(),
    number: v.string(),
    customerName: v.string(),
    customerEmail: textOrEmpty,
    currency: v.string(),
  }),
  items: v.array(
    rowOf({
      ...itemEntries,
      price: money,
      hasVariant: column(
        'variant_id',
        v.pipe(
          v.nullable(v.string()),
          v.transform((id) => id !== null),
        ),
      ),
      condition: v.nullable(v.picklist(itemConditions)),
      isRestocked: column('restocked', v.nullable(v.boolean())),
      refundAmount: v.nullable(money),
    }),
  ),
  delivery: money,
  terms: v.nullable(rowOf({ credit: money, total: money, paidLeft: money })),
})
