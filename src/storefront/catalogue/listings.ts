import { limits } from '@/config/limits'
import { listingHeadings } from '@/content/catalogue/listing'
import { type ListingFilter, listingFilter } from '@/data/products/listing-request'
import type { ListingAddress, ListingRules } from '@/domain/catalogue/facets'
import { isCategoryOf, kindsOf, type Listing, standardSorts } from '@/domain/catalogue/listing'
import {
  namesOf,
  pageInstead,
  popularCategories,
  type ShopCategory,
  wholeCategory,
} from '@/domain/catalogue/shop-category'

/** The list of everything, with the search. The shop's categories are undefined until they have loaded. */
export function searchListing(categories: readonly ShopCategory[] | undefined): Listing {
  return {
    ...listingHeadings.search,
    filter: {},
    sorts: [...standardSorts, 'popular'],
    categories: categories
      ? popularCategories(categories).map(({ slug }) => wholeCategory(categories, slug))
      : [],
    names: categories ? namesOf(categories) : null,
    isSearch: true,
  }
}

/** The list of a collection. Its title is filled in once it has loaded. */
export const collectionListing = (
  slug: string,
  categories: readonly ShopCategory[] | undefined,
): Listing => ({
  title: '',
  text: '',
  canonical: pageInstead(slug, categories ?? []),
  filter: { collection: slug },
  sorts: standardSorts,
  categories: [],
  names: categories ? namesOf(categories) : null,
})

/** The parameters that the URL of a listing accepts. */
export const rulesOf = (listing: Listing): ListingRules => ({
  sorts: listing.sorts,
  pages: limits.listPages,
  isCategory: (name) => isCategoryOf(listing, name),
})

/** The listing's own filter together with the chosen ones, for the query. */
export function filterOf(
  listing: Listing,
  { query, literal, category, facets }: ListingAddress,
): ListingFilter {
  return listingFilter(listing.filter, { query, literal, kinds: kindsOf(listing, category), facets })
}
