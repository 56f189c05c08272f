/** Last parts of addresses that no product or collection gets: languages and screens of the admin stand there. */
export const reservedSlugs: ReadonlySet<string> = new Set(['fr', 'ar', 'en', 'new', 'edit', 'print', 'admin'])

/** First parts of addresses that the software's own screens and files have, and no page gets (private.reserved_slugs). */
export const reservedPageSlugs: ReadonlySet<string> = new Set([
  ...['en', 'fr', 'ar', 'admin', 'api', 'app', 'art', 'assets', 'auth', 'cart', 'checkout', 'collections'],
  ...['deals', 'feeds', 'flash-deals', 'icons', 'login', 'new', 'edit', 'print', 'order-confirmation'],
  ...[
    'confirm-address',
    'not-me',
    'product',
    'products',
    'profile',
    'rest',
    'return',
    'review',
    'search',
    'sitemap',
  ],
  ...['static', 'storage', 'student-discount', 'track', 'unsubscribe', 'welcome', 'wishlist', 'preview'],
  ...['forgot-password', 'reset-password', 'confirm-email'],
])
