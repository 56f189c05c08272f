import { shop } from '@/config/shop'

const many = (count: number) => count.toLocaleString('en-US')

export const listingWords = {
  count: (total: number) => `${many(total)} ${total === 1 ? 'product' : 'products'}`,
  /** `query` was typed; `searched` is what was looked for when a letter was wrong. */
  results: (total: number, query: string, searched: string | null = null) =>
    `${many(total)} ${total === 1 ? 'result' : 'results'} for “${searched ?? query}”${searched === null ? '' : ` instead of “${query}”`}`,
  loadMore: 'Load More',
  loadMoreProducts: 'Load More Products',
  moreFailed: 'The next ones could not be loaded.',
  shown: (shown: number, total: number) => `Showing ${many(shown)} of ${many(total)}`,
  search: 'Search',
  searchLabel: 'Search in the shop',
  /** The list above a collection's. */
  collections: 'Collections',
  description: (title: string, text: string) => `${title} at ${shop.name}. ${text}`,
} as const

/** What a category's own page is called, by the name it has in the address. */
export const categoryNames: Readonly<Record<string, string>> = {
  dresses: 'Dresses',
  tops: 'Tops',
  bottoms: 'Bottoms',
  outerwear: 'Outerwear',
  shoes: 'Shoes',
  sneakers: 'Sneakers',
  sandals: 'Sandals',
  bags: 'Bags',
  jewelry: 'Jewelry',
  watches: 'Watches',
  accessories: 'Accessories',
  shirts: 'Shirts',
  pants: 'Pants',
  jackets: 'Jackets',
  knitwear: 'Knitwear',
  activewear: 'Activewear',
  swimwear: 'Swimwear',
  sleepwear: 'Sleepwear',
  kaftans: 'Kaftans',
  basics: 'Basics',
  suits: 'Suits',
  underwear: 'Underwear',
  baby: 'Baby (0-2)',
  toddler: 'Toddler (2-4)',
  kids: 'Kids (4-8)',
  tweens: 'Tweens (8-12)',
  school: 'School',
  toys: 'Toys & Games',
  makeup: 'Makeup',
  skincare: 'Skincare',
  fragrance: 'Fragrance',
  haircare: 'Haircare',
}

/** Title and one sentence of each list that is no collection. */
export const listingHeadings = {
  women: { title: 'Women', text: 'Dresses, denim, leather and gold for every day of the week.' },
  men: { title: 'Men', text: 'Shirts, chinos and jackets that soften with age.' },
  kids: { title: 'Kids', text: 'Made for climbing, falling and climbing again.' },
  beauty: { title: 'Beauty', text: 'Argan, rose water, neroli and colour.' },
  clothing: { title: 'Clothing', text: 'Clothes for women and men.' },
  shoesBags: { title: 'Shoes & Bags', text: 'Leather, canvas and palm leaf, to walk in and to carry.' },
  accessories: { title: 'Accessories', text: 'Jewelry, watches, scarves, hats and sunglasses.' },
  sale: { title: 'Sale', text: 'Everything that costs less than it did.' },
  newArrivals: { title: 'New Arrivals', text: 'The latest first.' },
  search: { title: 'Search', text: 'Everything in the shop, by name, kind or fabric.' },
  popular: {
    title: 'Best Sellers',
    text: 'Ranked by orders of the last 90 days that were paid for or delivered.',
  },
  dresses: { title: 'Dresses', text: 'Maxi, midi and slip dresses for warm days and late evenings.' },
  tops: { title: 'Tops', text: 'Blouses, tees and shirts that go with what you have.' },
  bottoms: { title: 'Bottoms', text: 'Jeans, skirts and wide trousers, cut to move.' },
  bags: { title: 'Bags', text: 'Baskets, crossbodies, totes and backpacks.' },
} as const
