import type { ShippingAddress } from '../delivery/address'
import type { Minor } from '../money/money'
import type { Language } from '../text/language'
import { dayAt, shiftDay, timeAt } from '../values/day'

export const confirmations = ['none', 'no_answer', 'confirmed'] as const
export const callOutcomes = ['confirmed', 'no_answer', 'undone'] as const
/** The outcome of a call; `undone` reverts the last one. */
export type CallOutcome = (typeof callOutcomes)[number]
export const callSorts = ['oldest', 'newest'] as const
export type CallSort = (typeof callSorts)[number]

/** Whether a cash order was confirmed on the phone. */
export type Confirmation = {
  state: (typeof confirmations)[number]
  /** Calls without an answer. */
  attempts: number
  /** When to try again, in milliseconds; null for now. */
  nextAt: number | null
}

/** An order in the queue of those to call. */
export type Call = {
  id: string
  number: string
  customerName: string
  customerEmail: string
  phone: string
  phoneE164: string | null
  note: string
  address: ShippingAddress
  currency: string
  total: Minor
  /** In which the customer reads. */
  language: Language
  createdAt: number
  attempts: number
  nextAt: number | null
  /** Orders of this email or phone that were refused at the door or whose customer was not reached. */
  returned: number
  /** How many more orders wait for a call to this phone. */
  samePhone: number
  items: { name: string; image: string; size: string; color: string; quantity: number }[]
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long ago an order was placed, in the largest unit that fits. */
export function ageOf(createdAt: number, now: number): { unit: 'minute' | 'hour' | 'day'; value: number } {
  const age = Math.max(0, now - createdAt)
  if (age < hour) return { unit: 'minute', value: Math.floor(age / minute) }
  if (age < 2 * day) return { unit: 'hour', value: Math.floor(age / hour) }
  return { unit: 'day', value: Math.floor(age / day) }
}

export const nextTries = ['hour', 'three-hours', 'tomorrow'] as const
export type NextTry = (typeof nextTries)[number]

/** When to call again; tomorrow is at ten by the shop's clocks. */
export function nextTryAt(choice: NextTry, now: number, zone: string): number {
  if (choice === 'hour') return now + hour
  if (choice === 'three-hours') return now + 3 * hour
  return timeAt(`${shiftDay(dayAt(now, zone), 1)}T10:00`, zone)
}

/** The order after one in the queue, or the one before it when it is the last; null when it is the only one. */
export function afterCall(ids: readonly string[], id: string): string | null {
  const at = ids.indexOf(id)
  return ids[at + 1] ?? ids[at - 1] ?? null
}
