import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LineKey } from '@/domain/cart'
import type { LineQuote } from '@/domain/cart-check'
import { toMinor } from '@/domain/money'
import { rest, unwrap } from '../supabase/rest'
import { toRecords, toText } from '../supabase/values'

export const cartKeys = {
  all: ['cart-quote'] as const,
  quote: (lines: LineKey[]) => [...cartKeys.all, lines] as const,
}

/** Present prices and stock of the cart's lines; asked again whenever the cart is looked at. */
export const cartQuoteQuery = (lines: LineKey[]) =>
  queryOptions({
    queryKey: cartKeys.quote(lines),
    queryFn: ({ signal }) => fetchQuote(lines, signal),
    enabled: lines.length > 0,
    staleTime: 0,
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  })

async function fetchQuote(lines: LineKey[], signal: AbortSignal): Promise<LineQuote[]> {
  const items = lines.map(({ id, size, color }) => ({ slug: id, size, color }))
  const answer = await unwrap(rest.rpc('quote_cart', { p_items: items }).abortSignal(signal))
  return toRecords(answer).map((row) => ({
    id: toText(row.slug),
    size: toText(row.size),
    color: toText(row.color),
    price: row.price === null ? null : toMinor(row.price as number | string),
    available: Number(row.available),
  }))
}
