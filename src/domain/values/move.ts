/** A list with one entry moved to another place; places beyond the ends are the ends. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined) return [...list]
  const place = Math.max(0, Math.min(to, list.length - 1))
  return list.toSpliced(from, 1).toSpliced(place, 0, entry)
}
