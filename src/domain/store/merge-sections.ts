import type { DraftSection } from './draft-section'
import { isSameContent } from './same-content'

/** A section that two people changed at the same time; null where one of them removed it. */
export type SectionConflict = { id: string; mine: DraftSection | null; theirs: DraftSection | null }

/**
 * Puts a page's edits together with what another saved meanwhile; both began with `seen`. A section that only one of them
 * changed, added or removed is as that one has it. One that both changed differently is a conflict: it stays as `mine`,
 * or becomes `theirs` where its id is chosen.
 */
export function mergeSections(
  seen: readonly DraftSection[],
  mine: readonly DraftSection[],
  theirs: readonly DraftSection[],
  chosen: ReadonlySet<string> = new Set(),
): { merged: DraftSection[]; conflicts: SectionConflict[] } {
  const [was, own, other] = [byId(seen), byId(mine), byId(theirs)]
  const conflicts: SectionConflict[] = []
  const order = isSameOrder(seen, mine) ? weave(theirs, mine) : weave(mine, theirs)
  const merged = order.flatMap((id) => {
    const [before, my, their] = [was.get(id), own.get(id), other.get(id)]
    if (isSameContent(my, their) || isSameContent(their, before)) return my ?? []
    if (isSameContent(my, before)) return their ?? []
    conflicts.push({ id, mine: my ?? null, theirs: their ?? null })
    return (chosen.has(id) ? their : my) ?? []
  })
  return { merged, conflicts }
}

const byId = (list: readonly DraftSection[]) => new Map(list.map((section) => [section.id, section]))

/** Whether the sections that are in both lists stand in the same order. */
function isSameOrder(one: readonly DraftSection[], other: readonly DraftSection[]): boolean {
  const [a, b] = [byId(one), byId(other)]
  const common = one.filter(({ id }) => b.has(id)).map(({ id }) => id)
  return (
    common.join() ===
    other
      .filter(({ id }) => a.has(id))
      .map(({ id }) => id)
      .join()
  )
}

/** The ids of a list, with those of another behind what they stand behind there. */
function weave(list: readonly DraftSection[], other: readonly DraftSection[]): string[] {
  const ids = list.map(({ id }) => id)
  for (const [place, { id }] of other.entries())
    if (!ids.includes(id)) ids.splice(ids.indexOf(other[place - 1]?.id ?? '') + 1, 0, id)
  return ids
}
