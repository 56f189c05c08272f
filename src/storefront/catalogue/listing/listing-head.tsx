import { useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { listingHeadings, listingWords } from '@/content/catalogue/listing'
import { common } from '@/content/shared/common'
import type { ListingAddress } from '@/domain/catalogue/facets'
import { Breadcrumbs } from '@/storefront/shared/page/breadcrumbs'
import { SearchForm } from '@/storefront/shared/search/search-form'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { categoryName, type Listing } from '../listings'
import { ListingBanner } from './listing-banner'

const SearchStart = lazyPart(() => import('../search/search-start').then((module) => module.SearchStart))

type ListingHeadProps = { listing: Listing; address: ListingAddress }

/** The listing's heading: a banner where it has one, else a title and a sentence. */
export function ListingHead({ listing, address }: ListingHeadProps) {
  const { pathname } = useLocation()
  const { category, query } = address
  const name = category === null ? null : categoryName(category)
  // Sorted by popularity the search page is the list behind the home page's best sellers.
  const isPopular = listing.isSearch === true && query === '' && address.sort === 'popular'
  const title = name ?? (isPopular ? listingHeadings.popular.title : listing.title)
  const crumbs = [
    { label: common.home, to: paths.home },
    ...(listing.parent ? [listing.parent] : []),
    ...(name === null ? [] : [{ label: listing.title, to: pathname }]),
    { label: title },
  ]
  // A category of New Arrivals, or a search within a department, has its own title instead of the banner.
  const narrowed = listing.banner === 'department' ? query !== '' : `${query}${name ?? ''}` !== ''
  const banner = listing.banner === 'sale' || !narrowed ? listing.banner : undefined
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      {banner ? (
        <ListingBanner listing={listing} name={banner} />
      ) : (
        <>
          <h1 className="text-44 leading-[1.08]">{title}</h1>
          {(name === null || listing.isSearch) && (
            <p className="mt-1.5 max-w-prose text-pretty text-muted">
              {isPopular ? listingHeadings.popular.text : listing.text}
            </p>
          )}
        </>
      )}
      {listing.isSearch && (
        <SearchForm
          label={listingWords.searchLabel}
          className="mt-5 max-w-xl"
          after={
            <Button type="submit" className="shrink-0">
              {listingWords.search}
            </Button>
          }
        />
      )}
      {listing.isSearch && query === '' && category === null && !isPopular && (
        <SuspenseBoundary fallback={<div className="mb-section h-205 md:h-166 2xl:h-174" />}>
          <SearchStart />
        </SuspenseBoundary>
      )}
    </>
  )
}
