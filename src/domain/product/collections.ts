/** What a collection holds at the moment: live products, and the highest discount among them. */
export type CollectionSummary = {
  slug: string
  name: string
  group: string | null
  department: string | null
  category: string | null
  count: number
  maxDiscount: number
}

export type Holding = { count: number; maxDiscount: number }

/** Several collections taken together. */
export function holdingOf(
  summaries: readonly CollectionSummary[],
  belongs: (summary: CollectionSummary) => boolean,
): Holding {
  return summaries.filter(belongs).reduce<Holding>(
    (total, { count, maxDiscount }) => ({
      count: total.count + count,
      maxDiscount: Math.max(total.maxDiscount, maxDiscount),
    }),
    { count: 0, maxDiscount: 0 },
  )
}

/** What "up to N% off" says: rounded down to fives, so that it is always reached. */
export function upToPercent(maxDiscount: number): number {
  return Math.floor(maxDiscount / 5) * 5
}
