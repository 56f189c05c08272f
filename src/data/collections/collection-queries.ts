import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { collectionKeys } from './collection-keys'

/** Every collection by group and position. */
export const collectionsQuery = () =>
  queryOptions({
    queryKey: collectionKeys.list(),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-collections'))).fetchCollections(signal),
    staleTime: 10 * 60_000,
  })
