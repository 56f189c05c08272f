import { listingHeadings, listingWords } from '@/content/catalogue/listing'
import { chosenFacets } from '@/domain/catalogue/facet-choices'
import type { ListingAddress } from '@/domain/catalogue/facets'
import { type Listing, shownBanner } from '@/domain/catalogue/listing'
import { SearchForm } from '@/storefront/shared/search/search-form'
import { Button } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { isPopularList, ListingCrumbs, titleOf } from './listing-crumbs'

const SearchStart = lazyPart(() => import('../search/search-start').then((module) => module.SearchStart))

type ListingHeadProps = { listing: Listing; address: ListingAddress }

/** The listing's heading: a title and a sentence, unless the banner before it has them. */
export function ListingHead({ listing, address }: ListingHeadProps) {
  const { category, query } = address
  const isStart =
    listing.isSearch &&
    query === '' &&
    category === null &&
    address.sort === listing.sorts[0] &&
    chosenFacets(address.facets).length === 0
  const isPopular = isPopularList(listing, address)
  const text = isPopular ? listingHeadings.popular.text : listing.text
  if (shownBanner(listing, address)) return null
  return (
    <>
      <ListingCrumbs listing={listing} address={address} />
      <h1 className="text-44 leading-[1.08]">{titleOf(listing, address)}</h1>
      {(category === null || listing.isSearch) && text !== '' && (
        <p className="mt-1.5 max-w-prose text-pretty text-muted">{text}</p>
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
      {isStart && (
        <SuspenseBoundary fallback={<div className="mb-section h-205 md:h-166 2xl:h-174" />}>
          <SearchStart />
        </SuspenseBoundary>
      )}
    </>
  )
}
