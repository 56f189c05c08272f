import { startTransition, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { type ListingAddress, parseListing, serialiseListing } from '@/domain/facets'
import { type Place, rulesOf } from './places'

type AddressChange = Partial<ListingAddress>
export type ListingState = {
  address: ListingAddress
  /** The address with something changed, back on its first page. */
  hrefOf: (change: AddressChange, path?: string) => string
  /** Goes there; `replace` for what one does not go back to. */
  change: (change: AddressChange, options?: { replace?: boolean }) => void
}

/**
 * What the address of a list chooses. A choice shows at once and the address follows: the router takes its time over
 * a page with many cards.
 */
export function useListingAddress(place: Place): ListingState {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const rules = useMemo(() => rulesOf(place), [place])
  const written = useMemo(() => parseListing(new URLSearchParams(search), rules), [search, rules])
  const [address, show] = useOptimistic(written)

  const changed = (change: AddressChange) => ({ ...address, page: 1, ...change })
  return {
    address,
    hrefOf: (change, path = pathname) => path + serialiseListing(changed(change), rules),
    change: (change, { replace = false } = {}) =>
      startTransition(() => {
        const next = changed(change)
        show(next)
        navigate(pathname + serialiseListing(next, rules), { replace })
      }),
  }
}
