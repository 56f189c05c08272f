import * as v from 'valibot'
import { refundStates, refundWays } from '@/domain/money/payment'
import { orderStatuses } from '@/domain/orders/order'
import {
  type AdminReturn,
  itemConditions,
  type OrderReturn,
  type OrderReturns,
  returnReasons,
  returnStates,
} from '@/domain/orders/return'
import { money, textOrEmpty, timestamp } from '../supabase/schemas'

const itemRow = v.object({
  id: v.string(),
  order_item_id: v.string(),
  product_name: v.string(),
  product_image: v.string(),
  size: v.string(),
  color: v.string(),
  quantity: v.number(),
  reason: v.picklist([...returnReasons, 'withdrawal']),
  words: v.string(),
  received: v.nullable(v.number()),
  wanted: v.nullable(
    v.pipe(
      v.object({ size: v.string(), color: v.string(), price: money, kept_until: v.nullable(timestamp) }),
      v.transform(({ kept_until, ...row }) => ({ ...row, keptUntil: kept_until })),
    ),
  ),
})

const toItem = ({ order_item_id, product_name, product_image, ...row }: v.InferOutput<typeof itemRow>) => ({
  ...row,
  orderItemId: order_item_id,
  name: product_name,
  image: product_image,
})

const returnRow = v.object({
  id: v.string(),
  number: v.string(),
  state: v.picklist(returnStates),
  answer: v.string(),
  requested_at: timestamp,
  decided_at: v.nullable(timestamp),
  received_at: v.nullable(timestamp),
  closed_at: v.nullable(timestamp),
  refund: v.nullable(
    v.object({ amount: money, way: v.picklist(refundWays), status: v.picklist(refundStates) }),
  ),
  exchange: v.nullable(
    v.pipe(
      v.object({
        id: v.string(),
        number: v.string(),
        status: v.picklist(orderStatuses),
        at: timestamp,
        amount: money,
        due: money,
        carrier: textOrEmpty,
        tracking_number: textOrEmpty,
      }),
      v.transform(({ tracking_number, ...row }) => ({ ...row, trackingNumber: tracking_number })),
    ),
  ),
  pictures: v.array(v.string()),
})

const toReturn = ({
  requested_at,
  decided_at,
  received_at,
  closed_at,
  ...row
}: v.InferOutput<typeof returnRow>): Omit<OrderReturn, 'items'> => ({
  ...row,
  requestedAt: requested_at,
  decidedAt: decided_at,
  receivedAt: received_at,
  closedAt: closed_at,
})

/** An order's returns, and what may still be returned. */
export const orderReturns = v.pipe(
  v.object({
    order_id: v.string(),
    order_number: v.string(),
    currency: v.string(),
    delivered_at: v.nullable(timestamp),
    until: v.nullable(timestamp),
    is_open: v.boolean(),
    exchange_days: v.nullable(v.number()),
    items: v.array(
      v.pipe(
        v.object({
          id: v.string(),
          product_slug: v.string(),
          product_name: v.string(),
          product_image: v.string(),
          size: v.string(),
          color: v.string(),
          price: money,
          quantity: v.number(),
          left: v.number(),
          choices: v.array(
            v.object({ size: v.string(), color: v.string(), price: money, available: v.number() }),
          ),
        }),
        v.transform(({ product_slug, product_name, product_image, ...row }) => ({
          ...row,
          slug: product_slug,
          name: product_name,
          image: product_image,
        })),
      ),
    ),
    returns: v.array(
      v.pipe(
        v.object({ ...returnRow.entries, items: v.array(itemRow) }),
        v.transform(({ items, ...row }): OrderReturn => ({ ...toReturn(row), items: items.map(toItem) })),
      ),
    ),
  }),
  v.transform(
    ({ order_id, order_number, delivered_at, is_open, exchange_days, ...row }): OrderReturns => ({
      ...row,
      exchangeDays: exchange_days,
      orderId: order_id,
      orderNumber: order_number,
      deliveredAt: delivered_at,
      isOpen: is_open,
    }),
  ),
)

const adminItemRow = v.object({
  ...itemRow.entries,
  price: money,
  variant_id: v.nullable(v.string()),
  condition: v.nullable(v.picklist(itemConditions)),
  restocked: v.nullable(v.boolean()),
  refund_amount: v.nullable(money),
})

/** A return with all that the owner sees of it. */
export const adminReturn = v.pipe(
  v.object({
    ...returnRow.entries,
    order: v.pipe(
      v.object({
        id: v.string(),
        number: v.string(),
        customer_name: v.string(),
        customer_email: textOrEmpty,
        currency: v.string(),
      }),
      v.transform(({ customer_name, customer_email, ...order }) => ({
        ...order,
        customerName: customer_name,
        customerEmail: customer_email,
      })),
    ),
    items: v.array(adminItemRow),
    delivery: money,
    terms: v.nullable(
      v.pipe(
        v.object({ credit: money, total: money, paid_left: money }),
        v.transform(({ paid_left, ...terms }) => ({ ...terms, paidLeft: paid_left })),
      ),
    ),
  }),
  v.transform(
    ({ items, order, terms, delivery, ...row }): AdminReturn => ({
      ...toReturn(row),
      order,
      terms,
      delivery,
      items: items.map(({ price, variant_id, condition, restocked, refund_amount, ...item }) => ({
        ...toItem(item),
        price,
        hasVariant: variant_id !== null,
        condition,
        isRestocked: restocked,
        refundAmount: refund_amount,
      })),
    }),
  ),
)
