import { useLocation } from 'react-router-dom'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import type { SectionProps } from './fields'
import { listingSchema, usePageListing } from './page-listing'

const ListingView = lazyPart(() =>
  import('@/storefront/catalogue/listing/listing-view').then((module) => module.ListingView, reloadOnce),
)

export const schema = listingSchema

/** A list of products with its filters; its title is the page's, unless a banner before it has that. */
export function Section({ id }: SectionProps<typeof schema>) {
  const { pathname } = useLocation()
  const listing = usePageListing(id)
  if (!listing) return null
  return (
    <SuspenseBoundary fallback={<div className="min-h-dvh" />}>
      <ListingView key={pathname} listing={listing} />
    </SuspenseBoundary>
  )
}
