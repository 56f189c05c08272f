import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { categoryNames, placeWords } from '@/content/listing'
import type { Collection } from '@/data/collections/collection-queries'
import type { ListingFilter, ListingSort } from '@/data/products/product-list-queries'

/** A choice within a list: `?category=<name>`, which may stand for several kinds of goods. */
type Category = { name: string; kinds: readonly string[] }

/** A list of products: what it is called, what it holds, and how it is divided. */
export type Place = {
  title: string
  text: string
  filter: Omit<ListingFilter, 'sort' | 'limit' | 'search'>
  sort: ListingSort
  categories: readonly Category[]
  /** Lists beside this one, where it has no categories of its own. */
  siblings: readonly { label: string; to: string }[]
  /** The list above this one. */
  parent?: { label: string; to: string }
  withSearch?: boolean
}

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

const plain = { filter: {}, sort: 'featured', categories: [], siblings: [] } as const

/** The home page's categories: each is a list of its own, beside the others. */
const tiles = [
  { label: placeWords.dresses.title, to: paths.dresses },
  { label: placeWords.tops.title, to: paths.tops },
  { label: placeWords.bottoms.title, to: paths.bottoms },
  { label: categoryNames.shoes ?? '', to: paths.shoesBags },
  { label: placeWords.bags.title, to: paths.bags },
  { label: categoryNames.jewelry ?? '', to: paths.accessories },
]

const places: Readonly<Record<string, Place>> = {
  [paths.women]: {
    ...plain,
    ...placeWords.women,
    filter: { department: 'women' },
    categories: wide('dresses', 'tops', 'bottoms', 'shoes', 'accessories', 'outerwear'),
  },
  [paths.men]: {
    ...plain,
    ...placeWords.men,
    filter: { department: 'men' },
    categories: [
      ...just('shirts', 'pants', 'jackets'),
      ...wide('shoes'),
      ...just('sneakers', 'watches'),
      ...wide('accessories'),
    ],
  },
  [paths.kids]: {
    ...plain,
    ...placeWords.kids,
    filter: { department: 'kids' },
    categories: just('baby', 'toddler', 'kids', 'tweens', 'shoes', 'toys'),
  },
  [paths.beauty]: {
    ...plain,
    ...placeWords.beauty,
    filter: { department: 'beauty' },
    categories: just('makeup', 'skincare', 'fragrance', 'haircare'),
  },
  [paths.clothing]: {
    ...plain,
    ...placeWords.clothing,
    filter: {
      departments: ['women', 'men'],
      categories: [...clothes.women, ...clothes.men, ...clothes.both],
    },
    categories: just('dresses', 'tops', 'bottoms', 'shirts', 'pants', 'jackets', 'knitwear', 'outerwear'),
  },
  [paths.shoesBags]: {
    ...plain,
    ...placeWords.shoesBags,
    filter: { categories: ['shoes', 'sneakers', 'sandals', 'bags'] },
    categories: [...wide('shoes'), ...just('sneakers', 'sandals', 'bags')],
  },
  [paths.accessories]: {
    ...plain,
    ...placeWords.accessories,
    filter: { categories: ['jewelry', 'watches', 'accessories'] },
    categories: just('jewelry', 'watches', 'accessories'),
  },
  [paths.sale]: {
    ...plain,
    ...placeWords.sale,
    filter: { onSale: true },
    categories: wide('dresses', 'tops', 'bottoms', 'shoes', 'accessories'),
  },
  [paths.newArrivals]: {
    ...plain,
    ...placeWords.newArrivals,
    filter: { addedWithinDays: policies.newForDays },
    sort: 'newest',
    categories: wide('dresses', 'tops', 'bottoms', 'shoes', 'accessories'),
  },
  [paths.search]: {
    ...plain,
    ...placeWords.search,
    withSearch: true,
    categories: wide('dresses', 'tops', 'bottoms', 'shoes'),
  },
  [paths.dresses]: {
    ...plain,
    ...placeWords.dresses,
    filter: { categories: ['dresses'] },
    siblings: tiles,
  },
  [paths.tops]: { ...plain, ...placeWords.tops, filter: { categories: ['tops'] }, siblings: tiles },
  [paths.bottoms]: { ...plain, ...placeWords.bottoms, filter: { categories: ['bottoms'] }, siblings: tiles },
  [paths.bags]: { ...plain, ...placeWords.bags, filter: { categories: ['bags'] }, siblings: tiles },
}

/** The list of an address that is no collection's. */
export function placeOf(pathname: string): Place {
  const path = pathname.replace(/\/+$/, '')
  return places[path] ?? { ...plain, ...placeWords.search, withSearch: true }
}

/** Collections that gather by a rule instead of by kind or by hand. */
const rules: Readonly<Record<string, Place['filter']>> = {
  'this-week': { addedWithinDays: 7 },
  'new-season': { addedWithinDays: policies.newForDays },
  'under-15': { priceBelow: 1500 },
  'last-chance': { onSale: true, lastPieces: 100 },
}

/** A collection as a list, beside the others of its group. */
export function placeOfCollection(
  collection: Collection,
  all: readonly Collection[],
  parent: Place['parent'],
): Place {
  const { slug, name, description, group } = collection
  return {
    ...plain,
    title: name,
    text: description,
    filter: group === 'Curated' ? { curated: slug } : (rules[slug] ?? { collection: slug }),
    siblings: all
      .filter((other) => other.group === group)
      .map((other) => ({ label: other.name, to: paths.collection(other.slug) })),
    ...(parent && { parent }),
  }
}

/** What to call a category that the address names. */
export function categoryName(name: string): string {
  return categoryNames[name] ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
}
