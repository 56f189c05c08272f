import { atShop } from '../shared/shop-words'

const many = (count: number) => count.toLocaleString('en-US')

export const listingWords = {
  count: (total: number) => `${many(total)} ${total === 1 ? 'product' : 'products'}`,
  /** `query` was typed; `searched` is what was looked for when a letter was wrong. */
  results: (total: number, query: string, searched: string | null = null) =>
    `${many(total)} ${total === 1 ? 'result' : 'results'} for “${searched ?? query}”${searched === null ? '' : ` instead of “${query}”`}`,
  loadMore: 'Load More',
  loadMoreProducts: 'Load More Products',
  moreFailed: 'The next ones could not be loaded.',
  shown: (shown: number, total: number) => `Showing ${many(shown)} of ${many(total)}`,
  search: 'Search',
  searchLabel: 'Search in the shop',
  /** The list above a collection's. */
  collections: 'Collections',
  description: (title: string, text: string) => [`${title}${atShop()}.`, text].filter(Boolean).join(' '),
} as const

/** Title and one sentence of the lists that every shop has. */
export const listingHeadings = {
  search: { title: 'Search', text: 'Everything in the shop, by name, kind or fabric.' },
  popular: {
    title: 'Best Sellers',
    text: 'Ranked by orders of the last 90 days that were paid for or delivered.',
  },
} as const
