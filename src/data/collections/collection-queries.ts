import { queryOptions } from '@tanstack/react-query'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { collectionKeys } from './collection-keys'

export type Collection = {
  id: string
  slug: string
  name: string
  description: string
  group: string
  /** The picture that the owner uploaded, if any. */
  image: string | null
  department: string | null
  category: string | null
}

/** Every collection by group and position: 42 presets and the curated ones. */
export const collectionsQuery = () =>
  queryOptions({
    queryKey: collectionKeys.list(),
    queryFn: ({ signal }) => fetchCollections(signal),
    staleTime: 10 * 60_000,
  })

async function fetchCollections(signal: AbortSignal): Promise<Collection[]> {
  const rows = await allRows(
    rest
      .from('collections')
      .select('id,slug,name,description,image:image_url,group_name,department,category', { count: 'exact' })
      .is('former_of', null)
      .order('group_name')
      .order('position')
      .order('id')
      .abortSignal(signal),
  )
  return rows.map(({ group_name: group, ...row }) => ({ ...row, group }))
}
