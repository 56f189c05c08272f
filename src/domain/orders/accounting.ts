import type { Minor } from '../money/money'
import type { CsvCell } from '../values/csv'
import { dayAt } from '../values/day'

export const bookingKinds = ['invoice', 'credit_note', 'payment', 'refund'] as const
export type BookingKind = (typeof bookingKinds)[number]

type Rate = { rate: number; gross: Minor; tax: Minor }

/** What an accountant books: a paper that was issued, or money that came or went. Times in ms, UTC. */
export type Booking = {
  kind: BookingKind
  /** The number of an invoice or a credit note. */
  id: string
  at: number
  orderNumber: string
  /** The invoice that a credit note is for. */
  forNumber: string | null
  currency: string
  amount: Minor
  /** Empty where no VAT is charged. */
  rates: readonly Rate[]
  /** How money came or went. */
  way: string | null
  reference: string | null
  customer: { name: string; company: string | null; number: string | null; country: string | null }
}

type Words = { kinds: Readonly<Record<BookingKind, string>>; ways: Readonly<Record<string, string>> }

/** What goes back to customers is written with a minus, so that a column's sum is what remains. */
const signOf = (kind: BookingKind) => (kind === 'credit_note' || kind === 'refund' ? -1 : 1)

/** One line for each rate of an invoice or a credit note; the columns are named in content. */
export const paperRows = (bookings: readonly Booking[], zone: string, { kinds }: Words): CsvCell[][] =>
  bookings
    .filter(({ kind }) => kind === 'invoice' || kind === 'credit_note')
    .flatMap((booking) => {
      const { kind, id, at, orderNumber, forNumber, currency, amount, rates, customer } = booking
      const sign = signOf(kind)
      const parts: readonly (Omit<Rate, 'rate'> & { rate: number | '' })[] =
        rates.length > 0 ? rates : [{ rate: '', gross: amount, tax: 0 }]
      return parts.map(({ rate, gross, tax }): CsvCell[] => [
        kinds[kind],
        id,
        dayAt(at, zone),
        orderNumber,
        forNumber ?? '',
        customer.name,
        customer.company ?? '',
        { digits: customer.number ?? '' },
        customer.country ?? '',
        rate,
        { amount: sign * (gross - tax) },
        { amount: sign * tax },
        { amount: sign * gross },
        currency,
      ])
    })

/** One line for each payment and refund; the columns are named in content. */
export const moneyRows = (bookings: readonly Booking[], zone: string, { kinds, ways }: Words): CsvCell[][] =>
  bookings
    .filter(({ kind }) => kind === 'payment' || kind === 'refund')
    .map(({ kind, at, orderNumber, currency, amount, way, reference, customer }) => [
      kinds[kind],
      dayAt(at, zone),
      orderNumber,
      customer.name,
      ways[way ?? ''] ?? way ?? '',
      reference ?? '',
      { amount: signOf(kind) * amount },
      currency,
    ])

/** A month as so many before or after it: `2026-01` and -1 is `2025-12`. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, place = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, place - 1 + by, 1)).toISOString().slice(0, 7)
}
