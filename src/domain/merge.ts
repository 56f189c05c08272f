/** One thing that two people changed at once. */
export type Conflict = { field: string; seen: string; mine: string; theirs: string }
type Texts = Readonly<Record<string, string>>

/**
 * Brings what one is writing together with what another user has saved meanwhile, field by field, both begun from
 * `seen`: what only one of the two changed is taken from that one, what both changed differently is a conflict and stays
 * as it was written until it is decided. A field that a user has no longer counts as ''.
 */
export function mergeTexts(
  seen: Texts,
  mine: Texts,
  theirs: Texts,
): { merged: Texts; conflicts: Conflict[] } {
  const merged: Record<string, string> = {}
  const conflicts: Conflict[] = []
  for (const field of new Set([...Object.keys(theirs), ...Object.keys(mine), ...Object.keys(seen)])) {
    const [was, own, other] = [seen[field] ?? '', mine[field] ?? '', theirs[field] ?? '']
    merged[field] = own === was ? other : own
    if (own !== was && other !== was && own !== other)
      conflicts.push({ field, seen: was, mine: own, theirs: other })
  }
  return { merged, conflicts }
}
