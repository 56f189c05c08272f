import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { LineKey } from '@/domain/cart'
import { type LineQuote, untilNextQuote } from '@/domain/cart-check'
import { unpaidOrderId } from '../orders/idempotency-key'
import { rpc } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'
import { cartKeys } from './cart-keys'

/** The quantity matters: a deal with fewer units left than that sets no price. */
type QuoteLine = LineKey & { quantity?: number }

/** Present prices and stock of the cart's lines; asked again while the cart is looked at, and when a deal ends. */
export const cartQuoteQuery = (lines: readonly QuoteLine[]) => {
  const items = lines.map(({ id, size, color, quantity = 1 }) => ({ slug: id, size, color, quantity }))
  return queryOptions({
    queryKey: cartKeys.quote(items),
    queryFn: async ({ signal }) => {
      const answer = await rpc('quote_cart', { p_items: items }, quotes, { signal })
      const unpaid = unpaidOrderId()
      return unpaid ? (await import('../orders/reserved-items')).addReserved(answer, unpaid, signal) : answer
    },
    enabled: lines.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextQuote(state.data ?? [], Date.now(), 60_000),
    placeholderData: keepPreviousData,
  })
}

const quotes = v.array(
  v.pipe(
    v.object({
      slug: v.string(),
      size: v.string(),
      color: v.string(),
      price: v.nullable(money),
      available: v.number(),
      variant_id: v.nullable(v.string()),
      deal_ends_at: v.nullable(timestamp),
      ended_price: v.nullable(money),
    }),
    v.transform(
      ({ slug, variant_id, deal_ends_at, ended_price, ...line }): LineQuote => ({
        ...line,
        id: slug,
        variantId: variant_id,
        dealEndsAt: deal_ends_at,
        endedPrice: ended_price,
      }),
    ),
  ),
)
