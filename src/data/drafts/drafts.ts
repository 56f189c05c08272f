import { useMemo, useSyncExternalStore } from 'react'
import { draftKey, draftLastsMs, draftOfGuest } from '@/config/browser-storage'
import { signOutIntent } from '../auth/sign-out-intent'
import { storedKeys } from '../browser/stored-keys'
import { sessionHold, storedMemberId } from '../supabase/session-store'

export type Draft<Value> = {
  /** What this person typed and has not sent; null when there is nothing that can be read. */
  read: () => Value | null
  /** Null forgets it. */
  store: (value: Value | null) => void
}

/**
 * What a person types into a form, stored in this browser until it is sent: it survives a reload, a closed tab and the
 * end of the session, and only the same person finds it again. Passwords and other secrets never get here. A form opens
 * its draft when it appears, so that what is typed belongs to who was signed in then.
 * @param parse reads a stored value, which may be anything; null or a throw is no draft
 */
export function openDraft<Value>(
  name: string,
  parse: (stored: unknown) => Value | null,
  onUnavailable?: () => void,
): Draft<Value> {
  removeExpired()
  const person = personNow()
  const key = keyOf(person, name)
  return {
    read: () => {
      if (person !== draftOfGuest) adoptGuests(name, key)
      return parsed(textOf(key), parse)
    },
    store: (value) => {
      // A form that is still open while its person signs out stores nothing.
      if (person !== draftOfGuest && signOutIntent.isOnPurpose()) return
      try {
        if (value === null) localStorage.removeItem(key)
        else {
          localStorage.setItem(key, JSON.stringify({ at: Date.now(), value }))
          if (person === draftOfGuest) sessionStorage.setItem(key, '1')
        }
      } catch {
        // Storage is full or blocked: the draft lasts as long as the page.
        if (value !== null) onUnavailable?.()
      }
      for (const listener of listeners) listener()
    },
  }
}

const listeners = new Set<() => void>()
function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** What is being typed into a form, for other parts of the page; null while hydrating. `parse` must be the same each time. */
export function useDraft<Value>(name: string, parse: (stored: unknown) => Value | null): Value | null {
  const text = useSyncExternalStore(
    subscribe,
    () => textOf(keyOf(personNow(), name)) ?? (isOfThisTab(name) ? textOf(keyOf(draftOfGuest, name)) : null),
    () => null,
  )
  return useMemo(() => parsed(text, parse), [text, parse])
}

/** The id of who is signed in, also while their session has ended by itself; after signing out it is a guest. */
const personNow = () =>
  storedMemberId() ?? (signOutIntent.isOnPurpose() ? null : sessionHold.memberId) ?? draftOfGuest

const keyOf = (person: string, name: string) => `${draftKey}:${person}:${name}`

function textOf(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether a guest typed it in this tab. */
function isOfThisTab(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(draftOfGuest, name)) !== null
  } catch {
    return false
  }
}

function parsed<Value>(text: string | null, parse: (stored: unknown) => Value | null): Value | null {
  const kept = readKept(text)
  try {
    return kept && parse(kept.value)
  } catch {
    return null
  }
}

function readKept(text: string | null): { at: number; value: unknown } | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('value' in kept)) return null
    return typeof kept.at === 'number' ? { at: kept.at, value: kept.value } : null
  } catch {
    return null
  }
}

/** A guest who signs in goes on with what they typed in this tab; in another tab it may have been another person. */
function adoptGuests(name: string, key: string) {
  const guest = keyOf(draftOfGuest, name)
  try {
    const typed = isOfThisTab(name) ? localStorage.getItem(guest) : null
    if (typed === null) return
    localStorage.setItem(key, typed)
    localStorage.removeItem(guest)
    sessionStorage.removeItem(guest)
  } catch {
    // Blocked storage has no draft.
  }
}

function removeExpired() {
  const now = Date.now()
  for (const key of storedKeys()) {
    if (!key.startsWith(`${draftKey}:`)) continue
    const lasts = key.startsWith(keyOf(draftOfGuest, '')) ? draftLastsMs.guest : draftLastsMs.member
    const at = readKept(textOf(key))?.at ?? 0
    // A time ahead of the clock is a clock that was wrong.
    if (Math.abs(now - at) <= lasts) continue
    try {
      localStorage.removeItem(key)
    } catch {
      return
    }
  }
}
