import type { Deal, ProductSummary } from './product'

/** A deal with the product that it is about. */
export type Offer = { deal: Deal; product: ProductSummary }

/** Whether a deal can be had at `now`: within its time, with pieces left. */
export function isRunning({ startsAt, endsAt, sold, total }: Deal, now: number): boolean {
  return startsAt <= now && now < endsAt && sold < total
}

/** Claimed percent = sold / total (specification 5), in whole percent; 100 only when nothing is left. */
export function claimedPercent({ sold, total }: Pick<Deal, 'sold' | 'total'>): number {
  if (sold >= total) return 100
  return Math.min(99, Math.round((sold / total) * 100))
}

/** A place in a row of offers. An offer that is over keeps its place for a while, so that one can see what became of it. */
export type Slot = { offer: Offer; over: { since: number; reason: 'ended' | 'sold-out' } | null }

type LineupRules = { size: number; lingerMs: number }

/**
 * The row of offers after new facts or some time: running ones stay where they are, one that is over says so for
 * `lingerMs` and then makes room for the next that runs.
 */
export function lineup(
  slots: readonly Slot[],
  offers: readonly Offer[],
  now: number,
  { size, lingerMs }: LineupRules,
): Slot[] {
  const running = offers.filter(({ deal }) => isRunning(deal, now))
  const waiting = running.filter(({ deal }) => !slots.some((slot) => slot.offer.deal.id === deal.id))
  const kept = slots.flatMap((slot): Slot[] => {
    const fresh = running.find(({ deal }) => deal.id === slot.offer.deal.id)
    if (fresh) return [{ offer: fresh, over: null }]
    const over = slot.over ?? { since: now, reason: now < slot.offer.deal.endsAt ? 'sold-out' : 'ended' }
    if (now - over.since < lingerMs) return [{ offer: slot.offer, over }]
    const next = waiting.shift()
    return next ? [{ offer: next, over: null }] : []
  })
  const more = waiting.splice(0, Math.max(0, size - kept.length))
  return [...kept, ...more.map((offer): Slot => ({ offer, over: null }))]
}

/** When the row changes by itself next; null when nothing in it will. */
export function nextChange(slots: readonly Slot[], lingerMs: number): number | null {
  const moments = slots.map(({ offer, over }) => (over ? over.since + lingerMs : offer.deal.endsAt))
  return moments.length === 0 ? null : Math.min(...moments)
}
