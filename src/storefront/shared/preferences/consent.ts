import { useSyncExternalStore } from 'react'
import { consentLastsMs, optionalKeys } from '@/config/browser-storage'
import { withoutPrefix } from '@/config/site'
import { createPersistedStore } from '@/data/browser/persisted-store'
import { removeStored } from '@/data/browser/stored-keys'
import { type Consent, formatConsent, parseConsent } from '@/domain/shop/consent'

/**
 * The visitor's decision on storing recently viewed products and searches. The question appears only when there is
 * something to store, from the next page on.
 */
const store = createPersistedStore<{ decision: Consent | null }>({
  key: 'consent',
  initial: { decision: null },
  parse: (stored) => ({ decision: parseConsent(stored, Date.now(), consentLastsMs) }),
  serialize: ({ decision }) => (decision ? formatConsent(decision, Date.now()) : ''),
})
/** The page on which there was something to store first. */
let wantedOn: string | null = null

/** The decision; `open` until there is one. */
export const consent = (): Consent | 'open' =>
  store.read().decision ?? (sendsPrivacySignal() ? 'refused' : 'open')

/** True when the browser sends Global Privacy Control. */
export const sendsPrivacySignal = () =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

/** Calls the listener on every change, also from another tab. Returns the function that removes it. */
export const onConsent = store.subscribe

export const useConsent = () => useSyncExternalStore(onConsent, consent, () => 'open' as const)

/** The path of the page on which something waits to be stored; null without one, and once there is a decision. */
export const useConsentWanted = () =>
  useSyncExternalStore(
    onConsent,
    () => (consent() === 'open' ? wantedOn : null),
    () => null,
  )

/** Call when there is something to store. */
export function wantConsent() {
  if (wantedOn !== null || consent() !== 'open') return
  wantedOn = withoutPrefix(location.pathname)
  store.notify()
}

export function decide(decision: Consent) {
  // A new object, so that the same decision counts from today.
  store.change(() => ({ decision }))
  if (decision === 'refused') removeStored(Object.values(optionalKeys))
}
