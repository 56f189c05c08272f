// Every address of the shop, once.
export const paths = {
  home: '/',
  login: '/login',
  sampleProduct: '/product',
  product: (slug: string) => `/product/${encodeURIComponent(slug)}`,
  /** The product with a variant chosen; what it has no choice of is left out. A size of two parts has a parameter for each. */
  variant: (slug: string, { color, size }: { color?: string | null; size?: string | null }) => {
    const chosen = new URLSearchParams({ ...(color && { color }), ...(size && { size }) })
      .toString()
      .replace(/(size=.*?)\+%2F\+/, '$1&third=')
    return `/product/${encodeURIComponent(slug)}${chosen && `?${chosen}`}`
  },
  collections: '/collections',
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  cart: '/cart',
  checkout: '/checkout',
  orderConfirmation: (orderId: string) => `/order-confirmation/${orderId}`,
  returnItems: (orderId: string) => `/return/${orderId}`,
  profile: '/profile',
  profileOrders: '/profile/orders',
  profileOrder: (orderId: string) => `/profile/orders/${orderId}`,
  profileAddresses: '/profile/addresses',
  wishlist: '/wishlist',
  search: '/search',
  /** Lists that every shop has, of the newest products and of reduced ones. */
  newest: '/search?sort=newest',
  reduced: '/search?discount=any',
  searchFor: (query: string) => `/search?q=${encodeURIComponent(query)}`,
  contact: '/contact',
  track: '/track',
  trackOrder: (number: string) => `/track?order=${encodeURIComponent(number)}`,
  deals: '/deals',
  flashDeals: '/flash-deals',
  returns: '/returns',
  shipping: '/shipping',
  sizeGuide: '/size-guide',
  legalNotice: '/legal-notice',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  adChoices: '/ad-choices',
  accessibility: '/accessibility',
  unsubscribe: '/unsubscribe',
  confirmAddress: '/confirm-address',
  stopMail: '/not-me',
  welcome: '/welcome',
  studentDiscount: '/student-discount',
  admin: '/admin',
  preview: '/preview',
  previewProduct: '/preview/product',
} as const
