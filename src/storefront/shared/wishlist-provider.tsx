import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'

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

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === storageKey || event.key === null) setSlugs(readStored())
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [])

  const value = useMemo<WishlistContext>(
    () => ({
      slugs,
      has: (slug) => slugs.includes(slug),
      toggle: (slug) => {
        const next = slugs.includes(slug)
          ? slugs.filter((other) => other !== slug)
          : [slug, ...slugs].slice(0, most)
        setSlugs(next)
        try {
          localStorage.setItem(storageKey, JSON.stringify(next))
        } catch (error) {
          console.warn('The wishlist could not be kept for the next visit', error)
        }
      },
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
