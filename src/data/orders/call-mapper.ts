import * as v from 'valibot'
import { type Call, type Confirmation, confirmations } from '@/domain/orders/call'
import { languages } from '@/domain/text/spoken-languages'
import { money, textOrEmpty, timestamp } from '../supabase/schemas'

export const confirmationEntries = {
  confirmation: v.picklist(confirmations),
  call_attempts: v.number(),
  next_call_at: v.nullable(timestamp),
}
const confirmationRow = v.object(confirmationEntries)

export const toConfirmation = (row: v.InferOutput<typeof confirmationRow>): Confirmation => ({
  state: row.confirmation,
  attempts: row.call_attempts,
  nextAt: row.next_call_at,
})

export const confirmation = v.pipe(confirmationRow, v.transform(toConfirmation))

const call = v.pipe(
  v.object({
    id: v.string(),
    order_number: v.string(),
    customer_name: v.string(),
    customer_email: textOrEmpty,
    customer_phone: v.string(),
    phone_e164: v.nullable(v.string()),
    customer_note: textOrEmpty,
    shipping_address: v.object({
      address: v.string(),
      city: v.string(),
      zipCode: v.string(),
      country: v.string(),
    }),
    currency: v.string(),
    total_amount: money,
    language: v.picklist(languages),
    created_at: timestamp,
    call_attempts: v.number(),
    next_call_at: v.nullable(timestamp),
    returned: v.number(),
    same_phone: v.number(),
    items: v.array(
      v.pipe(
        v.object({
          product_name: v.string(),
          product_image: v.string(),
          size: v.string(),
          color: v.string(),
          quantity: v.number(),
        }),
        v.transform(({ product_name, product_image, ...item }) => ({
          ...item,
          name: product_name,
          image: product_image,
        })),
      ),
    ),
  }),
  v.transform(
    (row): Call => ({
      id: row.id,
      number: row.order_number,
      customerName: row.customer_name,
      customerEmail: row.customer_email,
      phone: row.customer_phone,
      phoneE164: row.phone_e164,
      note: row.customer_note,
      address: row.shipping_address,
      currency: row.currency,
      total: row.total_amount,
      language: row.language,
      createdAt: row.created_at,
      attempts: row.call_attempts,
      nextAt: row.next_call_at,
      returned: row.returned,
      samePhone: row.same_phone,
      items: row.items,
    }),
  ),
)

/** The queue, and how many orders are to be called now and later. */
export const callQueue = v.object({ now: v.number(), later: v.number(), orders: v.array(call) })
