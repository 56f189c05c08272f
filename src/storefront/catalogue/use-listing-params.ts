import { startTransition, useCallback, useLayoutEffect, useMemo, useOptimistic, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ListingAddress, parseListing, serialiseListing } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { rulesOf } from './listings'

type AddressChange = Partial<ListingAddress>
export type ListingState = {
  address: ListingAddress
  /** The URL with a change applied, back on page one. */
  hrefOf: (change: AddressChange, path?: string) => string
  /** Navigates to that URL; `replace` adds no history entry. */
  change: (change: AddressChange, options?: { replace?: boolean }) => void
}

/**
 * A listing's state in the URL: `chosen` at once, for the controls, and `settled` as a deferred value, for the cards.
 */
export function useListingParams(listing: Listing): { chosen: ListingState; settled: ListingState } {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const rules = useMemo(() => rulesOf(listing), [listing])
  const written = useMemo(() => parseListing(new URLSearchParams(search), rules), [search, rules])
  const [address, show] = useOptimistic(written)
  // A second change in the same tick builds on the first.
  const latest = useRef(address)
  useLayoutEffect(() => {
    latest.current = address
  }, [address])

  const change = useCallback<ListingState['change']>(
    (part, { replace = false } = {}) =>
      startTransition(() => {
        const next = { ...latest.current, page: 1, ...part }
        show(next)
        navigate(pathname + serialiseListing(next, rules), { replace })
      }),
    [navigate, pathname, rules, show],
  )
  const stateOf = useCallback(
    (from: ListingAddress): ListingState => ({
      address: from,
      hrefOf: (part, path = pathname) => path + serialiseListing({ ...from, page: 1, ...part }, rules),
      change,
    }),
    [pathname, rules, change],
  )
  const settled = useMemo(() => stateOf(written), [written, stateOf])
  return { chosen: stateOf(address), settled }
}
