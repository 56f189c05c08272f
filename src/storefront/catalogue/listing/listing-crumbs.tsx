import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { listingHeadings } from '@/content/catalogue/listing'
import { common } from '@/content/shared/common'
import type { ListingAddress } from '@/domain/catalogue/facets'
import { categoryName, type Listing } from '@/domain/catalogue/listing'
import { Breadcrumbs } from '@/storefront/shared/page/breadcrumbs'

type ListingCrumbsProps = { listing: Listing; address: ListingAddress }

/** Sorted by popularity the search page is the list behind the home page's best sellers. */
export const isPopularList = ({ isSearch }: Listing, { query, sort }: ListingAddress) =>
  isSearch === true && query === '' && sort === 'popular'

/** What a listing is called with what is chosen of it. */
export function titleOf(listing: Listing, address: ListingAddress): string {
  if (address.category !== null) return categoryName(listing, address.category)
  return isPopularList(listing, address) ? listingHeadings.popular.title : listing.title
}

/** Where the listing, or the chosen category of it, is in the shop. */
export function ListingCrumbs({ listing, address }: ListingCrumbsProps) {
  const { pathname } = useLocation()
  const crumbs = [
    { label: common.home, to: paths.home },
    ...(listing.parent ? [listing.parent] : []),
    ...(address.category === null ? [] : [{ label: listing.title, to: pathname }]),
    { label: titleOf(listing, address) },
  ]
  return <Breadcrumbs crumbs={crumbs} />
}
