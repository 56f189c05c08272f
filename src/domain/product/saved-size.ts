// The size chart of a product, and the size of it that fits a user.

/** The first chart in which one of these sizes stands; null for sizes that no chart measures. */
export const fittingChart = (
  sizes: readonly string[],
  charts: readonly { id: string; sizes: readonly string[] }[],
): string | null =>
  charts.find((chart) => chart.sizes.some((own) => offeredSize(sizes, own) !== undefined))?.id ?? null

/** The offered size that fits the user's size `own`: the same one, or a span that holds it (37 in 36-38); of two parts by the first. */
export function offeredSize(sizes: readonly string[], own: string): string | undefined {
  return sizes.find((size) => {
    const [first = ''] = size.split(' / ')
    const [from, to] = first.split('-').map(Number)
    return (
      first === own || (from !== undefined && to !== undefined && from <= Number(own) && Number(own) <= to)
    )
  })
}

/** A user's sizes by size chart. */
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
