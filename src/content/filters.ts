// Words of the filters themselves, and of a list that has nothing to show.
const many = (count: number) => count.toLocaleString('en-US')

/** `$10.00` as `$10`: the edges of price bands are whole in dollars. */
const round = (amount: string) => amount.replace(/\.00$/, '')

type Money = (amount: number) => string

/** A price band such as `10-15`, `0-10` or `50-up`, in the currency that prices are shown in. */
function priceWords(band: string, money: Money): string {
  const [from = '', to = ''] = band.split('-')
  const amount = (dollars: string) => round(money(Number(dollars) * 100))
  if (from === '0') return `Under ${amount(to)}`
  return to === 'up' ? `${amount(from)} and more` : `${amount(from)} to ${amount(to)}`
}

export const filterWords = {
  title: 'Filters',
  names: {
    category: 'Category',
    size: 'Size',
    color: 'Color',
    price: 'Price',
    discount: 'Discount',
    rating: 'Rating',
    stock: 'Availability',
  },
  any: { discount: 'All prices', rating: 'All ratings' },
  discount: (value: string) => (value === 'any' ? 'On sale' : `${value}% off or more`),
  rating: (value: string) => `${value} stars or more`,
  andUp: 'and up',
  inStock: 'In stock',
  /** The sizes that are left of a product. */
  sizes: (left: readonly string[]) => `Sizes ${left.join(', ')}`,
  price: priceWords,
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
    text: 'Check the spelling, use fewer words, or try a popular search:',
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
