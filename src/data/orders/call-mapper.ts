import * as v from 'valibot'
import { confirmations } from '@/domain/orders/call'
import { languages } from '@/domain/text/spoken-languages'
import { column, money, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'

const tries = {
  attempts: column('call_attempts', v.number()),
  nextAt: column('next_call_at', v.nullable(timestamp)),
}
export const confirmation = rowOf({ state: column('confirmation', v.picklist(confirmations)), ...tries })

const call = rowOf({
  id: v.string(),
  number: column('order_number', v.string()),
  customerName: v.string(),
  customerEmail: textOrEmpty,
  phone: column('customer_phone', v.string()),
  phoneE164: v.nullable(v.string()),
  note: column('customer_note', textOrEmpty),
  address: column(
    'shipping_address',
    v.object({ address: v.string(), city: v.string(), zipCode: v.string(), country: v.string() }),
  ),
  currency: v.string(),
  total: column('total_amount', money),
  language: v.picklist(languages),
  createdAt: timestamp,
  ...tries,
  returned: v.number(),
  samePhone: v.number(),
  items: v.array(
    rowOf({
      name: column('product_name', v.string()),
      image: column('product_image', v.string()),
      size: v.string(),
      color: v.string(),
      quantity: v.number(),
    }),
  ),
})

/** The queue, and how many orders are to be called now and later. */
export const callQueue = v.object({ now: v.number(), later: v.number(), orders: v.array(call) })
