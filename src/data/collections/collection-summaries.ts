import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { collectionKeys } from './collection-keys'

/** Every collection with what it holds: tiles, banners and counts are read from it, in one request. */
export const collectionSummariesQuery = () =>
  queryOptions({
    queryKey: collectionKeys.summaries(),
    queryFn: ({ signal }) => rpc('collection_summaries', {}, summaries, { get: true, signal }),
    staleTime: 5 * 60_000,
  })

const summaries = v.array(
  v.object({
    slug: v.string(),
    name: v.string(),
    group: v.string(),
    department: v.nullable(v.string()),
    category: v.nullable(v.string()),
    count: v.number(),
    maxDiscount: v.number(),
  }),
)
