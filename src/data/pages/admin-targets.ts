import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { allRows } from '../supabase/rows'
import { column, rowOf } from '../supabase/schemas'
import { adminPageKeys } from './admin-page-keys'

const target = v.object({ id: v.string(), slug: v.string(), name: v.nullable(v.string()) })
/** Something that a section or a menu can name. */
export type TargetRow = v.InferOutput<typeof target>
const targets = v.array(target)

/** What links and choices can lead to, besides products. */
export const targetsQuery = () =>
  queryOptions({
    queryKey: adminPageKeys.targets(),
    queryFn: async ({ signal }) => {
      const [collections, groups, departments, categories, pages] = await Promise.all([
        allRows(
          rest
            .from('collections')
            .select('id,slug,name', { count: 'exact' })
            .is('former_of', null)
            .order('name')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('collection_groups')
            .select('id,slug,name', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('departments')
            .select('id,slug,name', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('categories')
            .select('id,slug,name', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest.from('pages').select('id,slug,title', { count: 'exact' }).order('slug').abortSignal(signal),
        ),
      ])
      return {
        collection: parseAnswer('collections', targets, collections),
        'collection-group': parseAnswer('collection_groups', targets, groups),
        department: parseAnswer('departments', targets, departments),
        category: parseAnswer('categories', targets, categories),
        page: parseAnswer(
          'pages',
          targets,
          pages.map(({ title, ...page }) => ({ ...page, name: title })),
        ),
      }
    },
  })
export type TargetKind = 'collection' | 'collection-group' | 'department' | 'category' | 'page'

const product = rowOf({
  id: v.string(),
  slug: v.string(),
  name: column('title', v.string()),
  image: column('image_url', v.string()),
})

/** The products with these ids, at most 24, in their order; those that are gone are left out. */
export const pickedProductsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: adminPageKeys.products(ids),
    queryFn: async ({ signal }) => {
      const rows = await allRows(
        rest
          .from('products')
          .select('id,slug,title,image_url', { count: 'exact' })
          .in('id', [...ids])
          .order('id')
          .abortSignal(signal),
      )
      const found = parseAnswer('products', v.array(product), rows)
      return ids.flatMap((id) => found.find((each) => each.id === id) ?? [])
    },
    enabled: ids.length > 0,
  })
