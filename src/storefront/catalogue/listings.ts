import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { categoryNames, listingHeadings } from '@/content/listing'
import { type ListingFilter, type ListingScope, listingFilter } from '@/data/products/listing-request'
import type { ListingAddress, ListingRules } from '@/domain/facets'

/** A choice within a list: `?category=<name>`, which may stand for several kinds of goods. */
export type Category = {
  name: string
  kinds: readonly string[]
  /** Where it has a page of its own instead, and what it is called there. */
  to?: { path: string; category: string | null }
}

/** A list of products: what it is called, what it holds, how it is divided and ordered. */
export type Listing = {
  title: string
  text: string
  filter: ListingScope
  /** The first one is the usual one. */
  sorts: ListingRules['sorts']
  categories: readonly Category[]
  /** A page that is one of its categories itself. */
  fixed?: string
  /** The categories stand as chips above the list on wide screens too. */
  chips?: true
  /** Lists beside this one, as chips. */
  siblings?: readonly { label: string; to: string }[]
  /** The list above this one. */
  parent?: { label: string; to: string }
  /** Something richer than a heading, and what comes after the list. */
  banner?: 'department' | 'sale' | 'new-arrivals'
  below?: 'new-arrivals'
  /** A box of its own that searches in just this list. */
  search?: true
  /** The page that searches the whole shop. */
  isSearch?: true
}

const sorts = ['featured', 'price-low', 'price-high', 'newest', 'rating'] as const

/** Shoes and accessories of a department are more than the collections of just that name. */
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

/** The home page's categories: each is a list of its own, beside the others. */
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
  sorts,
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

/** The list of an address. That of a collection has no name yet: `withName` gives it one. */
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

/** What the address of a listing may say. */
export function rulesOf({ sorts, fixed }: Listing): ListingRules {
  return {
    sorts,
    pages: limits.listPages,
    isCategory: (name) => fixed === undefined && Object.hasOwn(categoryNames, name),
  }
}

/** The kinds of goods that a category of a listing stands for; null when there is none. */
export function kindsOf({ categories, fixed }: Listing, chosen: string | null): readonly string[] | null {
  const name = fixed ?? chosen
  if (name === null) return null
  return categories.find((category) => category.name === name)?.kinds ?? [name]
}

/** The listing and what is chosen in it, as the shop is asked for it. */
export function filterOf(listing: Listing, { query, category, facets }: ListingAddress): ListingFilter {
  return listingFilter(listing.filter, { query, kinds: kindsOf(listing, category), facets })
}

/** What to call a category that the address names. */
export function categoryName(name: string): string {
  return categoryNames[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
