import { makeIdempotencyKey } from '@/data/orders/guest-orders'

// The token of the order that is being placed. It is kept before anything is sent, and until an order is known: a
// reload, a second tab or another try after a lost reply then use the same one, and the database makes one order of
// them. A refusal makes no order, but an earlier try may still be on its way, so the token stays; only a mark says
// that the last try was answered.
const key = 'checkout-attempt'
let inMemory: string | null = null

type PendingKey = { token: string; refused: boolean }

/** The attempt that no order is known of, if there is one. */
export function openIdempotencyKey(): PendingKey | null {
  const [, token, mark] = /^([0-9a-f]{64})(!?)$/.exec(read() ?? '') ?? []
  return token === undefined ? null : { token, refused: mark === '!' }
}

/** Whether something was sent and never answered. */
export const isUnanswered = () => openIdempotencyKey()?.refused === false

/** The open attempt's token, or a new one. */
export function beginIdempotencyKey(): string {
  const token = openIdempotencyKey()?.token ?? makeIdempotencyKey()
  store(token)
  return token
}

/** The shop has refused for certain. */
export function markRefused(token: string) {
  store(`${token}!`)
}

/** The order is known. */
export function endIdempotencyKey() {
  inMemory = null
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
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
  } catch {
    // Then it holds as long as the page.
  }
}
