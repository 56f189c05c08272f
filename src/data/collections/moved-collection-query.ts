import { queryOptions } from '@tanstack/react-query'
import { rest, unwrapMaybe } from '../supabase/rest'
import { collectionKeys } from './collection-keys'

/** The present slug of the collection that had this slug before; null when there is none. */
export const movedCollectionQuery = (slug: string) =>
  queryOptions({
    queryKey: collectionKeys.moved(slug),
    queryFn: async ({ signal }) => {
      const move = await unwrapMaybe(
        rest
          .from('collection_moves')
          .select('collections(slug)')
          .eq('slug', slug)
          .abortSignal(signal)
          .maybeSingle(),
      )
      return move?.collections.slug ?? null
    },
  })
