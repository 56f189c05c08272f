import * as v from 'valibot'
import type { LineQuote } from '@/domain/cart/cart-check'
import type { CartQuote } from '@/domain/cart/cart-quote'
import type { Database } from '../supabase/database.types'
import { rpc } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'
import { applied, deliveryMethod, typedCode } from './quote-schemas'

type Arguments = Database['public']['Functions']['quote_cart']['Args']

const line = v.pipe(
  v.object({
    product_id: v.nullable(v.string()),
    slug: v.string(),
    title: v.nullable(v.string()),
    size: v.string(),
    color: v.string(),
    renamed: v.nullable(v.object({ size: v.string(), color: v.string() })),
    price: v.nullable(money),
    available: v.number(),
    variant_id: v.nullable(v.string()),
    deal_ends_at: v.nullable(timestamp),
    ended_price: v.nullable(money),
    discount: money,
    measure: v.optional(v.string()),
  }),
  v.transform(
    ({ product_id, variant_id, deal_ends_at, ended_price, ...row }): LineQuote => ({
      ...row,
      productId: product_id,
      variantId: variant_id,
      dealEndsAt: deal_ends_at,
      endedPrice: ended_price,
    }),
  ),
)

const quote = v.pipe(
  v.object({
    lines: v.array(line),
    subtotal: money,
    discount: money,
    shipping: money,
    total: money,
    applied,
    code: typedCode,
    is_served: v.boolean(),
    needs_city: v.boolean(),
    shipping_methods: v.array(deliveryMethod),
    shipping_method: v.nullable(v.string()),
  }),
  v.transform(
    ({ is_served, needs_city, shipping_methods, shipping_method, ...row }): CartQuote => ({
      ...row,
      isServed: is_served,
      needsCity: needs_city,
      methods: shipping_methods,
      method: shipping_method,
    }),
  ),
)

export const fetchQuote = (args: Arguments, signal: AbortSignal): Promise<CartQuote> =>
  rpc('quote_cart', args, quote, { signal })
