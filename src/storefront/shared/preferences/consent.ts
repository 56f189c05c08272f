import { useSyncExternalStore } from 'react'
import { consentLastsMs, optionalKeys } from '@/config/consent'
import { type Consent, formatConsent, parseConsent } from '@/domain/consent'

// The visitor's decision on storing recently viewed products and searches. The question appears only when there is
// something to store.
const storageKey = 'consent'
const listeners = new Set<() => void>()
/** A decision that could not be stored; it lasts as long as the page. */
let unsavedDecision: Consent | null = null
let isWanted = false

/** The decision; `open` until there is one. */
export function consent(): Consent | 'open' {
  return unsavedDecision ?? readStored() ?? (sendsPrivacySignal() ? 'refused' : 'open')
}

/** True when the browser sends Global Privacy Control. */
export const sendsPrivacySignal = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

export const useConsent = () => useSyncExternalStore(onConsent, consent, () => 'open' as const)

/** True when something waits to be stored and no decision is made. */
export const useConsentWanted = () =>
  useSyncExternalStore(
    onConsent,
    () => isWanted && consent() === 'open',
    () => false,
  )

/** Call when there is something to store. */
export function wantConsent() {
  if (isWanted || consent() !== 'open') return
  isWanted = true
  notify()
}

export function decide(decision: Consent) {
  try {
    localStorage.setItem(storageKey, formatConsent(decision, Date.now()))
    // Also removes the lists of pages that are not open in this tab.
    if (decision === 'refused') for (const key of Object.values(optionalKeys)) localStorage.removeItem(key)
  } catch {
    unsavedDecision = decision
  }
  notify()
}

/** Calls the listener on every change, also from another tab. Returns the function that removes it. */
export function onConsent(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', onStorage)
  }
}

function onStorage({ key }: StorageEvent) {
  if (key === storageKey || key === null) notify()
}

function notify() {
  for (const listener of listeners) listener()
}

function readStored(): Consent | null {
  try {
    return parseConsent(localStorage.getItem(storageKey), Date.now(), consentLastsMs)
  } catch {
    return null
  }
}
