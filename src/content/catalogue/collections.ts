/** Words of the page of all collections. */
export const collectionsWords = {
  title: 'Collections',
  text: 'Six edits made by hand, and every corner of the shop.',
  search: 'Find a collection',
  searchHint: 'Name of a collection',
  curated: 'Curated',
  all: 'All collections',
  count: (total: number) => `${total} ${total === 1 ? 'collection' : 'collections'}`,
  empty: {
    title: 'No collections yet',
    text: 'The shop is being arranged. Everything in it can already be searched.',
  },
  none: {
    title: (query: string) => `No collection called “${query}”`,
    text: 'Perhaps there is a product by that name.',
    search: (query: string) => `Search the shop for “${query}”`,
    clear: 'Show all collections',
  },
  wholeShop: 'Looking for one particular thing?',
  searchShop: 'Search the whole shop',
} as const
