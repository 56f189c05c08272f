import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LineKey } from '@/domain/cart/cart'
import { untilNextQuote } from '@/domain/cart/cart-check'
import type { CartQuote, QuoteFor } from '@/domain/cart/cart-quote'
import { loaded } from '../supabase/loaded'
import { serverNow } from '../supabase/server-clock'
import { cartKeys } from './cart-keys'
import { unpaidOrderKey } from './idempotency-key'
import { requestLine } from './request-line'

/** The quantity matters: a deal with fewer units left than that sets no price. */
type QuoteLine = LineKey & { quantity?: number }

/** Present prices, delivery and discount of the cart; asked again while the cart is looked at, and when a deal ends. */
export const cartQuoteQuery = (
  lines: readonly QuoteLine[],
  { country, city, method, code, email }: QuoteFor = {},
) => {
  const args = {
    p_items: lines.map((line) => requestLine({ quantity: 1, ...line })),
    ...(country && { p_country: country }),
    ...(city && { p_city: city }),
    ...(method && { p_shipping_method: method }),
    ...(code && { p_code: code }),
    ...(email && { p_email: email }),
  }
  return queryOptions({
    queryKey: cartKeys.quote(args),
    queryFn: async ({ signal }): Promise<CartQuote> => {
      const { fetchQuote } = await loaded(import('./fetch-quote'))
      // The cart replaces this browser's order that waits to be paid by card: what that holds is still available to it.
      const replaces = unpaidOrderKey()
      return fetchQuote({ ...args, ...(replaces && { p_replaces: replaces }) }, signal)
    },
    enabled: lines.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextQuote(state.data?.lines ?? [], serverNow(), 60_000),
    placeholderData: keepPreviousData,
  })
}
