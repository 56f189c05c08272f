import { useSyncExternalStore } from 'react'
import { createPersistedStore } from '@/data/browser/persisted-store'

type MemberList = { slugs: readonly string[]; toggle: (slug: string) => void }

const maxItems = 200
const none: readonly string[] = []
let member: MemberList | undefined

/** A guest's wishlist: slugs, newest first. */
export const guestWishlist = createPersistedStore({
  key: 'wishlist',
  initial: none,
  parse(stored) {
    const value: unknown = JSON.parse(stored)
    if (!Array.isArray(value)) return none
    const isSlug = (slug: unknown): slug is string =>
      typeof slug === 'string' && /^[a-z0-9-]{1,120}$/.test(slug)
    return [...new Set(value.filter(isSlug))].slice(0, maxItems)
  },
  onUnavailable: () =>
    void import('@/storefront/shared/preferences/notify-storage-unavailable').then(
      ({ notifyStorageUnavailable }) => notifyStorageUnavailable(),
      () => {},
    ),
})

const current = () => member?.slugs ?? guestWishlist.read()

/** The wishlist of the signed-in member (member-wishlist), or of this browser. */
export function useWishlist() {
  const slugs = useSyncExternalStore(guestWishlist.subscribe, current, () => none)
  return { slugs, toggle }
}

/** Whether a product is on it; renders again only when that changes. */
export function useWish(slug: string) {
  const wished = useSyncExternalStore(
    guestWishlist.subscribe,
    () => current().includes(slug),
    () => false,
  )
  return { wished, toggle: () => toggle(slug) }
}

/** Shows a member's list instead of this browser's; without an argument, this browser's again. */
export function showWishlist(list?: MemberList) {
  member = list
  guestWishlist.notify()
}

function toggle(slug: string) {
  if (member) member.toggle(slug)
  else
    guestWishlist.change((slugs) =>
      slugs.includes(slug) ? slugs.filter((other) => other !== slug) : [slug, ...slugs].slice(0, maxItems),
    )
}
