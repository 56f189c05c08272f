import { moved } from '../values/move'

/** A section as a page's version holds it: its fields hold texts by language, and pictures, links and choices by id. */
export type DraftSection = { id: string; kind: string; isHidden: boolean } & { [field: string]: unknown }

/** What a version may hold; the database checks both again. */
export const sectionLimits = { sections: 60, bytes: 262_144 } as const

/** Puts a section after another one; at the end where that is not there, or none is named. */
export function insertSection(
  list: readonly DraftSection[],
  section: DraftSection,
  after: string | null,
): DraftSection[] {
  const place = list.findIndex(({ id }) => id === after)
  return list.toSpliced(place < 0 ? list.length : place + 1, 0, section)
}

export const withoutSection = (list: readonly DraftSection[], id: string): DraftSection[] =>
  list.filter((section) => section.id !== id)

export const replaceSection = (
  list: readonly DraftSection[],
  id: string,
  change: (section: DraftSection) => DraftSection,
): DraftSection[] => list.map((section) => (section.id === id ? change(section) : section))

export const moveSection = (list: readonly DraftSection[], id: string, to: number): DraftSection[] =>
  moved(
    list,
    list.findIndex((section) => section.id === id),
    to,
  )
