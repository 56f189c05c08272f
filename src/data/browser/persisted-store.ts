import { useSyncExternalStore } from 'react'

type PersistedStoreOptions<State> = {
  key: string
  /** Stores it in sessionStorage: for this tab, until it is closed. Otherwise in localStorage. */
  session?: boolean
  /** The state when nothing is stored, and while hydrating. */
  initial: State
  /** Reads a stored text, which may be anything. When it throws, the text is ignored and logged. */
  parse: (stored: string) => State
  serialize?: (state: State) => string
  /** Asked before each access; while it is false, the state lasts as long as the page. */
  mayStore?: () => boolean
  /** Called after each change that could not be stored. The state then lasts as long as the page. */
  onUnavailable?: () => void
}

/** A state that this browser stores, in step across tabs. Reads see at once what another tab has stored. */
export function createPersistedStore<State>({
  key,
  session = false,
  initial,
  parse,
  serialize = JSON.stringify,
  mayStore = () => true,
  onUnavailable,
}: PersistedStoreOptions<State>) {
  const storage = () => (session ? sessionStorage : localStorage)
  const listeners = new Set<() => void>()
  /** The text that `state` stands for; null when nothing is stored. */
  let stored: string | null = null
  let state = initial
  /** True after a change that could not be stored: `state` is then newer than the stored text. */
  let isUnsaved = false

  const read = (): State => {
    if (isUnsaved || !mayStore()) return state
    try {
      const text = storage().getItem(key)
      if (text !== stored) {
        stored = text
        state = text === null ? initial : parseStored(text)
      }
    } catch {
      // Blocked storage throws on reading too.
    }
    return state
  }
  const parseStored = (text: string): State => {
    try {
      return parse(text)
    } catch (error) {
      console.error(`The stored ${key} could not be read and is ignored`, error)
      return initial
    }
  }
  const save = () => {
    if (!mayStore()) return
    stored = serialize(state)
    try {
      storage().setItem(key, stored)
      isUnsaved = false
    } catch {
      isUnsaved = true
      onUnavailable?.()
    }
  }
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    isUnsaved = false
    notify()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  return {
    read,
    subscribe,
    notify,
    use: () => useSyncExternalStore(subscribe, read, () => initial),
    /** Changes the state as it is stored at this moment. Returning the same state changes nothing. */
    change(make: (state: State) => State) {
      const next = make(read())
      if (next === state) return
      state = next
      save()
      notify()
    },
    /** Goes back to the initial state and stores nothing. */
    remove() {
      state = initial
      stored = null
      isUnsaved = false
      try {
        storage().removeItem(key)
      } catch {
        // Blocked storage has nothing to remove.
      }
      notify()
    },
  }
}
