import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { LineKey } from '@/domain/cart'
import { type LineQuote, untilNextQuote } from '@/domain/cart-check'
import type { CartQuote, QuoteFor } from '@/domain/cart-quote'
import { unpaidOrderKey } from '../orders/idempotency-key'
import { rpc } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'
import { serverNow } from '../supabase/server-clock'
import { cartKeys } from './cart-keys'
import { applied, deliveryMethod, typedCode } from './quote-schemas'

/** The quantity matters: a deal with fewer units left than that sets no price. */
type QuoteLine = LineKey & { quantity?: number }

/** Present prices, delivery and discount of the cart; asked again while the cart is looked at, and when a deal ends. */
export const cartQuoteQuery = (
  lines: readonly QuoteLine[],
  { country, city, method, code, email }: QuoteFor = {},
) => {
  const args = {
    p_items: lines.map(({ id, size, color, quantity = 1 }) => ({ slug: id, size, color, quantity })),
    ...(country && { p_country: country }),
    ...(city && { p_city: city }),
    ...(method && { p_shipping_method: method }),
    ...(code && { p_code: code }),
    ...(email && { p_email: email }),
  }
  return queryOptions({
    queryKey: cartKeys.quote(args),
    queryFn: ({ signal }): Promise<CartQuote> => {
      // The cart replaces this browser's order that waits to be paid by card: what that holds is still available to it.
      const replaces = unpaidOrderKey()
      return rpc('quote_cart', { ...args, ...(replaces && { p_replaces: replaces }) }, quote, { signal })
    },
    enabled: lines.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextQuote(state.data?.lines ?? [], serverNow(), 60_000),
    placeholderData: keepPreviousData,
  })
}

const line = v.pipe(
  v.object({
    slug: v.string(),
    size: v.string(),
    color: v.string(),
    renamed: v.nullable(v.object({ size: v.string(), color: v.string() })),
    price: v.nullable(money),
    available: v.number(),
    variant_id: v.nullable(v.string()),
    deal_ends_at: v.nullable(timestamp),
    ended_price: v.nullable(money),
    discount: money,
  }),
  v.transform(
    ({ slug, variant_id, deal_ends_at, ended_price, ...row }): LineQuote => ({
      ...row,
      id: slug,
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
