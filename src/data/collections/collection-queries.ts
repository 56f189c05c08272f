import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { collectionKeys } from './collection-keys'

const collection = v.object({
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  group: v.string(),
  /** The picture that the owner uploaded, if any. */
  image: v.nullable(v.string()),
  department: v.nullable(v.string()),
  category: v.nullable(v.string()),
})
export type Collection = v.InferOutput<typeof collection>

/** Every collection by group and position: 42 presets and the curated ones. */
export const collectionsQuery = () =>
  queryOptions({
    queryKey: collectionKeys.list(),
    queryFn: ({ signal }) => rpc('collections', {}, v.array(collection), { get: true, signal }),
    staleTime: 10 * 60_000,
  })
