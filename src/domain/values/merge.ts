import { isRecord } from './record'
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

/**
 * Puts what was typed over a form that began as `seen` on what is saved now: parts that were not changed take the saved
 * value. Lists count as one part.
 */
export function rebase<Values>(seen: Values, mine: Values, now: Values): Values {
  if (!isRecord(seen) || !isRecord(mine) || !isRecord(now))
    return JSON.stringify(mine) === JSON.stringify(seen) ? now : mine
  const [was, own] = [new Map(Object.entries(seen)), new Map(Object.entries(mine))]
  const parts = Object.entries(now).map(([key, part]) => [key, rebase(was.get(key), own.get(key), part)])
  return { ...now, ...Object.fromEntries(parts) }
}
