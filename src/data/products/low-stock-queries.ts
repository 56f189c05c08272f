import { queryOptions } from '@tanstack/react-query'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toRecords, toText } from '../supabase/values'
import { productKeys } from './product-queries'

/** Sizes (with the product's id) at the settings' low-stock level or below, what sold most in thirty days first; and how many in all. */
export const lowStockQuery = () =>
  queryOptions({
    queryKey: [...productKeys.all, 'low-stock'],
    queryFn: ({ signal }) => fetchLowStock(signal),
  })

async function fetchLowStock(signal: AbortSignal) {
  const answer = toRecord(await unwrap(rest.rpc('low_stock', {}, { get: true }).abortSignal(signal)))
  return {
    total: Number(answer.total),
    variants: toRecords(answer.variants).map((row) => ({
      id: toText(row.id),
      slug: toText(row.slug),
      name: toText(row.name),
      image: toText(row.image),
      size: toText(row.size),
      color: toText(row.color),
      left: Number(row.left),
      sold: Number(row.sold),
    })),
  }
}
