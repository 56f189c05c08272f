import { useSyncExternalStore } from 'react'

// The currency in which this browser shows prices. Orders are charged in US dollars all the same.
const storageKey = 'currency'
export const baseCurrency = 'USD'

export type Currency = {
  chosen: string
  /** What one US dollar buys of it; null until the shop has told. */
  rate: number | null
}

const listeners = new Set<() => void>()
let current: Currency = { chosen: readStored(), rate: null }

/** The chosen currency, and its rate once it is known. */
export function useCurrency(): Currency {
  return useSyncExternalStore(subscribe, () => current)
}

export function chooseCurrency(chosen: string) {
  tell({ chosen, rate: null })
  try {
    localStorage.setItem(storageKey, chosen)
  } catch {
    // Then it holds for this visit.
  }
}

/** Said by whoever has read the shop's settings. */
export function setRate(chosen: string, rate: number | null) {
  if (current.chosen === chosen && current.rate !== rate) tell({ chosen, rate })
}

function tell(next: Currency) {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function readStored(): string {
  try {
    const code = localStorage.getItem(storageKey)
    return code && /^[A-Z]{3}$/.test(code) ? code : baseCurrency
  } catch {
    return baseCurrency
  }
}
