import { useSyncExternalStore } from 'react'

const storageKey = 'wishlist'
const most = 200
const nothing: readonly string[] = []
const listeners = new Set<() => void>()
let current: readonly string[] | undefined
let toggleForMember: ((slug: string) => void) | undefined

/** The wishlist: slugs, the newest first. A guest's is this browser's, in step across tabs; see member-wishlist. */
export function useWishlist() {
  const slugs = useSyncExternalStore(subscribe, read, () => nothing)
  return { slugs, has: (slug: string) => slugs.includes(slug), toggle }
}

/** Shows a member's list in place of this browser's, until it is called without one. */
export function showWishlist(slugs?: readonly string[], toggleSlug?: (slug: string) => void) {
  toggleForMember = toggleSlug
  tell(slugs)
}

function toggle(slug: string) {
  if (toggleForMember) return toggleForMember(slug)
  const slugs = read()
  tell(slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs].slice(0, most))
  try {
    localStorage.setItem(storageKey, JSON.stringify(current))
  } catch {
    void import('./not-kept').then(
      ({ tellNotKept }) => tellNotKept(),
      () => {},
    )
  }
}

function tell(slugs?: readonly string[]) {
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
    if (!toggleForMember) current = undefined
  }
}

function onStorage({ key }: StorageEvent) {
  if (!toggleForMember && (key === storageKey || key === null)) tell()
}

function read(): readonly string[] {
  current ??= readStored()
  return current
}

/** What this browser itself remembers. */
export function readStored(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    if (!Array.isArray(value)) return []
    const isSlug = (slug: unknown): slug is string =>
      typeof slug === 'string' && /^[a-z0-9-]{1,120}$/.test(slug)
    return [...new Set(value.filter(isSlug))].slice(0, most)
  } catch {
    return []
  }
}
