// Words of a listing's filters and sorting.

export const sortNames = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  'price-low-to-high': 'Price: low to high',
  'price-high-to-low': 'Price: high to low',
  rating: 'Rating',
  popular: 'Popular',
} as const

export const toolWords = {
  sortBy: 'Sort by',
  /** What "Featured" is called where something was searched for. */
  relevance: 'Best match',
  grid: 'Grid',
  list: 'List',
  view: 'View',
  categories: 'Categories',
  all: 'All',
  filters: 'Filters',
  filtersChosen: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  skipFilters: 'Skip to products',
  applied: 'Chosen filters',
  remove: (filter: string) => `Remove filter ${filter}`,
  clearAll: 'Clear all',
  searchIn: (place: string) => `Search in ${place}`,
  clear: 'Clear the search',
} as const
