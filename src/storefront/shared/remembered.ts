import { useSyncExternalStore } from 'react'
import { parseRemembered, type RememberedRule } from '@/domain/remembered'
import { consent, onConsent, wantConsent } from './consent'

const nothing: readonly never[] = []

/** A list of texts that this browser remembers if it may: until that is decided it lasts as long as the page. */
export function rememberedList(key: string, rule: RememberedRule) {
  const list = rememberedAs<string>(
    key,
    (stored) => parseRemembered(stored, rule),
    () => consent() === 'given',
  )
  if (typeof document !== 'undefined') onConsent(list.settle)
  return {
    use: list.use,
    change(make: (texts: readonly string[]) => readonly string[]) {
      if (consent() === 'refused') return
      list.change(make)
      wantConsent()
    },
  }
}

/**
 * A list that this browser remembers, in step across tabs. Where nothing can be stored it lasts as long as the page.
 * @param parse what was stored, which may be anything
 * @param mayStore asked each time; `settle` follows when the answer has changed
 */
export function rememberedAs<Entry>(
  key: string,
  parse: (stored: string | null) => readonly Entry[],
  mayStore = () => true,
) {
  const listeners = new Set<() => void>()
  let stored: string | null = null
  let list: readonly Entry[] = []
  let onlyHere = false

  const read = () => {
    if (onlyHere || !mayStore()) return list
    try {
      const now = localStorage.getItem(key)
      if (now !== stored) {
        stored = now
        list = parse(now)
      }
    } catch {
      onlyHere = true
    }
    return list
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  const store = () => {
    if (!mayStore()) return
    stored = JSON.stringify(list)
    try {
      localStorage.setItem(key, stored)
    } catch {
      onlyHere = true
    }
  }
  return {
    read,
    use: () => useSyncExternalStore(subscribe, read, () => nothing),
    /** Stores what was not allowed until now, or forgets what is not allowed any more. */
    settle() {
      if (mayStore()) {
        if (list.length > 0 && stored === null) store()
      } else if (consent() === 'refused') {
        list = []
        stored = null
      }
      tell()
    },
    /** From what is stored now, which another tab may have changed a moment ago. */
    change(make: (list: readonly Entry[]) => readonly Entry[]) {
      const next = make(read())
      if (next === list) return
      list = next
      store()
      tell()
    },
  }
}
