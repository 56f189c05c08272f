import type { ComponentType } from 'react'

/** What shows a section of one kind. What it takes as `section` is what the schema of the kind gives. */
type SectionPart = ComponentType<{ id: string; section: unknown }>
/** What it reads besides what the page comes with. */
type SectionQueries = () => readonly { queryKey: readonly unknown[] }[]

const kindOf = (file: string) => file.slice(file.lastIndexOf('/') + 1, -'.tsx'.length)
const byKind = <Value>(files: Readonly<Record<string, Value>>) =>
  new Map(Object.entries(files).map(([file, value]) => [kindOf(file), value]))

// The kinds of sections: one file each, in this folder or in a room of it. The patterns stand where they are used, since the
// build reads them there. It leaves the schemas out of what shows a section; schemas.ts has them.
const parts = byKind(import.meta.glob<SectionPart>(['./*.tsx', './*/*.tsx'], { import: 'Section' }))
const queries = byKind(
  import.meta.glob<SectionQueries | undefined>(['./*.tsx', './*/*.tsx'], { import: 'queries' }),
)

/** Loads what shows a kind; undefined for one that there is none of, as another release may have had. */
export const sectionPartLoader = (kind: string): (() => Promise<SectionPart>) | undefined => parts.get(kind)

/** What a kind reads besides what the page comes with. */
export async function sectionQueries(kind: string) {
  const found = await queries.get(kind)?.()
  return found?.() ?? []
}

export const sectionKinds = [...parts.keys()]

/** How many of a page's sections are on the first screen: their code comes with the page. */
export const firstSections = 2
