// The groups of collections in the order in which the shop names them.
export const collectionGroups = [
  'Women',
  'Men',
  'Kids',
  'Shoes',
  'Accessories',
  'Beauty',
  'New Arrivals',
  'Sale',
  'Curated',
] as const
