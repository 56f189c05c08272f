import { type LineItem, type LineKey, parseCart, sameLine } from './cart'

type Bounds = { lines: number; quantity: number }

/** What was put aside, as it was stored, which may be anything; nothing when it is no list of lines. */
export function parseSaved(stored: string | null, max: Bounds): readonly LineItem[] {
  try {
    return stored === null ? [] : parseCart(stored, max)
  } catch {
    return []
  }
}

/** The list with a line on top, its quantity added to what was there already; null when there is no room. */
export function putAside(saved: readonly LineItem[], line: LineItem, max: Bounds): LineItem[] | null {
  const known = saved.filter((other) => sameLine(other, line))
  if (known.length === 0 && saved.length >= max.lines) return null
  const { priceBefore: _, ...facts } = line
  const quantity = known.reduce((sum, other) => sum + other.quantity, line.quantity)
  const top = { ...facts, quantity: Math.min(quantity, max.quantity) }
  return [top, ...withoutLine(saved, line)]
}

export function withoutLine(saved: readonly LineItem[], key: LineKey): LineItem[] {
  return saved.filter((line) => !sameLine(line, key))
}

/** The list with a line as it was in an earlier one, and where it was; without it if it was not there. */
export function lineAsBefore(
  saved: readonly LineItem[],
  before: readonly LineItem[],
  key: LineKey,
): LineItem[] {
  const index = before.findIndex((line) => sameLine(line, key))
  const former = before.slice(index, index + 1)
  return withoutLine(saved, key).toSpliced(index, 0, ...(index < 0 ? [] : former))
}
