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

/** Collections with an illustrated poster, which is shown until the owner sets a picture. */
const posterCollections = [
  'summer-vibes',
  'urban-edge',
  'boho-chic',
  'formal-elegance',
  'vintage-revival',
  'minimalist-modern',
] as const

export const hasPoster = (slug: string) => posterCollections.some((each) => each === slug)
