// A token is made before an order is sent and kept in this browser: it makes a repeated request the same order,
// and it lets a guest open the order again. Only its hash is stored by the shop.

const key = 'orders'
const kept = 20

export type GuestOrder = { id: string; token: string }

/** 32 random bytes as hex. */
export function makeIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The token of an order placed in this browser, or the one in the address's fragment (the link in the mail). */
export function orderToken(orderId: string): string | null {
  const inLink = /[#&]token=([0-9a-f]{64})/.exec(globalThis.location?.hash ?? '')?.[1]
  return inLink ?? guestOrders().find((entry) => entry.id === orderId)?.token ?? null
}

/** Remembers a placed order, the newest first. A browser that stores nothing simply forgets it. */
export function storeGuestOrder(id: string, token: string) {
  store([{ id, token }, ...guestOrders().filter((entry) => entry.id !== id)].slice(0, kept))
}

/** Forgets an order: an account keeps it now, and this browser may not be its member's alone. */
export function removeGuestOrder(id: string) {
  store(guestOrders().filter((entry) => entry.id !== id))
}

function store(orders: readonly GuestOrder[]) {
  try {
    localStorage.setItem(key, JSON.stringify(orders))
  } catch {
    // Private mode or a full disk: the mail's link still opens the order.
  }
}

/** The orders that this browser can open without an account, the newest first. */
export function guestOrders(): GuestOrder[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter(
      (entry): entry is GuestOrder => typeof entry?.id === 'string' && /^[0-9a-f]{64}$/.test(entry?.token),
    )
  } catch {
    return []
  }
}
