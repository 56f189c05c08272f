import { makeToken } from '@/data/orders/order-tokens'

// The token of the order that is being placed. It is kept before anything is sent, and until the shop has answered
// for certain: a reload, a second tab or another try after a lost reply then use the same one, and the database
// makes one order of them.
const key = 'checkout-attempt'
let inMemory: string | null = null

/** The token of an attempt without an answer, if there is one. */
export function openAttempt(): string | null {
  try {
    const kept = localStorage.getItem(key)
    return kept !== null && /^[0-9a-f]{64}$/.test(kept) ? kept : inMemory
  } catch {
    return inMemory
  }
}

/** The open attempt's token, or a new one. */
export function beginAttempt(): string {
  const token = openAttempt() ?? makeToken()
  inMemory = token
  try {
    localStorage.setItem(key, token)
  } catch {
    // Then it holds as long as the page.
  }
  return token
}

/** The shop has answered: the order is placed, or certainly is not. */
export function endAttempt() {
  inMemory = null
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
