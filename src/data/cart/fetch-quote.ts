import * as v from 'valibot'
import type { CartQuote } from '@/domain/cart/cart-quote'
import type { Database } from '../supabase/database.types'
import { rpc } from '../supabase/rpc'
import { column, money, rowOf, timestamp } from '../supabase/schemas'
import { applied, deliveryMethod, typedCode } from './quote-schemas'

type Arguments = Database['public']['Functions']['quote_cart']['Args']

const line = rowOf({
  productId: v.nullable(v.string()),
  slug: v.string(),
  title: v.nullable(v.string()),
  size: v.string(),
  color: v.string(),
  renamed: v.nullable(v.object({ size: v.string(), color: v.string() })),
  price: v.nullable(money),
  available: v.number(),
  variantId: v.nullable(v.string()),
  dealEndsAt: v.nullable(timestamp),
  endedPrice: v.nullable(money),
  discount: money,
  measure: v.optional(v.string()),
})

const quote = rowOf({
  lines: v.array(line),
  subtotal: money,
  discount: money,
  shipping: money,
  total: money,
  applied,
  code: typedCode,
  isServed: v.boolean(),
  needsCity: v.boolean(),
  methods: column('shipping_methods', v.array(deliveryMethod)),
  method: column('shipping_method', v.nullable(v.string())),
})

export const fetchQuote = (args: Arguments, signal: AbortSignal): Promise<CartQuote> =>
  rpc('quote_cart', args, quote, { signal })
