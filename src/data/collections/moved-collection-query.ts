import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { isSlug } from '@/domain/text/slug-pattern'
import { rpc } from '../supabase/rpc'
import { collectionKeys } from './collection-keys'

/** The present slug of the collection that had this slug before; null when there is none. */
export const movedCollectionQuery = (slug: string) =>
  queryOptions({
    queryKey: collectionKeys.moved(slug),
    queryFn: async ({ signal }) =>
      isSlug(slug)
        ? rpc('moved_collection', { p_slug: slug }, v.nullable(v.string()), { get: true, signal })
        : null,
  })
