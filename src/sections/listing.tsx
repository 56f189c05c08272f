import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { choice, link, list, row, rows, type SectionProps, toggle } from './fields'
import { usePageListing } from './page-listing'

const ListingView = lazyPart(() =>
  import('@/storefront/catalogue/listing/listing-view').then((module) => module.ListingView, reloadOnce),
)

export const schema = () =>
  v.object({
    /** Which products it has: those that fit everything that is chosen here. */
    departments: rows('department', 12),
    kinds: rows('category', 60),
    collection: row('collection'),
    onSale: toggle(),
    isNew: toggle(),
    /** Among which categories shoppers choose; those of the departments where none are named. */
    categories: list(
      {
        category: row('category'),
        /** Further ones for which it stands. */
        including: rows('category', 12),
        /** Where it leads instead of to its part of this list. */
        to: link(),
      },
      24,
    ),
    /** The category for which the page itself stands; the others lead elsewhere. */
    fixed: row('category'),
    first: choice(['featured', 'newest', 'price-low', 'price-high', 'rating', 'popular']),
    /** The categories as chips on wide screens too. */
    chips: toggle(),
    search: toggle(),
  })

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
