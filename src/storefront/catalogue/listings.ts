import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { categoryNames, listingHeadings } from '@/content/catalogue/listing'
import { type ListingFilter, type ListingScope, listingFilter } from '@/data/products/listing-request'
import type { ListingAddress, ListingRules } from '@/domain/catalogue/facets'

/** A category of a listing: `?category=<name>`, which may stand for several product categories. */
export type Category = {
  name: string
  kinds: readonly string[]
  /** The page of its own that it has instead, and the category on that page. */
  to?: { path: string; category: string | null }
}

/** A product listing: its title, filter, categories and sort orders. */
export type Listing = {
  title: string
  text: string
  filter: ListingScope
  /** The first one is the default. */
  sorts: ListingRules['sorts']
  categories: readonly Category[]
  /** The category that the page itself stands for. */
  fixed?: string
  /** Shows the categories as chips on wide screens too. */
  chips?: true
  /** Sibling listings, as chips. */
  siblings?: readonly { label: string; to: string }[]
  /** The parent listing, for the breadcrumbs. */
  parent?: { label: string; to: string }
  /** A banner instead of a heading, and a section after the list. */
  banner?: 'department' | 'sale' | 'new-arrivals'
  below?: 'new-arrivals'
  /** Has a search box of its own. */
  search?: true
  /** The page that searches the whole shop. */
  isSearch?: true
}

const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating'] as const

/** A department's Shoes and Accessories include related categories. */
const widened: Readonly<Record<string, readonly string[]>> = {
  shoes: ['shoes', 'sneakers', 'sandals'],
  accessories: ['accessories', 'bags', 'jewelry', 'watches'],
}
const wide = (...names: string[]): Category[] =>
  names.map((name) => ({ name, kinds: widened[name] ?? [name] }))
const just = (...names: string[]): Category[] => names.map((name) => ({ name, kinds: [name] }))

const clothes = {
  women: ['dresses', 'tops', 'bottoms', 'kaftans', 'swimwear', 'sleepwear'],
  men: ['shirts', 'pants', 'jackets', 'basics', 'suits', 'underwear'],
  both: ['outerwear', 'knitwear', 'activewear'],
}

/** The home page's categories: each has a listing of its own. */
const tiles: Category[] = [
  { name: 'dresses', kinds: ['dresses'], to: { path: paths.dresses, category: null } },
  { name: 'tops', kinds: ['tops'], to: { path: paths.tops, category: null } },
  { name: 'bottoms', kinds: ['bottoms'], to: { path: paths.bottoms, category: null } },
  ...wide('shoes').map((shoes) => ({ ...shoes, to: { path: paths.shoesBags, category: 'shoes' } })),
  { name: 'bags', kinds: ['bags'], to: { path: paths.bags, category: null } },
  { name: 'jewelry', kinds: ['jewelry'], to: { path: paths.accessories, category: 'jewelry' } },
]
const tile = (fixed: 'dresses' | 'tops' | 'bottoms' | 'bags'): Listing => ({
  ...listingHeadings[fixed],
  filter: {},
  sorts,
  categories: tiles,
  fixed,
})

const search: Listing = {
  ...listingHeadings.search,
  filter: {},
  sorts: [...sorts, 'popular'],
  categories: wide('dresses', 'tops', 'bottoms', 'shoes'),
  isSearch: true,
}

const listings: Readonly<Record<string, Listing>> = {
  [paths.women]: {
    ...listingHeadings.women,
    filter: { departments: ['women'] },
    sorts,
    categories: wide('dresses', 'tops', 'bottoms', 'shoes', 'accessories', 'outerwear'),
    banner: 'department',
    search: true,
  },
  [paths.men]: {
    ...listingHeadings.men,
    filter: { departments: ['men'] },
    sorts,
    categories: [
      ...just('shirts', 'pants', 'jackets'),
      ...wide('shoes'),
      ...just('sneakers', 'watches'),
      ...wide('accessories'),
    ],
    banner: 'department',
    search: true,
  },
  [paths.kids]: {
    ...listingHeadings.kids,
    filter: { departments: ['kids'] },
    sorts,
    categories: just('baby', 'toddler', 'kids', 'tweens', 'shoes', 'toys'),
    banner: 'department',
    search: true,
  },
  [paths.beauty]: {
    ...listingHeadings.beauty,
    filter: { departments: ['beauty'] },
    sorts,
    categories: just('makeup', 'skincare', 'fragrance', 'haircare'),
  },
  [paths.clothing]: {
    ...listingHeadings.clothing,
    filter: { departments: ['women', 'men'], kinds: [...clothes.women, ...clothes.men, ...clothes.both] },
    sorts,
    categories: just('dresses', 'tops', 'bottoms', 'shirts', 'pants', 'jackets', 'knitwear', 'outerwear'),
  },
  [paths.shoesBags]: {
    ...listingHeadings.shoesBags,
    filter: { kinds: ['shoes', 'sneakers', 'sandals', 'bags'] },
    sorts,
    categories: [...wide('shoes'), ...just('sneakers', 'sandals', 'bags')],
  },
  [paths.accessories]: {
    ...listingHeadings.accessories,
    filter: { kinds: ['jewelry', 'watches', 'accessories'] },
    sorts,
    categories: just('jewelry', 'watches', 'accessories'),
  },
  [paths.sale]: {
    ...listingHeadings.sale,
    filter: { onSale: true },
    sorts: ['featured', 'newest', 'price-low-to-high', 'price-high-to-low'],
    categories: wide('dresses', 'tops', 'bottoms', 'shoes', 'accessories'),
    chips: true,
    banner: 'sale',
  },
  [paths.newArrivals]: {
    ...listingHeadings.newArrivals,
    filter: { newDays: policies.newForDays },
    sorts: ['newest', 'price-low', 'price-high', 'rating', 'popular'],
    categories: wide('dresses', 'tops', 'bottoms', 'shoes', 'accessories'),
    banner: 'new-arrivals',
    below: 'new-arrivals',
  },
  [paths.search]: search,
  [paths.dresses]: tile('dresses'),
  [paths.tops]: tile('tops'),
  [paths.bottoms]: tile('bottoms'),
  [paths.bags]: tile('bags'),
}

const collectionPath = /^\/collections\/([^/]+)$/

/** The listing at a path. A collection's title is filled in by the page once it has loaded. */
export function listingOf(pathname: string): Listing {
  const path = pathname.replace(/\/+$/, '')
  const slug = collectionPath.exec(path)?.[1]
  if (slug === undefined) return listings[path] ?? search
  return { title: '', text: '', filter: { collection: decoded(slug) }, sorts, categories: [] }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The parameters that the URL of a listing accepts. */
export function rulesOf({ sorts, fixed }: Listing): ListingRules {
  return {
    sorts,
    pages: limits.listPages,
    isCategory: (name) => fixed === undefined && Object.hasOwn(categoryNames, name),
  }
}

/** The product categories that a listing's category stands for; null when none is chosen. */
export function kindsOf({ categories, fixed }: Listing, chosen: string | null): readonly string[] | null {
  const name = fixed ?? chosen
  if (name === null) return null
  return categories.find((category) => category.name === name)?.kinds ?? [name]
}

/** The listing's own filter together with the chosen ones, for the query. */
export function filterOf(
  listing: Listing,
  { query, literal, category, facets }: ListingAddress,
): ListingFilter {
  return listingFilter(listing.filter, { query, literal, kinds: kindsOf(listing, category), facets })
}

/** The label of a category in the URL. */
export function categoryName(name: string): string {
  return categoryNames[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
