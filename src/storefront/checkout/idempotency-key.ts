import { createPersistedStore } from '@/data/browser/persisted-store'
import { makeIdempotencyKey } from '@/data/orders/guest-orders'

type PendingKey = { token: string; refused: boolean }

// The idempotency key of the order being placed. It is stored before the request is sent and until the order is
// known: after a reload, in another tab or on a retry after a lost reply the same key is sent, and the database makes
// one order. A refusal keeps the key too, because an earlier request may still be on its way; the mark `!` says that
// the last one was answered. It is not removed at sign-out, or the next attempt would make a second order.
const store = createPersistedStore<PendingKey | null>({
  key: 'checkout-attempt',
  initial: null,
  parse(stored) {
    const [, token, mark] = /^([0-9a-f]{64})(!?)$/.exec(stored) ?? []
    return token === undefined ? null : { token, refused: mark === '!' }
  },
  serialize: (pending) => (pending ? pending.token + (pending.refused ? '!' : '') : ''),
})

/** The key whose order is not known yet, if there is one. */
export const openIdempotencyKey = store.read

/** True when a request was sent and never answered. */
export const isUnanswered = () => store.read()?.refused === false

/** The pending key, or a new one. */
export function beginIdempotencyKey(): string {
  const token = store.read()?.token ?? makeIdempotencyKey()
  store.change(() => ({ token, refused: false }))
  return token
}

/** Records that the shop refused the order. */
export function markRefused(token: string) {
  store.change(() => ({ token, refused: true }))
}

/** Removes the key once the order is known. */
export const endIdempotencyKey = store.remove
