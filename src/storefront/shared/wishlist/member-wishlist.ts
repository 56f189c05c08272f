import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { orderLimits } from '@/config/page-limits'
import { wishlistWords } from '@/content/account/wishlist'
import { changeWishlist, wishlistQuery } from '@/data/wishlist/wishlist-queries'
import { prepareToasts, showToast } from '@/ui/toast/toast'
import { guestWishlist, showWishlist } from './wishlist'
import { wishlistEntries } from './wishlist-entries'

type Change = { slug: string; wished: boolean }

/** The member whose list the hearts show; see WishlistSync. */
let shownMember: string | null = null
/** Changes sent and not answered yet. */
let pendingChanges: readonly Change[] = []
/** Requests run one after the other, so that the last answer is the newest. */
let lastRequest: Promise<unknown> = Promise.resolve()

function inSequence<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const answer = lastRequest.then(ask)
  lastRequest = answer.catch(() => undefined)
  return answer
}

const without = (list: readonly string[], slug: string) => list.filter((other) => other !== slug)
const withChange = (list: readonly string[], { slug, wished }: Change) =>
  wished ? [slug, ...without(list, slug)] : without(list, slug)

/**
 * A member's wishlist. Each fetch first merges the guest's wishlist of this browser into the account. WishlistSync
 * enables it; other callers read the cache.
 */
export function useMemberWishlist(memberId: string, enabled = false) {
  const client = useQueryClient()
  return useQuery({
    ...wishlistQuery(memberId, (signal) => inSequence(() => mergeGuestWishlist(client, memberId, signal))),
    enabled,
  })
}

/** Shows the member's list in every heart while the member is signed in. */
export function WishlistSync({ memberId }: { memberId: string }) {
  const client = useQueryClient()
  const { data } = useMemberWishlist(memberId, true)
  useEffect(() => {
    shownMember = memberId
    // Loads the toasts' code now, so that a failure can be shown while offline.
    prepareToasts()
    return () => {
      shownMember = null
      showWishlist()
    }
  }, [memberId])
  useEffect(() => {
    if (data) show(client, memberId, data)
  }, [client, memberId, data])
  return null
}

/** Merges until the guest's list has not changed meanwhile; then clears it and shows the account's list. */
async function mergeGuestWishlist(client: QueryClient, memberId: string, signal: AbortSignal) {
  let taken: string[] = []
  for (;;) {
    const stored = guestWishlist.read()
    const drop = taken.filter((slug) => !stored.includes(slug))
    const list = await changeWishlist({ add: stored, drop, kept: wishlistEntries.read() }, signal)
    signal.throwIfAborted()
    if (shownMember !== memberId) return list
    taken = [...stored]
    if (guestWishlist.read() !== stored) continue
    guestWishlist.remove()
    wishlistEntries.remove()
    if (list.length >= orderLimits.wishes && stored.some((slug) => !list.includes(slug))) notifyFull()
    show(client, memberId, list)
    return list
  }
}

function show(client: QueryClient, memberId: string, list: readonly string[]) {
  if (shownMember !== memberId) return
  const shown = pendingChanges.reduce(withChange, list)
  showWishlist({
    slugs: shown,
    toggle: (slug) => void change(client, memberId, { slug, wished: !shown.includes(slug) }),
  })
}

/** Optimistic: shown at once, rolled back when the account refuses it. */
async function change(client: QueryClient, memberId: string, wanted: Change) {
  const { queryKey } = wishlistQuery(memberId, async () => [])
  const update = (list?: readonly string[]) => {
    const known = list ?? client.getQueryData(queryKey)
    // The member has signed out meanwhile.
    if (!client.getQueryData(queryKey) || !known) return false
    client.setQueryData(queryKey, known)
    show(client, memberId, known)
    return true
  }
  pendingChanges = [...pendingChanges, wanted]
  update()
  const { slug, wished } = wanted
  const settled = (list?: readonly string[]) => {
    pendingChanges = pendingChanges.filter((other) => other !== wanted)
    return update(list)
  }
  try {
    const kept = wishlistEntries.read()
    const list = await inSequence(() => changeWishlist(wished ? { add: [slug], kept } : { drop: [slug] }))
    if (wished) wishlistEntries.change((wishes) => wishes.filter((wish) => wish.slug !== slug))
    if (!settled(list) || !wished || list.includes(slug)) return
    if (list.length >= orderLimits.wishes) notifyFull()
    else showToast({ ...wishlistWords.failed, tone: 'error' })
  } catch {
    if (settled()) showToast({ ...wishlistWords.failed, tone: 'error' })
  }
}

const notifyFull = () => showToast({ ...wishlistWords.full, tone: 'error' })
