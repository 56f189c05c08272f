import { isRunning, type ProductDeal } from './deal'

/** A slot in a row of deals. An ended deal stays for a while, so that shoppers see that it ended. */
export type DealSlot = { offer: ProductDeal; over: { since: number; reason: 'ended' | 'sold-out' } | null }

type RotationRules = { size: number; lingerMs: number }

/**
 * The row of offers after new facts or some time: running ones stay where they are, one that is over says so for
 * `lingerMs` and then makes room for the next that runs.
 */
export function rotateDeals(
  slots: readonly DealSlot[],
  offers: readonly ProductDeal[],
  now: number,
  { size, lingerMs }: RotationRules,
): DealSlot[] {
  const running = offers.filter(({ deal }) => isRunning(deal, now))
  const waiting = running.filter(({ deal }) => !slots.some((slot) => slot.offer.deal.id === deal.id))
  const kept = slots.flatMap((slot): DealSlot[] => {
    const fresh = running.find(({ deal }) => deal.id === slot.offer.deal.id)
    if (fresh) return [{ offer: fresh, over: null }]
    const over = slot.over ?? { since: now, reason: now < slot.offer.deal.endsAt ? 'sold-out' : 'ended' }
    if (now - over.since < lingerMs) return [{ offer: slot.offer, over }]
    const next = waiting.shift()
    return next ? [{ offer: next, over: null }] : []
  })
  const more = waiting.splice(0, Math.max(0, size - kept.length))
  return [...kept, ...more.map((offer): DealSlot => ({ offer, over: null }))]
}

/** The next time at which a slot changes by itself, in ms UTC; null when none will. */
export function nextChange(slots: readonly DealSlot[], lingerMs: number): number | null {
  const moments = slots.map(({ offer, over }) => (over ? over.since + lingerMs : offer.deal.endsAt))
  return moments.length === 0 ? null : Math.min(...moments)
}
