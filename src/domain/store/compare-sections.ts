import type { DraftSection } from './draft-section'
import { differingKeys } from './same-content'

/** What became of a section between two versions of a page. `fields` are those that differ. */
export type SectionChange =
  | { what: 'added' | 'removed'; section: DraftSection }
  | { what: 'changed'; section: DraftSection; before: DraftSection; fields: string[]; isMoved: boolean }

/** The sections that differ, in the order of `after`; those that are gone come last. */
export function compareSections(
  before: readonly DraftSection[],
  after: readonly DraftSection[],
): SectionChange[] {
  const [old, now] = [byId(before), byId(after)]
  const stayed = after.filter(({ id }) => old.has(id)).map(({ id }) => id)
  const inOrder = longestInOrder(stayed.map((id) => before.findIndex((section) => section.id === id)))
  const movedIds = new Set(stayed.filter((_, place) => !inOrder.has(place)))
  const changes = after.flatMap((section): SectionChange[] => {
    const was = old.get(section.id)
    if (!was) return [{ what: 'added', section }]
    const fields = differingKeys(was, section)
    const isMoved = movedIds.has(section.id)
    return fields.length === 0 && !isMoved ? [] : [{ what: 'changed', section, before: was, fields, isMoved }]
  })
  const gone = before.filter(({ id }) => !now.has(id))
  return [...changes, ...gone.map((section): SectionChange => ({ what: 'removed', section }))]
}

const byId = (list: readonly DraftSection[]) => new Map(list.map((section) => [section.id, section]))

/** The places of a longest run of growing numbers: what stays in order while the others moved. */
function longestInOrder(numbers: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = []
  for (const [place, number] of numbers.entries()) {
    const before = runs
      .slice(0, place)
      .filter((run) => (numbers[run.at(-1) ?? 0] ?? 0) < number)
      .toSorted((a, b) => b.length - a.length)
    runs.push([...(before[0] ?? []), place])
  }
  return new Set(runs.toSorted((a, b) => b.length - a.length)[0] ?? [])
}
