import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'

const storageKey = 'wishlist'
const most = 200

type WishlistContext = {
  /** Slugs, the newest first. */
  slugs: readonly string[]
  has: (slug: string) => boolean
  toggle: (slug: string) => void
}

const Context = createContext<WishlistContext | null>(null)

/** The wishlist of this browser. */
export function WishlistProvider({ children }: { children: ReactNode }) {
  const [slugs, setSlugs] = useState(readStored)
  // Writing what another tab has just written would send it back and forth.
  const stored = useRef(slugs)

  useEffect(() => {
    if (slugs === stored.current) return
    stored.current = slugs
    try {
      localStorage.setItem(storageKey, JSON.stringify(slugs))
    } catch (error) {
      console.warn('The wishlist could not be kept for the next visit', error)
    }
  }, [slugs])

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storageKey && event.key !== null) return
      stored.current = readStored()
      setSlugs(stored.current)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])

  const value = useMemo<WishlistContext>(
    () => ({
      slugs,
      has: (slug) => slugs.includes(slug),
      toggle: (slug) =>
        setSlugs((current) =>
          current.includes(slug)
            ? current.filter((other) => other !== slug)
            : [slug, ...current].slice(0, most),
        ),
    }),
    [slugs],
  )
  return <Context value={value}>{children}</Context>
}

/** @throws Error outside a WishlistProvider */
export function useWishlist(): WishlistContext {
  const context = useContext(Context)
  if (!context) throw new Error('useWishlist must be used within a WishlistProvider')
  return context
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
