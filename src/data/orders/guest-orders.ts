// An order's idempotency key is also the token with which a guest opens the order again. The database stores only its
// hash.
import { createPersistedStore } from '../browser/persisted-store'

export type GuestOrder = { id: string; token: string }

const maxOrders = 20
const none: readonly GuestOrder[] = []
const store = createPersistedStore({
  key: 'orders',
  initial: none,
  parse(stored) {
    const value: unknown = JSON.parse(stored)
    return Array.isArray(value) ? value.filter(isGuestOrder).slice(0, maxOrders) : none
  },
})

function isGuestOrder(value: unknown): value is GuestOrder {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'token' in value &&
    typeof value.token === 'string' &&
    /^[0-9a-f]{64}$/.test(value.token)
  )
}

/** The orders that this browser can open without an account, newest first. */
export const guestOrders = store.read
export const useStoredGuestOrders = store.use

/** The token of an order placed in this browser, or the one in the URL's hash (the link in the mail). */
export function orderToken(orderId: string): string | null {
  const inLink = /[#&]token=([0-9a-f]{64})/.exec(globalThis.location?.hash ?? '')?.[1]
  return inLink ?? guestOrders().find((entry) => entry.id === orderId)?.token ?? null
}

/** Stores a placed order's token. */
export function storeGuestOrder(id: string, token: string) {
  store.change((orders) => [{ id, token }, ...orders.filter((entry) => entry.id !== id)].slice(0, maxOrders))
}

/** Removes an order that now belongs to an account: this browser may not be its member's alone. */
export function removeGuestOrder(id: string) {
  store.change((orders) => orders.filter((entry) => entry.id !== id))
}
