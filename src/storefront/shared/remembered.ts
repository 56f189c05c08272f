import { useSyncExternalStore } from 'react'
import { parseRemembered, type RememberedRule } from '@/domain/remembered'

/** A list that this browser remembers, in step across tabs. Where nothing can be stored it lasts as long as the page. */
export function rememberedList(key: string, rule: RememberedRule) {
  const listeners = new Set<() => void>()
  let stored: string | null = null
  let list: readonly string[] = []
  let onlyHere = false

  const read = () => {
    if (onlyHere) return list
    try {
      const now = localStorage.getItem(key)
      if (now !== stored) {
        stored = now
        list = parseRemembered(now, rule)
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
  return {
    use: () => useSyncExternalStore(subscribe, read),
    /** From what is stored now, which another tab may have changed a moment ago. */
    change(make: (list: readonly string[]) => readonly string[]) {
      const next = make(read())
      if (next === list) return
      list = next
      stored = JSON.stringify(next)
      try {
        localStorage.setItem(key, stored)
      } catch {
        onlyHere = true
      }
      tell()
    },
  }
}
