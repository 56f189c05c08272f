import { useSyncExternalStore } from 'react'
import { consentLastsMs, optionalKeys } from '@/config/consent'
import { type Consent, formatConsent, parseConsent } from '@/domain/consent'

// Whether this browser may remember what is looked at and searched for. Nobody is asked before there is something.
const storageKey = 'consent'
const listeners = new Set<() => void>()
/** A decision that could not be stored. */
let unsavedDecision: Consent | null = null
let isWanted = false

/** What was decided; `open` until then. */
export function consent(): Consent | 'open' {
  return unsavedDecision ?? readStored() ?? (sendsPrivacySignal() ? 'refused' : 'open')
}

/** True of a browser that tells every site to keep nothing for its own use. */
export const sendsPrivacySignal = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

export const useConsent = () => useSyncExternalStore(onConsent, consent, () => 'open' as const)

/** Whether there is something to remember that waits for a decision. */
export const useConsentWanted = () =>
  useSyncExternalStore(
    onConsent,
    () => isWanted && consent() === 'open',
    () => false,
  )

/** Says that there is something to remember. */
export function wantConsent() {
  if (isWanted || consent() !== 'open') return
  isWanted = true
  notify()
}

export function decide(decision: Consent) {
  try {
    localStorage.setItem(storageKey, formatConsent(decision, Date.now()))
    // Also what a page remembers that is not open here.
    if (decision === 'refused') for (const key of Object.values(optionalKeys)) localStorage.removeItem(key)
  } catch {
    unsavedDecision = decision
  }
  notify()
}

/** Calls on every change, also of another tab. */
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
