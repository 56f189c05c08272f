/** Which lines of which orders are in their parcels, by the orders' ids; kept until an order is shipped. */
export type Packed = Readonly<Record<string, readonly string[]>>

const most = 100

/** Parses the stored packing state; invalid entries are dropped. */
export function parsePacked(stored: string | null): Packed {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    return Object.fromEntries(
      Object.entries(value)
        .map(([id, lines]) => [
          id,
          Array.isArray(lines) ? lines.filter((line): line is string => typeof line === 'string') : [],
        ])
        .slice(-most),
    )
  } catch {
    return {}
  }
}

/** With one line in or out of its parcel; the order changed last stands last. */
export function togglePacked(packed: Packed, orderId: string, line: string): Packed {
  const { [orderId]: lines = [], ...others } = packed
  const next = lines.includes(line) ? lines.filter((each) => each !== line) : [...lines, line]
  if (next.length === 0) return others
  return Object.fromEntries([...Object.entries(others), [orderId, next]].slice(-most))
}

/** The packing state without an order that was shipped. */
export const forgetPacked = (packed: Packed, orderId: string): Packed =>
  Object.fromEntries(Object.entries(packed).filter(([id]) => id !== orderId))
