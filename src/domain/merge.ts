/** A field that two owners changed at the same time. */
export type Conflict = { field: string; seen: string; mine: string; theirs: string }
type Texts = Readonly<Record<string, string>>

/**
 * Merges unsaved edits with what another user saved meanwhile, field by field; both started from `seen`. A field that
 * only one of them changed takes that change. One that both changed differently is a conflict and keeps the unsaved edit
 * until the user decides. A missing field counts as ''.
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
