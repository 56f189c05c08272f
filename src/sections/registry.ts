import type { ComponentType } from 'react'
import type * as v from 'valibot'

/** What the file of a kind of section exports. */
export type SectionModule = {
  /** What a section of the kind is given to show (fields.ts). */
  schema: v.GenericSchema
  Section: ComponentType<{ id: string; section: never }>
  /** What it reads besides what the page comes with. */
  queries?: () => readonly { queryKey: readonly unknown[] }[]
}

/** The kinds of sections: one file each. A kind that another release knew has none here. */
const files = import.meta.glob<SectionModule>('./*.tsx')

/** Loads the file of a kind; undefined for a kind that there is none of. */
export const sectionLoader = (kind: string): (() => Promise<SectionModule>) | undefined =>
  Object.hasOwn(files, `./${kind}.tsx`) ? files[`./${kind}.tsx`] : undefined

export const sectionKinds = Object.keys(files).map((file) => file.slice(2, -4))
