import { useSyncExternalStore } from 'react'

// The currency in which this browser shows prices. Orders are charged in US dollars all the same.
const storageKey = 'currency'
export const baseCurrency = 'USD'

export type Currency = {
  chosen: string
  /** What one US dollar buys of it; null until the shop has told. */
  rate: number | null
}

const base: Currency = { chosen: baseCurrency, rate: null }
const listeners = new Set<() => void>()
let current: Currency = readStored()

/** The chosen currency, and its rate once it is known. */
export function useCurrency(): Currency {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => base,
  )
}

export function chooseCurrency(chosen: string) {
  tell({ chosen, rate: null })
  keep()
}

/** Said by whoever has read the shop's settings. It is remembered, so that the next visit does not begin in dollars. */
export function setRate(chosen: string, rate: number | null) {
  if (current.chosen !== chosen || current.rate === rate) return
  tell({ chosen, rate })
  keep()
}

function keep() {
  try {
    localStorage.setItem(storageKey, [current.chosen, current.rate].filter(Boolean).join(' '))
  } catch {
    // Then it holds for this visit.
  }
}

function tell(next: Currency) {
  current = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  // Chosen in another tab.
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const onStorage = ({ key }: StorageEvent) => key === storageKey && tell(readStored())

function readStored(): Currency {
  try {
    const [chosen, rate] = localStorage.getItem(storageKey)?.split(' ') ?? []
    if (chosen && /^[A-Z]{3}$/.test(chosen)) return { chosen, rate: Number(rate) > 0 ? Number(rate) : null }
  } catch {
    // Without storage there is no choice to read.
  }
  return { chosen: baseCurrency, rate: null }
}
