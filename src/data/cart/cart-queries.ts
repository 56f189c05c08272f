import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LineKey } from '@/domain/cart'
import { type LineQuote, untilNextQuote } from '@/domain/cart-check'
import { toMinor } from '@/domain/money'
import { rest, unwrap } from '../supabase/rest'
import { toRecords, toText, toTime } from '../supabase/values'

/** The quantity matters: a deal with fewer pieces left than that makes no price. */
type QuoteLine = LineKey & { quantity?: number }

export const cartKeys = {
  all: ['cart-quote'] as const,
  quote: (lines: readonly QuoteLine[]) =>
    [
      ...cartKeys.all,
      lines.map(({ id, size, color, quantity = 1 }) => ({ slug: id, size, color, quantity })),
    ] as const,
}

/** Present prices and stock of the cart's lines; asked again while the cart is looked at, and when a deal ends. */
export const cartQuoteQuery = (lines: readonly QuoteLine[]) =>
  queryOptions({
    queryKey: cartKeys.quote(lines),
    queryFn: ({ queryKey: [, items], signal }) => fetchQuote(items, signal),
    enabled: lines.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextQuote(state.data ?? [], Date.now(), 60_000),
    placeholderData: keepPreviousData,
  })

async function fetchQuote(
  items: Record<string, string | number>[],
  signal: AbortSignal,
): Promise<LineQuote[]> {
  const answer = await unwrap(rest.rpc('quote_cart', { p_items: items }).abortSignal(signal))
  return toRecords(answer).map((row) => ({
    id: toText(row.slug),
    size: toText(row.size),
    color: toText(row.color),
    price: toPrice(row.price),
    available: Number(row.available),
    variantId: toText(row.variant_id) || null,
    dealEndsAt: typeof row.deal_ends_at === 'string' ? toTime(row.deal_ends_at) : null,
    endedPrice: toPrice(row.ended_price),
  }))
}

const toPrice = (amount: unknown) => (amount === null ? null : toMinor(amount as number | string))
