// The state of a listing in its URL, read and written. Values are readable there (`?size=M,L&price=10-15`).
import { language } from '../text/language'
import { isSlug } from '../text/slug-pattern'
import { byPrice, countedBands, countedWithin, isBand } from './price-bands'

export type ListingSort = 'featured' | 'newest' | 'price-low' | 'price-high' | 'rating' | 'popular'
/** A sort as the URL names it: the sale spells two of them out. */
export type SortName = ListingSort | 'price-low-to-high' | 'price-high-to-low'

/**
 * A filter of a listing. `list`: values that products have, in the order of `compare`, or offered by their counts. `band`:
 * several bands between the values' edges may be chosen. `level` and `flag`: one may be chosen, which means "at least".
 */
type FacetDefinition =
  | { kind: 'list'; compare?: (a: string, b: string) => number }
  | { kind: 'band' | 'level' | 'flag'; values: readonly string[] }

/**
 * Every filter, in the order in which they are shown: parameters, requests, counts and controls follow from these entries,
 * and `private.facets()` in the database has the same with the columns of products. Their words are in content/filters.
 */
export const facetDefinitions = {
  size: { kind: 'list', compare: bySize },
  color: { kind: 'list' },
  price: { kind: 'band', values: countedBands },
  discount: { kind: 'level', values: ['any', '20', '40', '60'] },
  rating: { kind: 'level', values: ['3', '4', '4.5'] },
  stock: { kind: 'flag', values: ['in'] },
} as const satisfies Record<string, FacetDefinition>

export type FacetName = keyof typeof facetDefinitions
/** The chosen values of every facet, in the facet's own order and each once. */
export type Facets = Readonly<Record<FacetName, readonly string[]>>

export const noFacets: Facets = { size: [], color: [], price: [], discount: [], rating: [], stock: [] }
const isFacetName = (name: string): name is FacetName => name in facetDefinitions
export const facetNames: readonly FacetName[] = Object.keys(facetDefinitions).filter(isFacetName)

export const facetDefinition = (name: FacetName): FacetDefinition => facetDefinitions[name]
/** Whether several values of a facet may be chosen; otherwise a new one replaces the old one. */
export const isMultiple = (name: FacetName) => ['list', 'band'].includes(facetDefinition(name).kind)

const most = { values: 20, value: 40, query: 120 }

export type ListingAddress = {
  category: string | null
  query: string
  /** True to search for the words as they are typed, without correction or understanding. */
  literal: boolean
  facets: Facets
  sort: SortName
  view: 'grid' | 'list'
  /** The number of loaded pages, at least 1. */
  page: number
}

/** What a listing's URL may contain: its categories, its sorts (the default first), and how many pages. */
export type ListingRules = {
  isCategory: (name: string) => boolean
  sorts: readonly [SortName, ...SortName[]]
  pages: number
}

/** What a URL asks for. Values that the listing does not have are ignored. */
export function parseListing(params: URLSearchParams, rules: ListingRules): ListingAddress {
  const category = params.get('category')
  const sort = params.get('sort')
  const page = Number(params.get('page'))
  const query = cut(clean(params.get('q') ?? ''), most.query)
  const facets = { ...noFacets }
  for (const name of facetNames) facets[name] = readValues(name, params.get(name))
  return {
    category: category !== null && rules.isCategory(category) ? category : null,
    query,
    literal: query !== '' && params.get('literal') === '1',
    facets,
    sort: rules.sorts.find((name) => name === sort || sortOf(name) === sort) ?? rules.sorts[0],
    view: params.get('view') === 'list' ? 'list' : 'grid',
    page: Number.isSafeInteger(page) ? Math.min(Math.max(page, 1), rules.pages) : 1,
  }
}

