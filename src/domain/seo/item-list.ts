type ListedPage = {
  type: 'CollectionPage' | 'SearchResultsPage'
  name: string
  description: string | undefined
  /** Whole addresses, here and of the items. */
  url: string
  items: readonly { name: string; url: string }[]
  /** How many there are, beyond those of this page. */
  total: number
}

/** A page with a list, as schema.org describes it. */
export const listedPage = ({ type, name, description, url, items, total }: ListedPage) => ({
  '@type': type,
  name,
  ...(description !== undefined && { description }),
  url,
  mainEntity: {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  },
})
