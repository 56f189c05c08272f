// Words of the filters themselves, and of a list that has nothing to show.
import type { FacetName } from '@/domain/catalogue/facets'

const many = (count: number) => count.toLocaleString('en-US')

/** Formats an edge of a price band, given in minor units. */
type Money = (amount: number) => string

/** A filter's heading, its values (as they are without `value`), and for a level the option that chooses none. */
type FacetWords = { name: string; value?: (value: string, money: Money) => string; any?: string }

/** A price band such as `10-15`, `0-10` or `50-up`, in the currency that prices are shown in. */
function priceWords(band: string, money: Money): string {
  const [from = '', to = ''] = band.split('-')
  const amount = (units: string) => money(Number(units) * 100)
  if (from === '0') return `Under ${amount(to)}`
  return to === 'up' ? `${amount(from)} and more` : `${amount(from)} to ${amount(to)}`
}

const facets: Record<FacetName, FacetWords> = {
  size: { name: 'Size' },
  color: { name: 'Color' },
  price: { name: 'Price', value: priceWords },
  discount: {
    name: 'Discount',
    value: (value) => (value === 'any' ? 'On sale' : `${value}% off or more`),
    any: 'All prices',
  },
  rating: { name: 'Rating', value: (value) => `${value} stars or more`, any: 'All ratings' },
  stock: { name: 'Availability', value: () => 'In stock' },
}

export const filterWords = {
  title: 'Filters',
  category: 'Category',
  facets,
  andUp: 'and up',
  /** The sizes that are left of a product, which may be called otherwise there. */
  sizes: (left: readonly string[]) => `In stock: ${left.join(', ')}`,
  products: (count: number) => (count === 1 ? 'product' : 'products'),
  chosen: (count: number) => `${count} chosen`,
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',
  show: (count: number) => `Show ${many(count)} ${count === 1 ? 'result' : 'results'}`,
  nothing: 'No results',
  failed: 'The filters could not be loaded.',
  empty: {
    title: 'Nothing here yet',
    text: 'We have nothing in this category at the moment. There is plenty elsewhere:',
  },
  nothingChosen: {
    title: 'Nothing matches all of this',
    text: 'Remove a filter, or browse these categories:',
  },
  noResults: {
    title: (query: string) => `Nothing found for “${query}”`,
    text: 'Check the spelling, or use fewer words.',
  },
  collectionNotFound: {
    title: 'Collection not found',
    text: 'This collection no longer exists, or the address is wrong.',
    all: 'All collections',
  },
  without: (filter: string) => `Without ${filter}`,
  outOf: (page: string) => `All of ${page}`,
  withCount: (name: string, count: number) => `${name} (${many(count)})`,
} as const