/** The URL's parameters (`?size=M,L`, or an empty text): only what differs from the defaults. */
export function serialiseListing(address: ListingAddress, rules: ListingRules): string {
  const params = new URLSearchParams()
  if (address.category !== null) params.set('category', address.category)
  if (address.query !== '') params.set('q', address.query)
  if (address.query !== '' && address.literal) params.set('literal', '1')
  for (const name of facetNames) {
    const values = address.facets[name]
    if (values.length > 0) params.set(name, values.map(withoutComma).join(','))
  }
  if (address.sort !== rules.sorts[0]) params.set('sort', address.sort)
  if (address.view !== 'grid') params.set('view', address.view)
  if (address.page > 1) params.set('page', String(address.page))
  // A comma may stand in an address as it is, and reads better.
  const text = params.toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}

/** The sort that the shop knows behind a page's name for it. */
export function sortOf(name: SortName): ListingSort {
  if (name === 'price-low-to-high') return 'price-low'
  return name === 'price-high-to-low' ? 'price-high' : name
}

const sortNames: readonly [SortName, ...SortName[]] = [
  'featured',
  'newest',
  'price-low',
  'price-high',
  'rating',
  'popular',
  'price-low-to-high',
  'price-high-to-low',
]

/**
 * The parameters that any listing may have, for an address whose listing is not known yet. Whether it has the category and
 * the order that they name is left to it.
 */
export function listingParametersIn(
  params: URLSearchParams,
  pages: number,
): { search: string; page: number } {
  const address = parseListing(params, { sorts: sortNames, isCategory: isSlug, pages })
  // What an address leaves out is the listing's own first order, so that an order that was asked for stays.
  const isAsked = params.get('sort') === sortNames[0]
  const search = serialiseListing(address, {
    sorts: [isAsked ? 'newest' : 'featured'],
    isCategory: isSlug,
    pages,
  })
  return { search, page: address.page }
}

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']
/** Made when it is first needed: that takes as long as rendering a card. */
let natural: Intl.Collator | undefined

/** Letters in their order, then months, years, shoe sizes and what else there is; "One size" at the end. */
export function bySize(a: string, b: string): number {
  natural ??= new Intl.Collator(language, { numeric: true })
  return sizeRank(a) - sizeRank(b) || natural.compare(a, b) || (a < b ? -1 : Number(a > b))
}

function sizeRank(size: string): number {
  const letter = letters.indexOf(size)
  if (letter >= 0) return letter - letters.length
  if (size === 'One size') return 4
  const patterns = [/^[\d –-]+ ?m$/, /^[\d –-]+ ?y$/, /^\d[\d.,–-]*$/]
  const kind = patterns.findIndex((pattern) => pattern.test(size))
  return kind < 0 ? 3 : kind
}

/** Each value once, in the facet's own order, so that the same choice is always the same address. */
export function inOrder(name: FacetName, values: readonly string[]): string[] {
  const unique = [...new Set(values)]
  const definition = facetDefinition(name)
  if (definition.kind === 'list') return unique.toSorted(definition.compare)
  if (definition.kind === 'band') return unique.filter(isBand).toSorted(byPrice)
  return definition.values.filter((value) => unique.includes(value))
}

/** Chosen values as the database takes them: a band is the counted bands that make it up. */
export const requestedValues = (name: FacetName, values: readonly string[]): readonly string[] =>
  facetDefinition(name).kind === 'band' ? inOrder(name, values.flatMap(countedWithin)) : values

function readValues(name: FacetName, text: string | null): string[] {
  const values = (text ?? '').split(',').map((value) => clean(value.replace(/(?<=\p{Nd});(?=\p{Nd})/gu, ',')))
  const fitting = inOrder(
    name,
    values.filter((value) => value !== '' && value.length <= most.value).slice(0, most.values),
  )
  return isMultiple(name) ? fitting : fitting.slice(-1)
}

/** A decimal comma, as in the size `0,5 l`, parts no values. */
const withoutComma = (value: string) => value.replace(/(?<=\p{Nd}),(?=\p{Nd})/gu, ';')

/** Without control characters, which no database takes, and without blanks around. */
function clean(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

/** Cut to a number of characters, never within one (emoji are two code units). */
function cut(text: string, length: number): string {
  return text.length <= length ? text : Array.from(text).slice(0, length).join('').trim()
}
