/** Words of the files of products that owners export. The import knows the heads of every language. */
export const productFiles = {
  export: {
    title: 'Export',
    busy: 'Exporting…',
    failed: 'The file couldn’t be made. Try again.',
    kinds: {
      all: { label: 'Products', hint: 'Everything that an import takes' },
      stock: { label: 'Stock and prices', hint: 'By SKU, to change in a spreadsheet' },
      count: { label: 'Count sheet', hint: 'To count the shelf, with a column to fill in' },
    },
    names: {
      all: (date: string) => `products-${date}.csv`,
      stock: (date: string) => `stock-and-prices-${date}.csv`,
      count: (date: string) => `count-sheet-${date}.csv`,
    },
  },
  heads: {
    handle: 'Address in the store',
    title: 'Title',
    description: 'Description',
    collection: 'Collection',
    status: 'State',
    materials: 'Materials',
    details: 'Details',
    sku: 'SKU',
    size: 'Size',
    color: 'Color',
    price: 'Price',
    originalPrice: 'Original price',
    quantity: 'Stock',
    picture: 'Picture',
    pictureAlt: 'Picture description',
    pictureColor: 'Picture color',
    expected: 'Expected',
    counted: 'Counted',
  },
  statuses: { live: 'Live', draft: 'Draft', scheduled: 'Scheduled', archived: 'Archived' },
} as const
