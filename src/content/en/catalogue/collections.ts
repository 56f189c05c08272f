const small = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const
const edits = (count: number) => `${small[count - 1] ?? count} ${count === 1 ? 'edit' : 'edits'} made by hand`

/** Words of the page of all collections. */
export const collectionsWords = {
  title: 'Collections',
  /** By how many collections are shown as posters, and how many are not. */
  text(posters: number, others: number): string {
    if (posters === 0) return others === 0 ? '' : 'Every corner of the shop.'
    return others === 0 ? `${edits(posters)}.` : `${edits(posters)}, and every corner of the shop.`
  },
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
