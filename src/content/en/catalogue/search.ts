const many = (count: number) => count.toLocaleString('en-US')

/** Words of the search: the box with its suggestions, and the page. */
export const searchWords = {
  suggestions: 'Suggestions',
  clear: 'Clear search',
  groups: {
    products: 'Products',
    collections: 'Collections',
    categories: 'Categories',
    recent: 'Recent searches',
  },
  seeAll: (query: string) => `See all results for “${query}”`,
  count: many,
  countLabel: (count: number) => `, ${many(count)} ${count === 1 ? 'product' : 'products'}`,
  status: (count: number) =>
    count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  /** Before the words that were really searched for, when a letter was wrong. */
  corrected: 'Showing results for',
} as const

/** The search page before anything was searched for. */
export const searchStartWords = {
  recent: {
    title: 'Recent searches',
    remove: (query: string) => `Remove “${query}” from recent searches`,
    clear: 'Clear all',
    cleared: 'Recent searches cleared',
    undo: 'Undo',
  },
  trending: { title: 'Trending', collections: 'Trending collections' },
  categories: {
    title: 'Popular categories',
    items: (count: number) => `${many(count)} ${count === 1 ? 'item' : 'items'}`,
  },
} as const
