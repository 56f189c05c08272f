// A token is made before an order is sent and kept in this browser: it makes a repeated request the same order,
// and it lets a guest open the order again. Only its hash is stored by the shop.

const key = 'orders'
const kept = 20

type Kept = { id: string; token: string }

/** 32 random bytes as hex. */
export function makeToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** The token of an order placed in this browser, or the one in the address's fragment (the link in the mail). */
export function orderToken(orderId: string): string | null {
  const inLink = /[#&]token=([0-9a-f]{64})/.exec(globalThis.location?.hash ?? '')?.[1]
  return inLink ?? keptTokens().find((entry) => entry.id === orderId)?.token ?? null
}

/** Remembers a placed order, the newest first. A browser that stores nothing simply forgets it. */
export function keepToken(id: string, token: string) {
  try {
    const others = keptTokens().filter((entry) => entry.id !== id)
    localStorage.setItem(key, JSON.stringify([{ id, token }, ...others].slice(0, kept)))
  } catch {
    // Private mode or a full disk: the mail's link still opens the order.
  }
}

function keptTokens(): Kept[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    if (!Array.isArray(value)) return []
    return value.filter(
      (entry): entry is Kept => typeof entry?.id === 'string' && /^[0-9a-f]{64}$/.test(entry?.token),
    )
  } catch {
    return []
  }
}
