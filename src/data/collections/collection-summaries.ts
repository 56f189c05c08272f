import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { collectionKeys } from './collection-keys'

/** Every collection with what it holds: tiles, banners and counts are read from it, in one request. */
export const collectionSummariesQuery = () =>
  queryOptions({
    queryKey: collectionKeys.summaries(),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-collections'))).fetchSummaries(signal),
    staleTime: 5 * 60_000,
  })
