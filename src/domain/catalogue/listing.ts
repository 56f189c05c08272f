// A list of products: which it has, and among which categories and in which orders shoppers choose.
import type { Choice, Target } from '../store/content'
import { isSlug } from '../text/slug-pattern'
import type { ListingRules, ListingSort, SortName } from './facets'

/** The products of a listing before any filter. */
export type ListingScope = {
  departments?: readonly string[]
  /** Product categories, as the collections' `category` names them. */
  kinds?: readonly string[]
  /** A collection by slug: its own products, its curated ones, or those that match its rule. */
  collection?: string
  onSale?: true
  /** Only products added in this number of past days. */
  newDays?: number
}

/** A category of a listing: `?category=<name>`, which may stand for several product categories. */
export type Category = {
  name: string
  kinds: readonly string[]
  /** Where it leads instead of to this list. */
  to?: { path: string; category: string | null }
}

/** The banners that stand before a list. */
export type ListingBanner = 'department' | 'sale' | 'new-arrivals'

/** A product listing: its title, filter, categories and sort orders. */
export type Listing = {
  title: string
  text: string
  /** The address that search engines should have of it, where that is another. */
  canonical?: string | undefined
  filter: ListingScope
  /** The first one is the default. */
  sorts: ListingRules['sorts']
  categories: readonly Category[]
  /** What the shop's categories are called, by their slug; null until it is known. */
  names: Readonly<Record<string, string>> | null
  /** The category that the page itself stands for. */
  fixed?: string
  /** Shows the categories as chips on wide screens too. */
  chips?: true
  /** Sibling listings, as chips. */
  siblings?: readonly { label: string; to: string }[]
  /** The parent listing, for the breadcrumbs. */
  parent?: { label: string; to: string }
  /** The banner before it, which has the page's heading; with tiles it shows the categories too. */
  banner?: ListingBanner
  hasTiles?: true
  /** Has a search box of its own. */
  search?: true
  /** The page that searches the whole shop. */
  isSearch?: true
  /** Not for search engines. */
  isHidden?: true
}

/** A list as a page's section describes it. */
export type ListingContent = {
  departments: readonly Choice[]
  kinds: readonly Choice[]
  collection: Choice | null
  onSale: boolean
  isNew: boolean
  categories: readonly { category: Choice | null; including: readonly Choice[]; to: Target | null }[]
  fixed: Choice | null
  first: ListingSort
  chips: boolean
  search: boolean
}

/** What a list has from the page on which it stands. */
type ListingPlace = Pick<Listing, 'title' | 'text' | 'names' | 'banner' | 'hasTiles' | 'isHidden'> & {
  /** For how many days a product is new. */
  newDays: number
  /** The categories where the section names none. */
  ownCategories: readonly Category[]
}

const slugsOf = (choices: readonly Choice[]) => choices.map(({ slug }) => slug)

/** The listing that a section describes. */
export function listingOfSection(content: ListingContent, place: ListingPlace): Listing {
  const { departments, kinds, collection, onSale, isNew, fixed, chips, search } = content
  const { newDays, ownCategories, ...rest } = place
  const chosen = content.categories.flatMap(({ category, including, to }) =>
    category ? [{ ...categoryOf(category, including), ...(to && { to: placeOf(to.to) }) }] : [],
  )
  return {
    ...rest,
    filter: {
      ...(departments.length > 0 && { departments: slugsOf(departments) }),
      ...(kinds.length > 0 && { kinds: slugsOf(kinds) }),
      ...(collection && { collection: collection.slug }),
      ...(onSale && { onSale }),
      ...(isNew && { newDays }),
    },
    sorts: sortsOf(content),
    categories: chosen.length > 0 ? chosen : ownCategories,
    ...(fixed && { fixed: fixed.slug }),
    ...(chips && { chips }),
    ...(search && { search }),
  }
}

const categoryOf = ({ slug }: Choice, including: readonly Choice[]): Category => ({
  name: slug,
  kinds: [slug, ...slugsOf(including).filter((each) => each !== slug)],
})

/** A path and the category that it names, apart: the rest of an address follows the list that is left. */
function placeOf(to: string): { path: string; category: string | null } {
  const [path = to, search = ''] = to.split('?')
  return { path, category: new URLSearchParams(search).get('category') }
}

export const standardSorts = ['featured', 'price-low', 'price-high', 'newest', 'rating'] as const
/** The sale spells out what its prices do, and what is new has no order that the shop gave it. */
const saleSorts = ['featured', 'newest', 'price-low-to-high', 'price-high-to-low'] as const
const newSorts = ['newest', 'price-low', 'price-high', 'rating', 'popular'] as const

function sortsOf({ first, onSale }: ListingContent): Listing['sorts'] {
  const sorts: readonly SortName[] = onSale ? saleSorts : first === 'newest' ? newSorts : standardSorts
  const name = sorts.find((each) => each === first || each.startsWith(`${first}-to-`)) ?? first
  return [name, ...sorts.filter((each) => each !== name)]
}

/** The product categories that a listing's category stands for; null when none is chosen. */
export function kindsOf({ categories, fixed }: Listing, chosen: string | null): readonly string[] | null {
  const name = fixed ?? chosen
  if (name === null) return null
  return categories.find((category) => category.name === name)?.kinds ?? [name]
}

/** The label of a category in the URL. */
export function categoryName({ names }: Pick<Listing, 'names'>, name: string): string {
  if (names && Object.hasOwn(names, name)) return names[name] ?? name
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}

/** Whether a listing takes this category from its address; until the shop's are known, any that could be one. */
export function isCategoryOf({ names, fixed }: Listing, name: string): boolean {
  if (fixed !== undefined) return false
  return names ? Object.hasOwn(names, name) : isSlug(name)
}

/** The banner that is shown: a category of what is new, or a search within a department, has its own title instead. */
export function shownBanner(
  { banner }: Listing,
  { query, category }: { query: string; category: string | null },
): ListingBanner | undefined {
  if (banner === undefined || banner === 'sale') return banner
  const isNarrowed = banner === 'department' ? query !== '' : query !== '' || category !== null
  return isNarrowed ? undefined : banner
}
