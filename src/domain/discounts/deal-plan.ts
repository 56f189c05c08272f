import * as v from 'valibot'
import { writeAmount } from '../money/amount'
import type { Minor } from '../money/money'
import { parsePrice } from '../product/product-form'
import { dayAt, shiftDay, startOfDay, timeAt, wallTime } from '../values/day'

/** A product that is to be on offer: what it costs and how many there are, and what is typed for it. */
export const plannedDeal = v.object({
  /** The deal's own id, made here: sent twice it is added once. */
  dealId: v.string(),
  /** The product's. */
  id: v.string(),
  title: v.string(),
  image: v.string(),
  price: v.number(),
  stock: v.number(),
  /** Null while the product follows the terms for all. */
  dealPrice: v.nullable(v.string()),
  total: v.nullable(v.string()),
})
export type PlannedDeal = v.InferOutput<typeof plannedDeal>

/** The terms that apply to all planned products. */
export type DealTerms = { percent: string; total: string }

export type DealProblem = 'price' | 'not-below' | 'total'

export const dealBounds = { most: 500, percent: 95, total: 1_000_000 } as const

/** Percent off as typed, a whole number from 1 to 95, or null. */
export function parsePercent(text: string): number | null {
  const percent = Number(text)
  return /^\d{1,2}$/.test(text.trim()) && percent >= 1 && percent <= dealBounds.percent ? percent : null
}

/** A quantity as typed, from 1, or null. */
export function parseTotal(text: string): number | null {
  const total = Number(text)
  return /^\d+$/.test(text.trim()) && total >= 1 && total <= dealBounds.total ? total : null
}

/** The typed limit per customer: 1 to 99, null when empty, undefined when invalid. */
export function parseCustomerLimit(text: string): number | null | undefined {
  const limit = Number(text)
  if (text.trim() === '') return null
  return /^\d{1,2}$/.test(text.trim()) && limit >= 1 ? limit : undefined
}

/** The price reduced by a percentage, at least a cent. */
export const priceAfter = (price: Minor, percent: number): Minor =>
  Math.max(1, Math.round((price * (100 - percent)) / 100))

/** The deal price of a product as text: its own, or what the percent for all makes of it. */
export function dealPriceOf({ price, dealPrice }: PlannedDeal, { percent }: DealTerms): string {
  if (dealPrice !== null) return dealPrice
  const off = parsePercent(percent)
  return off === null ? '' : writeAmount(priceAfter(price, off))
}

/** How many of a product as text: its own number, the number for all, or, as that is empty, what is in stock. */
export function totalOf({ stock, total }: PlannedDeal, terms: DealTerms): string {
  return total ?? (terms.total.trim() === '' ? String(stock) : terms.total)
}

/** The first thing that is wrong with a product's deal; null when it can be made. */
export function dealProblem(deal: PlannedDeal, terms: DealTerms): DealProblem | null {
  const price = parsePrice(dealPriceOf(deal, terms))
  if (price === null) return 'price'
  if (price >= deal.price) return 'not-below'
  return parseTotal(totalOf(deal, terms)) === null ? 'total' : null
}

export const dealSpans = ['hours', 'today', 'weekend'] as const
export type DealSpan = (typeof dealSpans)[number]

const hour = 3_600_000

/** A usual time for a deal, by the shop's days: six hours, until midnight, from Saturday (or now) to Sunday night. */
export function spanOf(span: DealSpan, now: number, zone: string): { startsAt: number; endsAt: number } {
  const today = dayAt(now, zone)
  const midnight = (days: number) => startOfDay(shiftDay(today, days), zone)
  if (span === 'hours') return { startsAt: now, endsAt: now + 6 * hour }
  if (span === 'today') return { startsAt: now, endsAt: midnight(1) }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  if (weekday === 0) return { startsAt: now, endsAt: midnight(1) }
  return { startsAt: weekday === 6 ? now : midnight(6 - weekday), endsAt: midnight(8 - weekday) }
}

/** A moment as a `datetime-local` field writes it, by the clocks of the shop's zone, to the minute. */
export const toLocal = (time: number, zone: string): string => wallTime(time, zone).slice(0, 16)

/** The time in a date field, in ms UTC; null when it is empty or invalid. */
export function fromLocal(text: string, zone: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text)) return null
  const time = timeAt(text, zone)
  return Number.isFinite(time) ? time : null
}

export type TimeProblem = 'start' | 'end' | 'order' | 'past' | 'too-long'

/** What is wrong with the time of a deal. An empty start is now. */
export function timeProblem(start: string, end: string, now: number, zone: string): TimeProblem | null {
  const from = start === '' ? now : fromLocal(start, zone)
  const until = fromLocal(end, zone)
  if (from === null) return 'start'
  if (until === null) return 'end'
  if (until <= from) return 'order'
  if (until <= now) return 'past'
  return until - Math.max(from, now) > 365 * 24 * hour ? 'too-long' : null
}

export const dealStates = ['running', 'scheduled', 'ended'] as const
export type DealState = (typeof dealStates)[number]
export const dealSorts = ['time', 'sold', 'revenue', 'discount', 'product'] as const
export type DealSort = (typeof dealSorts)[number]

/** Where a deal stands at `now`; one that is sold out still runs until its time is over. */
export function dealState(
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  now: number,
): DealState {
  if (now >= endsAt) return 'ended'
  return now < startsAt ? 'scheduled' : 'running'
}
