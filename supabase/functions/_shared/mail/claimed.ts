// What the database hands to a sender, settled into types. See private.claim_mail and private.mail_facts.

import { type Minor, toMinor } from '../../../../src/domain/money.ts'
import { toRecord, toRecords, toText, toTime } from './values.ts'

type Row = Record<string, unknown>

/** A mail that this sender alone may send until the lease runs out. */
export type ClaimedMail = {
  id: number
  lease: string
  recipient: string
  template: string
  /** When the row was written, in milliseconds: with the id it names the mail for good. */
  writtenAt: number
  facts: Row
}

export function toClaimedMails(answer: unknown): ClaimedMail[] {
  return toRecords(answer).map((row) => ({
    id: Number(row.id),
    lease: toText(row.lease),
    recipient: toText(row.recipient),
    template: toText(row.template),
    writtenAt: Number(row.written_at),
    facts: toRecord(row.facts),
  }))
}

export type OrderFacts = {
  number: string
  name: string
  address: string[]
  method: 'card' | 'bank' | 'cod'
  status: string
  cancelReason: string
  paid: 'paid' | 'pending' | 'partially_refunded' | 'refunded'
  paidAmount: Minor
  refundedAmount: Minor
  dueAmount: Minor
  /** Until when a transfer should have arrived, in milliseconds; null when there is no such day. */
  dueAt: number | null
  /** Where a transfer goes; null when none is awaited. */
  bank: { holder: string; bank: string; account: string; swift: string; reference: string } | null
  /** The refund that the mail is about; null in other mails. */
  refund: { amount: Minor; way: 'provider' | 'transfer' | 'cash' | 'voucher' } | null
  subtotal: Minor
  shipping: Minor
  total: Minor
  placedAt: number
  /** A day, as `2026-12-06`. */
  estimated: string | null
  carrier: string | null
  tracking: string | null
  /** How long after it was placed it may be cancelled, in minutes; null when it is too late. */
  cancelMinutes: number | null
  steps: { label: string; completed: boolean }[]
  items: (ProductFacts & { quantity: number })[]
}

export type ProductFacts = {
  slug: string
  title: string
  size: string
  color: string
  price: Minor
  was: Minor | null
  image: string
}

const amount = (value: unknown): Minor => toMinor(typeof value === 'string' ? value : Number(value))
const oneOf = <T extends string>(value: unknown, allowed: readonly [T, ...T[]]): T =>
  allowed.find((one) => one === value) ?? allowed[0]

export function toOrderFacts(row: Row): OrderFacts {
  const address = toRecord(row.shipping_address)
  const placedAt = toTime(toText(row.created_at))
  const cancelUntil = toText(row.cancel_until)
  const dueAt = toText(row.payment_due_at)
  return {
    number: toText(row.order_number),
    name: toText(row.customer_name),
    address: [
      toText(row.customer_name),
      toText(address.address),
      `${toText(address.city)} ${toText(address.zipCode)}`.trim(),
      toText(address.country),
    ],
    method: oneOf(row.payment_method, ['card', 'bank', 'cod']),
    status: toText(row.order_status),
    cancelReason: toText(row.cancel_reason),
    paid: oneOf(row.payment_status, ['pending', 'paid', 'partially_refunded', 'refunded']),
    paidAmount: amount(row.paid_amount),
    refundedAmount: amount(row.refunded_amount),
    dueAmount: amount(row.due_amount),
    dueAt: dueAt ? toTime(dueAt) : null,
    bank: row.bank ? toBank(toRecord(row.bank)) : null,
    refund: row.refund ? toRefund(toRecord(row.refund)) : null,
    subtotal: amount(row.subtotal),
    shipping: amount(row.shipping_cost),
    total: amount(row.total_amount),
    placedAt,
    estimated: toText(row.estimated_delivery) || null,
    carrier: toText(row.carrier) || null,
    tracking: toText(row.tracking_number) || null,
    cancelMinutes: cancelUntil ? (toTime(cancelUntil) - placedAt) / 60_000 : null,
    steps: toRecords(row.steps).map((step) => ({
      label: toText(step.label),
      completed: step.completed === true,
    })),
    items: toRecords(row.items).map((item) => ({
      slug: toText(item.product_slug),
      title: toText(item.product_name),
      size: toText(item.size),
      color: toText(item.color),
      price: amount(item.price),
      was: null,
      image: toText(item.product_image),
      quantity: Number(item.quantity),
    })),
  }
}

const toBank = (row: Row) => ({
  holder: toText(row.holder),
  bank: toText(row.bank),
  account: toText(row.account),
  swift: toText(row.swift),
  reference: toText(row.reference),
})

const toRefund = (row: Row) => ({
  amount: amount(row.amount),
  way: oneOf(row.way, ['provider', 'transfer', 'cash', 'voucher']),
})

export function toProductFacts(row: Row): ProductFacts {
  const price = amount(row.price)
  const was =
    row.original_price === null || row.original_price === undefined ? null : amount(row.original_price)
  return {
    slug: toText(row.slug),
    title: toText(row.title),
    size: toText(row.size),
    color: toText(row.color),
    price,
    was: was !== null && was > price ? was : null,
    image: toText(row.image),
  }
}

export type FlashFacts = { endsAt: number; deals: ProductFacts[] }

export function toFlashFacts(row: Row): FlashFacts {
  return { endsAt: toTime(toText(row.ends_at)), deals: toRecords(row.deals).map(toProductFacts) }
}
