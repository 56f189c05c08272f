import { shop } from '@/config/shop'

export const sortNames = {
  featured: 'Featured',
  newest: 'Newest',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  rating: 'Rating',
} as const

export const listingWords = {
  sortBy: 'Sort by',
  grid: 'Grid',
  list: 'List',
  view: 'View',
  categories: 'Categories',
  all: 'All',
  count: (total: number) => `${total.toLocaleString('en-US')} ${total === 1 ? 'product' : 'products'}`,
  results: (total: number, query: string) =>
    `${total.toLocaleString('en-US')} ${total === 1 ? 'result' : 'results'} for “${query}”`,
  loadMore: 'Load More',
  shown: (shown: number, total: number) =>
    `Showing ${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  search: 'Search',
  searchLabel: 'Search in the shop',
  searchHint: 'Dress, linen, gold…',
  clear: 'Clear the search',
  empty: {
    title: 'Nothing here yet',
    text: 'We have nothing in this category at the moment. These are never empty:',
  },
  noResults: {
    title: (query: string) => `Nothing found for “${query}”`,
    text: 'Check the spelling, try fewer words, or look at what others like:',
  },
  outOf: (page: string) => `All of ${page}`,
  collectionNotFound: {
    title: 'Collection not found',
    text: 'This collection does not exist any more, or the address was mistyped.',
    all: 'All collections',
  },
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
  basics: 'Basics',
  baby: 'Baby (0-2)',
  toddler: 'Toddler (2-4)',
  kids: 'Kids (4-8)',
  tweens: 'Tweens (8-12)',
  toys: 'Toys & Games',
  makeup: 'Makeup',
  skincare: 'Skincare',
  fragrance: 'Fragrance',
  haircare: 'Haircare',
}

/** Title and one sentence of each list that is no collection. */
export const placeWords = {
  women: { title: 'Women', text: 'Dresses, denim, leather and gold for every day of the week.' },
  men: { title: 'Men', text: 'Shirts, chinos and jackets that soften with age.' },
  kids: { title: 'Kids', text: 'Made for climbing, falling and climbing again.' },
  beauty: { title: 'Beauty', text: 'Argan, rose water, neroli and colour.' },
  clothing: { title: 'Clothing', text: 'Everything that is worn, for women and men.' },
  shoesBags: { title: 'Shoes & Bags', text: 'Leather, canvas and palm leaf, to walk in and to carry.' },
  accessories: { title: 'Accessories', text: 'Jewelry, watches, scarves, hats and sunglasses.' },
  sale: { title: 'Sale', text: 'Everything that costs less than it did.' },
  newArrivals: { title: 'New Arrivals', text: 'The latest first.' },
  search: { title: 'Search', text: 'Everything in the shop, by name, kind or fabric.' },
  dresses: { title: 'Dresses', text: 'Maxi, midi and slip dresses for warm days and late evenings.' },
  tops: { title: 'Tops', text: 'Blouses, tees and shirts that go with what you have.' },
  bottoms: { title: 'Bottoms', text: 'Jeans, skirts and wide trousers, cut to move.' },
  bags: { title: 'Bags', text: 'Baskets, crossbodies, totes and backpacks.' },
} as const

export const trendingWords = {
  title: 'Trending',
  searches: ['floral dress', 'linen', 'leather', 'gold', 'sneakers', 'basket'],
} as const

export const collectionsWords = {
  title: 'Collections',
  text: 'Six edits made by hand, and every corner of the shop.',
  search: 'Find a collection',
  searchHint: 'Knitwear, watches, boho…',
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
