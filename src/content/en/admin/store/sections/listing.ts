export const words = {
  name: 'List of products',
  hint: 'All products that fit, with filters and pages',
  fields: {
    departments: { name: 'Departments', hint: 'None: products of all departments.' },
    kinds: { name: 'Categories', hint: 'None: products of all categories.' },
    collection: { name: 'Collection', hint: 'Only its products.' },
    onSale: { name: 'Only reduced products' },
    isNew: { name: 'Only new products' },
    categories: {
      name: 'Categories to choose from',
      hint: 'None: those that the products are of.',
    },
    'categories.category': { name: 'Category' },
    'categories.including': { name: 'Together with', hint: 'Categories that it stands for too.' },
    'categories.to': { name: 'Leads to', hint: 'Empty: it shows its part of this list.' },
    fixed: {
      name: 'The page is about one category',
      hint: 'It is the chosen one; the others lead to their own pages.',
    },
    first: {
      name: 'Order at first',
      options: {
        featured: 'Featured',
        newest: 'Newest first',
        'price-low': 'Lowest price first',
        'price-high': 'Highest price first',
        rating: 'Best rated first',
        popular: 'Most bought first',
      },
    },
    chips: {
      name: 'Categories above the list',
      hint: 'On a phone they always are; this is for wide screens.',
    },
    search: { name: 'A search in the list' },
  },
}
