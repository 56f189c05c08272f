import { type Country, isCountry } from '../delivery/country'
import { readAmount } from '../money/amount'
import type { Minor } from '../money/money'
import { type PaymentMethod, paymentMethods } from '../money/payment'
import { dayAt, shiftDay, startOfDay } from '../values/day'
import { type OrderStatus, orderStatuses } from './order'
import { type OrderChannel, orderChannels } from './order-channel'
import { type DayRange, toRange } from './sales'

/**
 * Due: not paid in full and not cancelled. Ready: may be packed, as it is paid, or paid in cash on delivery (and confirmed,
 * where the settings ask for it). To refund: the
 * shop holds more than the order costs, or anything of a cancelled one.
 */
export const paymentFilters = ['due', 'paid', 'ready', 'refunded', 'to-refund'] as const
/** Of cash orders: to call is pending and not confirmed, also after calls without an answer. */
export const confirmationFilters = ['to-call', 'no-answer', 'confirmed'] as const
export type ConfirmationFilter = (typeof confirmationFilters)[number]
export type PaymentFilter = (typeof paymentFilters)[number]
/** A minus: from the newest, the greatest, the end of the alphabet. */
export const orderSorts = ['-placed', 'placed', '-total', 'total', 'customer', '-customer'] as const
export type OrderSort = (typeof orderSorts)[number]
/** To pack is pending or processing, sent is shipped or delivered. */
export type StatusFilter = OrderStatus | 'all' | 'to-pack' | 'sent'
export const placedPresets = [1, 7, 30, 90] as const

/** What the owner's list shows of the orders. */
export type OrderFilter = {
  search: string
  status: StatusFilter
  /** A number of days up to today, or a range that the owner chose, by the shop's days. */
  placed: { days: number } | DayRange | null
  channel: OrderChannel | null
  method: PaymentMethod | null
  payment: PaymentFilter | null
  confirmation: ConfirmationFilter | null
  min: Minor | null
  max: Minor | null
  country: Country | ''
  sort: OrderSort
}

export const everyOrder: OrderFilter = {
  search: '',
  status: 'all',
  placed: null,
  channel: null,
  method: null,
  payment: null,
  confirmation: null,
  min: null,
  max: null,
  country: '',
  sort: '-placed',
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text) ?? null

/** The filter of a URL; unknown values are left out. */
export function readOrderFilter(params: URLSearchParams): OrderFilter {
  const days = Number(params.get('days'))
  const range = toRange(params.get('from'), params.get('to'), '9999-12-31')
  const country = params.get('country') ?? ''
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    status: oneOf([...orderStatuses, 'to-pack', 'sent'], params.get('status')) ?? 'all',
    placed: range ?? (Number.isInteger(days) && days >= 1 && days <= 1100 ? { days } : null),
    channel: oneOf(orderChannels, params.get('channel')),
    method: oneOf(paymentMethods, params.get('method')),
    payment: oneOf(paymentFilters, params.get('payment')),
    confirmation: oneOf(confirmationFilters, params.get('confirmation')),
    min: readAmount(params.get('min')),
    max: readAmount(params.get('max')),
    country: isCountry(country) ? country : '',
    sort: oneOf(orderSorts, params.get('sort')) ?? '-placed',
  }
}

/** The filter as a URL's query: equal filters give equal texts, and defaults are left out. */
export function writeOrderFilter({ search, status, placed, method, payment, ...filter }: OrderFilter) {
  const range = placed && 'from' in placed ? placed : null
  const entries: [string, string | null | undefined][] = [
    ['q', search.trim()],
    ['status', status === 'all' ? null : status],
    ['days', placed && 'days' in placed ? String(placed.days) : null],
    ['from', range?.from],
    ['to', range?.to],
    ['channel', filter.channel],
    ['method', method],
    ['payment', payment],
    ['confirmation', filter.confirmation],
    ['min', writeAmount(filter.min)],
    ['max', writeAmount(filter.max)],
    ['country', filter.country],
    ['sort', filter.sort === '-placed' ? null : filter.sort],
  ]
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))
}

/** An address's query without what is no filter, so that two can be compared. */
export const viewOf = (query: string) =>
  writeOrderFilter(readOrderFilter(new URLSearchParams(query))).toString()

const writeAmount = (amount: Minor | null) => (amount === null ? null : String(amount / 100))

/** The statuses that a filter lets through; null for every one. */
export function statusesOf(status: StatusFilter): OrderStatus[] | null {
  if (status === 'all') return null
  if (status === 'to-pack') return ['pending', 'processing']
  return status === 'sent' ? ['shipped', 'delivered'] : [status]
}

/** From when, and until when (not included), in ms UTC, by the days of a time zone. */
export function placedBetween(
  placed: OrderFilter['placed'],
  now: number,
  zone: string,
): { from?: number; to?: number } {
  if (!placed) return {}
  if ('days' in placed) return { from: startOfDay(shiftDay(dayAt(now, zone), 1 - placed.days), zone) }
  return { from: startOfDay(placed.from, zone), to: startOfDay(shiftDay(placed.to, 1), zone) }
}

/** The sort after a click on a column's header: figures and dates start descending, names ascending. */
export function sortBy(column: string, now: OrderSort): OrderSort {
  if (column === 'customer') return now === 'customer' ? '-customer' : 'customer'
  if (column === 'total') return now === '-total' ? 'total' : '-total'
  return now === '-placed' ? 'placed' : '-placed'
}
