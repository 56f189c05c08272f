// The size table of a product, and the size of it that fits a user.

export type SizeTableId =
  | `${'women' | 'men'}-${'tops' | 'bottoms'}`
  | `${'women' | 'men' | 'kids'}-shoes`
  | 'belts'
  | 'baby'
  | 'kids'

type Sized = {
  sizes: readonly string[]
  collection: { department: string | null; category: string | null }
}

/** The table by which a product's sizes go; null when there is nothing to measure, as for one size or a bottle. */
export function sizeTableOf({ sizes, collection: { department, category } }: Sized): SizeTableId | null {
  const [first] = sizes
  if (first === undefined) return null
  if (/ m$/.test(first)) return 'baby'
  if (/ y$/.test(first)) return 'kids'
  const who = department === 'men' || department === 'kids' ? department : 'women'
  if (/^\d\d(-\d\d)?$/.test(first)) return `${who}-shoes`
  if (!/^(X{0,2}S|M|X{0,2}L)$/.test(first) || who === 'kids') return null
  if (category === 'accessories') return 'belts'
  return category === 'bottoms' || category === 'pants' ? `${who}-bottoms` : `${who}-tops`
}

/** The offered size that fits the user's size `own`: the same one, or a span that holds it (37 in 36-38). */
export function offeredSize(sizes: readonly string[], own: string): string | undefined {
  return sizes.find((size) => {
    const [from, to] = size.split('-').map(Number)
    return (
      size === own || (from !== undefined && to !== undefined && from <= Number(own) && Number(own) <= to)
    )
  })
}

/** A user's sizes by size table. */
export type SavedSizes = Partial<Record<string, string>>

/** Parses the stored sizes; invalid entries are dropped. */
export function parseSavedSizes(stored: string | null): SavedSizes {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return Object.fromEntries(Object.entries(value ?? {}).filter(([, size]) => typeof size === 'string'))
  } catch {
    return {}
  }
}
