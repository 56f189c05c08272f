import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  ageGroups,
  type CollectionGroup,
  type Department,
  genders,
  type ProductCategory,
  type StructureKind,
  type StructureRow,
} from '@/domain/product/structure'
import { auditKeys } from '../audit/audit-keys'
import { settingsKeys } from '../settings/settings-keys'
import { parseAnswer } from '../supabase/answer'
import { rest, unwrap, unwrapMaybe } from '../supabase/rest'
import { refuseChanged } from '../supabase/row-version'
import { allRows } from '../supabase/rows'
import { rpc } from '../supabase/rpc'
import { column, nothing, rowOf } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { adminCollectionKeys } from './admin-collection-keys'
import { collectionKeys } from './collection-keys'

const named = {
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  version: column('updated_at', v.string()),
}
const departments = v.array(
  v.pipe(
    rowOf({
      ...named,
      isInMenu: column('in_menu', v.boolean()),
      gender: v.nullable(v.picklist(genders)),
      ageGroup: v.picklist(ageGroups),
    }),
    v.transform((row): Department => ({ kind: 'department', ...row })),
  ),
)
const categories = v.array(
  v.pipe(
    rowOf({
      ...named,
      partOf: v.nullable(v.string()),
      pageId: v.nullable(v.string()),
      pictureId: v.nullable(v.string()),
      ageGroup: v.nullable(v.picklist(ageGroups)),
    }),
    v.transform((row): ProductCategory => ({ kind: 'category', ...row })),
  ),
)
const groups = v.array(
  v.pipe(
    rowOf({ ...named, department: v.nullable(v.string()), hasPosters: v.boolean() }),
    v.transform((row): CollectionGroup => ({ kind: 'group', ...row })),
  ),
)
const pages = v.array(v.object({ id: v.string(), slug: v.string(), title: v.nullable(v.string()) }))

export type Structure = {
  department: Department[]
  category: ProductCategory[]
  group: CollectionGroup[]
  pages: v.InferOutput<typeof pages>
}

/** All departments, categories and groups in their order, and the pages on which categories may be listed. */
export const structureQuery = () =>
  queryOptions({
    queryKey: adminCollectionKeys.structure(),
    queryFn: async ({ signal }): Promise<Structure> => {
      const [department, category, group, page] = await Promise.all([
        allRows(
          rest
            .from('departments')
            .select('id,slug,name,in_menu,gender,age_group,updated_at', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('categories')
            .select('id,slug,name,part_of,page_id,picture_id,age_group,updated_at', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('collection_groups')
            .select('id,slug,name,department,has_posters,updated_at', { count: 'exact' })
            .order('position')
            .order('id')
            .abortSignal(signal),
        ),
        allRows(
          rest
            .from('pages')
            .select('id,slug,title', { count: 'exact' })
            .not('kind', 'in', '(home,policy)')
            .order('slug')
            .abortSignal(signal),
        ),
      ])
      return {
        department: parseAnswer('departments', departments, department),
        category: parseAnswer('categories', categories, category),
        group: parseAnswer('collection_groups', groups, group),
        pages: parseAnswer('pages', pages, page),
      }
    },
  })

/**
 * Adds a row or changes the one with its id.
 * @throws AppError of the kind `conflict`: ROW_CHANGED {version} when another saved since its version, else for a slug that
 * another has; ROW_GONE
 */
async function saveStructureRow(row: StructureRow, isNew: boolean): Promise<void> {
  const { id, version, slug, name } = row
  const seen = { id, updated_at: version }
  let written: unknown[]
  if (row.kind === 'department') {
    const fields = { slug, name, in_menu: row.isInMenu, gender: row.gender, age_group: row.ageGroup }
    const table = rest.from('departments')
    written = await unwrap(
      isNew ? table.insert({ id, ...fields }).select('id') : table.update(fields).match(seen).select('id'),
    )
  } else if (row.kind === 'category') {
    const fields = {
      ...{ slug, name, part_of: row.partOf, page_id: row.pageId },
      ...{ picture_id: row.pictureId, age_group: row.ageGroup },
    }
    const table = rest.from('categories')
    written = await unwrap(
      isNew ? table.insert({ id, ...fields }).select('id') : table.update(fields).match(seen).select('id'),
    )
  } else {
    const fields = { slug, name, department: row.department, has_posters: row.hasPosters }
    const table = rest.from('collection_groups')
    written = await unwrap(
      isNew ? table.insert({ id, ...fields }).select('id') : table.update(fields).match(seen).select('id'),
    )
  }
  if (written.length > 0) return
  refuseChanged(
    await unwrapMaybe(rest.from(tables[row.kind]).select('updated_at').eq('id', id).maybeSingle()),
  )
}

const tables = {
  department: 'departments',
  category: 'categories',
  group: 'collection_groups',
} as const

/** @throws AppError of the kind `conflict`: IS_SHOWN {places} by pages and menus, any other by collections */
const deleteStructureRow = ({ kind, id }: Pick<StructureRow, 'kind' | 'id'>) =>
  unwrap(rest.from(tables[kind]).delete().eq('id', id).select('id'))

/** Puts the rows of a kind into this order. @throws AppError of the kind `conflict` when they are no longer these */
export const orderStructure = ({ kind, ids }: { kind: StructureKind; ids: string[] }) =>
  rpc('order_structure', { p_kind: kind, p_ids: ids }, nothing)

function useStructureChange<Change>(change: (change: Change) => Promise<unknown>) {
  return useMutation({
    mutationFn: change,
    onSettled: useRefresh(collectionKeys.all, settingsKeys.all, auditKeys.all),
  })
}

export const useSaveStructureRow = () =>
  useStructureChange(({ row, isNew }: { row: StructureRow; isNew: boolean }) => saveStructureRow(row, isNew))
export const useDeleteStructureRow = () => useStructureChange(deleteStructureRow)
export const useOrderStructure = () => useStructureChange(orderStructure)
