import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type ListingAddress, parseListing } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { rulesOf } from '../listings'

/** What is chosen of the list below a banner. */
export function useBannerAddress(listing: Listing): ListingAddress {
  const [params] = useSearchParams()
  return useMemo(() => parseListing(params, rulesOf(listing)), [params, listing])
}
