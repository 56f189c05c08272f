import { createPersistedStore } from '../browser/persisted-store'

type PendingKey = {
  token: string
  /** The last request with it was answered with a refusal. */
  refused: boolean
  /** The order that it has made, while that waits to be paid by card. */
  orderId: string | null
}

// The idempotency key of the order being placed. It is stored before the request is sent and until the order is
// known: after a reload, in another tab or on a retry after a lost reply the same key is sent, and the database makes
// one order. A refusal keeps the key too, because an earlier request may still be on its way; the mark `!` says that
// the last one was answered. An order that is to be paid by card keeps it until it is paid, so that the way back from the
// payment page leads to the same order. It is not removed at sign-out, or the next attempt would make a second order.
const store = createPersistedStore<PendingKey | null>({
  key: 'checkout-attempt',
  initial: null,
  parse(stored) {
    const [, token, mark = ''] = /^([0-9a-f]{64})(!|:[0-9a-f-]{36})?$/.exec(stored) ?? []
    return token === undefined
      ? null
      : { token, refused: mark === '!', orderId: mark.startsWith(':') ? mark.slice(1) : null }
  },
  serialize: (pending) =>
    pending ? pending.token + (pending.refused ? '!' : pending.orderId ? `:${pending.orderId}` : '') : '',
})

/** The key whose order is not known yet or not paid yet, if there is one. */
export const openIdempotencyKey = store.read

/** The key of the order that this browser's cart has made and that waits to be paid by card. */
export function unpaidOrderKey(): string | null {
  const pending = store.read()
  return pending?.orderId ? pending.token : null
}

/** True when a request was sent and never answered, or made an order that waits to be paid. */
export const isUnanswered = () => store.read()?.refused === false

/** The pending key, or a new one. */
export function beginIdempotencyKey(): string {
  const token = store.read()?.token ?? makeIdempotencyKey()
  store.change((pending) => ({ token, refused: false, orderId: pending?.orderId ?? null }))
  return token
}

/** Records that the shop refused the order. */
export function markRefused(token: string) {
  store.change(() => ({ token, refused: true, orderId: null }))
}

/** Records the order that waits to be paid by card. */
export function markUnpaid(token: string, orderId: string) {
  store.change(() => ({ token, refused: false, orderId }))
}

/** Removes the key once the order is known and needs no payment page. */
export const endIdempotencyKey = store.remove

/** 32 random bytes as hex. */
export function makeIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
