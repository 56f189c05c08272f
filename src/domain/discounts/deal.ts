import type { Deal, ProductSummary } from '../product/product'

/** A deal with the product that it is about. */
export type ProductDeal = { deal: Deal; product: ProductSummary }

/** Whether a deal applies at `now`: within its time and not sold out. */
export function isRunning({ startsAt, endsAt, sold, total }: Deal, now: number): boolean {
  return startsAt <= now && now < endsAt && sold < total
}

/** Claimed percent = sold / total, in whole percent; 100 only when nothing is left. */
export function claimedPercent({ sold, total }: Pick<Deal, 'sold' | 'total'>): number {
  if (sold >= total) return 100
  return Math.min(99, Math.round((sold / total) * 100))
}
