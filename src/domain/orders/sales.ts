import * as v from 'valibot'
import type { Minor } from '../money/money'
import type { Deal } from '../product/product'
import { shiftDay } from '../values/day'

export const buckets = ['day', 'week', 'month'] as const
export type Bucket = (typeof buckets)[number]
/** Calendar days of the shop, as `2026-11-21`, both included. */
export type DayRange = { from: string; to: string }

/** Sums over a range; what was cancelled counts as cancelled only. */
export type SalesFigures = {
  /** Totals of the orders placed in the range, paid or not. */
  revenue: Minor
  orders: number
  units: number
  /** Money that arrived and was sent back in the range, whenever it was ordered. */
  collected: Minor
  refunded: Minor
  /** Of the orders of `revenue`: the delivery that is in it, and the discounts that are not. */
  shipping: Minor
  discounts: Minor
  /** What couriers charge for the parcels that were delivered, refused or came back in the range. */
  deliveryCost: Minor
  cancelled: number
  customers: number
  /** Of these customers, those who had ordered before the range. */
  returning: number
}
export type SalesSums = Pick<
  SalesFigures,
  'revenue' | 'orders' | 'units' | 'collected' | 'refunded' | 'shipping' | 'deliveryCost' | 'discounts'
>

/** Days from and to which deals of a kind ran, and how many. */
export type DealSpan = { kind: Deal['kind']; from: string; to: string; deals: number }

const dayMs = 86_400_000
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const daysIn = ({ from, to }: DayRange) => Math.round((timeOf(to) - timeOf(from)) / dayMs) + 1

/** The last `days` days up to and with `today`. */
export const lastDays = (days: number, today: string): DayRange => ({
  from: shiftDay(today, 1 - days),
  to: today,
})

/** The as many days before. */
export const daysBefore = (range: DayRange): DayRange => ({
  from: shiftDay(range.from, -daysIn(range)),
  to: shiftDay(range.from, -1),
})

const longest = 1100

/** Two days of an address as a range; null when they are none, in the wrong order, too far apart or yet to come. */
export function toRange(from: string | null, to: string | null, today: string): DayRange | null {
  if (!isDay(from) || !isDay(to) || from > to || to > today) return null
  const range = { from, to }
  return daysIn(range) <= longest ? range : null
}

/** The days of a period as typed, by what day it is in the shop; the issues are problem names. */
export const periodSchema = (today: () => string) =>
  v.pipe(
    v.object({ from: v.string(), to: v.string() }),
    v.forward(
      v.check(({ from, to }) => toRange(from, to, today()) !== null, 'period'),
      ['from'],
    ),
  )

function isDay(value: string | null): value is string {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  return Number.isFinite(timeOf(value)) && shiftDay(value, 0) === value
}

/**
 * The indexes of the first and last bucket that a span of days overlaps; null when it overlaps none. `starts` is
 * sorted, and each bucket ends where the next one starts.
 */
export function bucketsOf(
  starts: readonly string[],
  { from, to }: Pick<DealSpan, 'from' | 'to'>,
): { first: number; last: number } | null {
  const last = starts.findLastIndex((start) => start <= to)
  if (last < 0) return null
  return {
    first: Math.max(
      0,
      starts.findLastIndex((start) => start <= from),
    ),
    last,
  }
}

/** The bucket size for a range, so that a chart has about forty bars at most. */
export function bucketFor(range: DayRange): Bucket {
  const days = daysIn(range)
  return days <= 45 ? 'day' : days <= 280 ? 'week' : 'month'
}

/** The average order in minor units; null without orders. */
export const averageOrder = ({ revenue, orders }: Pick<SalesSums, 'revenue' | 'orders'>): Minor | null =>
  orders === 0 ? null : Math.round(revenue / orders)

/** The change against before in tenths of a percent, rounded; null where there was nothing to compare with. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null
  return Math.round(((now - before) / before) * 1000)
}

/** The top of a scale over these values, with three round whole steps down to zero. */
export function scaleOf(values: readonly number[]): number[] {
  const most = Math.max(1, ...values)
  const raw = most / 3
  const power = 10 ** Math.floor(Math.log10(raw))
  const factor = [1, 2, ...(power >= 10 ? [2.5] : []), 5, 10].find((each) => each * power >= raw) ?? 10
  const step = Math.max(1, factor * power)
  return [3, 2, 1, 0].map((times) => times * step)
}
