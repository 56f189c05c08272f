// Routes that cannot all be prerendered get a shell: header, footer, and a skeleton of the final shape. This table is the
// one source: the build renders the files from it (prerender-shells.tsx), every host's rules and the local server are
// made from it (hosting/deploy.ts). It imports nothing, so that Node reads it as it is.

export type RouteShell = {
  /** The file that answers. */
  file: string
  /** The paths that it answers where no file of their own exists; `*` at the end is everything below. */
  paths: readonly string[]
  /** A path that nothing is known of, whose loading state the shell shows; without one there is just the frame. */
  example?: string
  /** The source modules that the first screen is made of: the page preloads their chunks. */
  modules: readonly string[]
  /** The request that an inline script starts before the bundle is there. */
  firstRequest?: FirstRequest
}

export type FirstRequest = 'product' | 'listing'

/** In an example: what the shopper will have typed. Nothing of it stays in the shell. */
export const openWords = '{words}'

const listing = [
  'src/storefront/catalogue/prefetch-listing.ts',
  'src/storefront/catalogue/listing-page.tsx',
  'src/storefront/catalogue/listing-tools.tsx',
  'src/storefront/shared/cart/quick-add.tsx',
]

/** The first that matches a path answers it. */
export const routeShells: readonly RouteShell[] = [
  {
    file: 'shell-product.html',
    paths: ['/product', '/product/*'],
    example: '/product/any',
    modules: ['src/storefront/product/product-page.tsx'],
    firstRequest: 'product',
  },
  {
    file: 'shell-listing.html',
    paths: ['/collections/*'],
    example: '/collections/any',
    modules: listing,
    firstRequest: 'listing',
  },
  {
    file: 'shell-search.html',
    paths: ['/search'],
    example: `/search?q=${openWords}`,
    modules: [...listing, 'src/storefront/shared/search/highlighted.tsx'],
    firstRequest: 'listing',
  },
  {
    file: 'shell-admin.html',
    paths: ['/admin', '/admin/*'],
    example: '/admin',
    modules: ['src/admin/layout/admin-page.tsx', 'src/data/supabase/session-client.ts'],
  },
  { file: 'shell-page.html', paths: ['/*'], modules: ['src/app/secondary-routes.tsx'] },
]

/** The file that answers a path which has none of its own. */
export function shellFor(pathname: string): string {
  const shell = routeShells.find(({ paths }) =>
    paths.some((path) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path)),
  )
  if (!shell) throw new Error(`No shell answers ${pathname}`)
  return shell.file
}
