import { makeIdempotencyKey } from '@/data/orders/guest-orders'

// The idempotency key of the order being placed. It is stored before the request is sent and until the order is
// known: after a reload, in another tab or on a retry after a lost reply the same key is sent, and the database makes
// one order. A refusal keeps the key too, because an earlier request may still be on its way; the mark `!` says that
// the last one was answered.
const key = 'checkout-attempt'
let inMemory: string | null = null

type PendingKey = { token: string; refused: boolean }

/** The key whose order is not known yet, if there is one. */
export function openIdempotencyKey(): PendingKey | null {
  const [, token, mark] = /^([0-9a-f]{64})(!?)$/.exec(read() ?? '') ?? []
  return token === undefined ? null : { token, refused: mark === '!' }
}

/** True when a request was sent and never answered. */
export const isUnanswered = () => openIdempotencyKey()?.refused === false

/** The pending key, or a new one. */
export function beginIdempotencyKey(): string {
  const token = openIdempotencyKey()?.token ?? makeIdempotencyKey()
  store(token)
  return token
}

/** Records that the shop refused the order. */
export function markRefused(token: string) {
  store(`${token}!`)
}

/** Removes the key once the order is known. */
export function endIdempotencyKey() {
  inMemory = null
  try {
    localStorage.removeItem(key)
  } catch {}
}

function read(): string | null {
  try {
    return localStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}

function store(value: string) {
  inMemory = value
  try {
    localStorage.setItem(key, value)
  } catch {}
}
