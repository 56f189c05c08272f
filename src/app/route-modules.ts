import { matchPath } from 'react-router-dom'

// The source modules whose code a prerendered page needs for hydration, by route: the build preloads their chunks in the
// page's HTML (hosting/prerender.ts), which fails when one of them is not a chunk. Read at build time only.

const everywhere = ['src/storefront/layout/site-footer.tsx']
const banner = (name: string) => `src/storefront/catalogue/banners/${name}.tsx`
const card = 'src/storefront/shared/cart/quick-add.tsx'
const listingPage = 'src/storefront/catalogue/listing-page.tsx'
const listing = [
  card,
  listingPage,
  'src/storefront/catalogue/listing-tools.tsx',
  'src/storefront/catalogue/prefetch-listing.ts',
]
const secondary = (...modules: string[]) => ['src/app/secondary-routes.tsx', ...modules]
const policies = secondary('src/storefront/pages/policy-pages.tsx')

const modules: readonly (readonly [path: string, modules: readonly string[]])[] = [
  ['/', [card, 'src/storefront/home/home-page.tsx', 'src/storefront/home/sections.tsx']],
  [
    '/product/:slug',
    [card, 'src/storefront/product/product-page.tsx', 'src/storefront/product/product-details.tsx'],
  ],
  ...['/women', '/men', '/kids'].map((path) => [path, [...listing, banner('department-banner')]] as const),
  ['/sale', [...listing, banner('sale-banner')]],
  ['/new-arrivals', [...listing, banner('new-arrivals-banner'), banner('new-arrivals-end')]],
  ['/collections', ['src/storefront/catalogue/collections-page.tsx']],
  ['/lookbook', ['src/storefront/lookbook/lookbook-page.tsx']],
  ['/cart', ['src/storefront/cart/cart-page.tsx']],
  ['/checkout', ['src/storefront/checkout/checkout-page.tsx']],
  ['/about', secondary('src/storefront/about/about-page.tsx')],
  ['/help', secondary('src/storefront/help/help-page.tsx')],
  ['/faq', secondary('src/storefront/help/faq-page.tsx')],
  ['/size-guide', secondary('src/storefront/pages/size-guide-page.tsx')],
  ...['/shipping', '/returns', '/terms', '/privacy', '/cookies', '/ad-choices', '/accessibility'].map(
    (path) => [path, policies] as const,
  ),
]

/** The modules of the page at a prerendered path; a path without an entry is a listing. */
export function modulesOf(path: string): readonly string[] {
  const [, own = listing] = modules.find(([pattern]) => matchPath(pattern, path)) ?? []
  return [...everywhere, ...own]
}

export const isListing = (path: string) => modulesOf(path).includes(listingPage)
