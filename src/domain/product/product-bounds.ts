/** What the products table accepts; it checks again. */
export const productBounds = {
  title: 120,
  slug: 120,
  description: 5000,
  materials: 300,
  price: [1, 9_999_900],
  quantity: 1_000_000,
  option: 40,
  vendor: 80,
  productType: 120,
  tags: 50,
  tag: 60,
  seoTitle: 120,
  seoDescription: 300,
  details: 30,
  detailName: 60,
  detailValue: 400,
} as const

/** What a product needs to go on sale, in the order in which it is said. */
export const saleNeeds = ['picture', 'price', 'description', 'collection'] as const
/** How many products lack each of it. */
export type Lacking = Readonly<Record<(typeof saleNeeds)[number], number>>
