import { useSyncExternalStore } from 'react'
import { consentLastsMs, optionalKeys } from '@/config/browser-storage'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { removeStored } from '@/data/browser/stored-keys'
import { type Consent, formatConsent, parseConsent } from '@/domain/consent'

/**
 * The visitor's decision on storing recently viewed products and searches. The question appears only when there is
 * something to store.
 */
const store = createPersistedStore<{ decision: Consent | null }>({
  key: 'consent',
  initial: { decision: null },
  parse: (stored) => ({ decision: parseConsent(stored, Date.now(), consentLastsMs) }),
  serialize: ({ decision }) => (decision ? formatConsent(decision, Date.now()) : ''),
})
let isWanted = false

/** The decision; `open` until there is one. */
export const consent = (): Consent | 'open' =>
  store.read().decision ?? (sendsPrivacySignal() ? 'refused' : 'open')

/** True when the browser sends Global Privacy Control. */
export const sendsPrivacySignal = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Calls the listener on every change, also from another tab. Returns the function that removes it. */
export const onConsent = store.subscribe

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
  store.notify()
}

export function decide(decision: Consent) {
  // A new object, so that the same decision counts from today.
  store.change(() => ({ decision }))
  if (decision === 'refused') removeStored(Object.values(optionalKeys))
}
