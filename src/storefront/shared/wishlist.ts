import { useSyncExternalStore } from 'react'

const storageKey = 'wishlist'
const most = 200
const listeners = new Set<() => void>()
let current: readonly string[] | undefined

/** The wishlist of this browser, in step across tabs: slugs, the newest first. */
export function useWishlist() {
  const slugs = useSyncExternalStore(subscribe, read)
  return { slugs, has: (slug: string) => slugs.includes(slug), toggle }
}

function toggle(slug: string) {
  const slugs = read()
  tell(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs].slice(0, most))
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch (error) {
    console.warn('The wishlist could not be kept for the next visit', error)
  }
}

function tell(slugs: readonly string[]) {
  current = slugs
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    // Nobody listens now: what another tab writes meanwhile is read anew.
    current = undefined
  }
}

function onStorage({ key }: StorageEvent) {
  if (key === storageKey || key === null) tell(readStored())
}

function read(): readonly string[] {
  current ??= readStored()
  return current
}

function readStored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(value)) return []
    return value
      .filter((slug): slug is string => typeof slug === 'string' && /^[a-z0-9-]{1,120}$/.test(slug))
      .slice(0, most)
  } catch {
    return []
  }
}
