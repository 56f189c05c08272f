import { queryOptions } from '@tanstack/react-query'
import { rest, unwrap } from '../supabase/rest'
import { collectionKeys } from './collection-keys'

/** Where the collection that once stood at this address is now: its slug, or null. */
export const movedCollectionQuery = (slug: string) =>
  queryOptions({
    queryKey: collectionKeys.moved(slug),
    queryFn: async ({ signal }) => {
      const [move] = await unwrap(
        rest.from('collection_moves').select('collections(slug)').eq('slug', slug).abortSignal(signal),
      )
      return move?.collections.slug ?? null
    },
  })
