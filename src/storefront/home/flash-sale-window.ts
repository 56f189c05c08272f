import { liveDeal, type ProductSummary } from '@/domain/product'

export type FlashSaleWindow = { endsAt: number; count: number }

/** The flash prices among the first twelve that end first: when, and how many products end with it. */
export function flashSaleWindow(products: readonly ProductSummary[], now: number): FlashSaleWindow | null {
  const ends = products.slice(0, 12).flatMap((product) => {
    const deal = liveDeal(product, now)
    return deal?.kind === 'flash' ? [deal.endsAt] : []
  })
  if (ends.length === 0) return null
  const endsAt = Math.min(...ends)
  return { endsAt, count: ends.filter((end) => end === endsAt).length }
}
