import type { ComponentType } from 'react'
import type * as v from 'valibot'

/** What the file of a kind of section exports. */
export type SectionModule = {
  /** What a section of the kind is given to show (fields.ts). */
  schema: v.GenericSchema
  /** What it takes as `section` is what its own schema gives. */
  Section: ComponentType<{ id: string; section: unknown }>
  /** What it reads besides what the page comes with. */
  queries?: () => readonly { queryKey: readonly unknown[] }[]
}

const kindOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)

/** The kinds of sections: one file each, in this folder or in a room of it. A kind that another release knew has none here. */
const files = new Map(
  Object.entries(import.meta.glob<SectionModule>(['./*.tsx', './*/*.tsx'])).map(([file, load]) => [
    kindOf(file),
    load,
  ]),
)

/** Loads the file of a kind; undefined for a kind that there is none of. */
export const sectionLoader = (kind: string): (() => Promise<SectionModule>) | undefined => files.get(kind)

export const sectionKinds = [...files.keys()]
