import type { Minor } from '../money/money'

/** What is remembered about a wish: what it cost when it was made, and when that was (milliseconds, UTC). */
export type WishlistEntry = { slug: string; price: Minor; at: number }

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value)

/** What was stored, which may be anything: by an older version, by hand, half written. */
export function parseWishlistEntries(
  stored: string | null,
  max: { wishes: number; storedLength: number },
): WishlistEntry[] {
  if (stored === null || stored.length > max.storedLength) return []
  try {
    const value: unknown = JSON.parse(stored)
    if (!Array.isArray(value)) return []
    const wishes = value.flatMap((entry: Partial<WishlistEntry> | null) => {
      const { slug, price = -1, at = -1 } = entry ?? {}
      const isRight = isSlug(slug) && [price, at].every((each) => Number.isSafeInteger(each) && each >= 0)
      return isRight ? { slug, price, at } : []
    })
    return wishes
      .filter(({ slug }, index) => wishes.findIndex((other) => other.slug === slug) === index)
      .slice(0, max.wishes)
  } catch {
    return []
  }
}

/** The stored facts of a list's entries: drops those of other products, and prefers the earliest of each. */
export function mergeWishlistEntries(
  kept: readonly WishlistEntry[],
  slugs: readonly string[],
  found: readonly WishlistEntry[],
): readonly WishlistEntry[] {
  const next = slugs.flatMap((slug) => [...kept, ...found].find((wish) => wish.slug === slug) ?? [])
  const isSame = next.length === kept.length && next.every((wish) => kept.includes(wish))
  return isSame ? kept : next
}

export type WishlistMark = {
  /** The price when it was saved, if it is lower now. */
  was: Minor | null
  /** It was sold out since, and is there again. */
  isBack: boolean
}

type Facts = { price: Minor; quantity: number; restockedAt: number | null }

/** The notice on a wishlist entry, such as a lower price or low stock. */
export function markOf(
  kept: WishlistEntry | undefined,
  { price, quantity, restockedAt }: Facts,
  { now, backForDays }: { now: number; backForDays: number },
): WishlistMark {
  const since = Math.max(kept?.at ?? now, now - backForDays * 86_400_000)
  return {
    was: kept && kept.price > price && quantity > 0 ? kept.price : null,
    isBack: quantity > 0 && restockedAt !== null && restockedAt > since,
  }
}
