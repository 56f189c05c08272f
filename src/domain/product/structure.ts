// What collections are sorted into: departments, categories, and groups on the page of all collections.
import { toSlug } from '../text/slug'

export const structureKinds = ['department', 'category', 'group'] as const
export type StructureKind = (typeof structureKinds)[number]

/** For whom goods are, as product feeds name it. */
export const genders = ['female', 'male', 'unisex'] as const
export const ageGroups = ['newborn', 'infant', 'toddler', 'kids', 'adult'] as const

export type Department = {
  kind: 'department'
  id: string
  /** What was seen of it: a change from elsewhere since then is not overwritten unseen. */
  version: string
  /** Also of its page. */
  slug: string
  name: string
  isInMenu: boolean
  gender: (typeof genders)[number] | null
  ageGroup: (typeof ageGroups)[number]
}
export type ProductCategory = {
  kind: 'category'
  id: string
  version: string
  slug: string
  name: string
  /** The slug of the wider category to which it belongs. */
  partOf: string | null
  /** The page whose list has it. */
  pageId: string | null
  /** Of its tile (media). */
  pictureId: string | null
  /** Null where it is its department's. */
  ageGroup: (typeof ageGroups)[number] | null
}
export type CollectionGroup = {
  kind: 'group'
  id: string
  version: string
  slug: string
  name: string
  /** The slug of the department to which its new collections belong. */
  department: string | null
  hasPosters: boolean
}
export type StructureRow = Department | ProductCategory | CollectionGroup

/** The limits of the tables, which check them again. */
export const structureBounds = { name: 60, slug: 60 } as const

/** A new row of a kind, as it is before anything but its name is chosen. */
export function newStructureRow(kind: StructureKind, id: string, name: string): StructureRow {
  const base = { id, version: '', name, slug: toSlug(name, structureBounds.slug) || kind }
  if (kind === 'department') return { kind, ...base, isInMenu: true, gender: null, ageGroup: 'adult' }
  if (kind === 'category')
    return { kind, ...base, partOf: null, pageId: null, pictureId: null, ageGroup: null }
  return { kind, ...base, department: null, hasPosters: false }
}
