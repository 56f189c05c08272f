import { queryOptions } from '@tanstack/react-query'
import type { CollectionSummary } from '@/domain/collections'
import { rest, unwrap } from '../supabase/rest'
import { toRecords, toText } from '../supabase/values'

/** Every collection with what it holds: tiles, banners and counts are read from it, in one request. */
export const collectionSummariesQuery = () =>
  queryOptions({
    queryKey: ['collections', 'summaries'],
    queryFn: ({ signal }) => fetchSummaries(signal),
    staleTime: 5 * 60_000,
  })

async function fetchSummaries(signal: AbortSignal): Promise<CollectionSummary[]> {
  const answer = await unwrap(rest.rpc('collection_summaries', {}, { get: true }).abortSignal(signal))
  return toRecords(answer).map((row) => ({
    slug: toText(row.slug),
    name: toText(row.name),
    group: toText(row.group),
    department: toText(row.department) || null,
    category: toText(row.category) || null,
    count: Number(row.count ?? 0),
    maxDiscount: Number(row.maxDiscount ?? 0),
  }))
}
