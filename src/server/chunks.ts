import type { Rolldown } from 'vite'

/**
 * What is loaded together, in one file that compresses better than many: source modules without their extension, and
 * whatever these import, unless a part before has it.
 */
type Part = { name: string; modules: readonly string[]; packages?: RegExp }

/** The first part that names a module gets it. All else is divided by the bundler. */
const parts: readonly Part[] = [
  {
    // What every page needs. Forms, endless lists and bundles of queries are for a few pages only.
    name: 'shop',
    modules: ['src/app/mount', 'src/ui/page-head', 'src/ui/skeleton'],
    packages:
      /@tanstack\/(react-query|query-core)\/(?!.*(nfiniteQuery(Observer|Options)?|ueries(Observer)?|utationObserver|useMutation)\.js)/,
  },
  // By itself, as the admin uses it too and should not load lists for it.
  { name: 'media', modules: ['src/ui/use-media'] },
  {
    // What every page with products on it shares.
    name: 'products',
    modules: [
      'src/config/swatches',
      'src/storefront/shared/page/breadcrumbs',
      'src/storefront/shared/page/error-panel',
      'src/storefront/shared/product/picture',
      'src/storefront/shared/product/picture-skeleton',
      'src/storefront/shared/product/picture-transition',
      'src/storefront/shared/product/use-live-price',
      'src/storefront/shared/wishlist/heart-icon',
      'src/storefront/shared/wishlist/wishlist',
      'src/ui/stars',
      'src/ui/toast',
    ],
  },
  {
    // With endless lists.
    name: 'cards',
    modules: ['src/storefront/shared/product/product-card'],
    packages: /nfiniteQuery(Observer|Options)?\.js/,
  },
  {
    name: 'listing',
    modules: ['src/storefront/catalogue/facet-column-skeleton', 'src/storefront/catalogue/listing-view'],
  },
  {
    name: 'purchase',
    modules: [
      'src/data/cart/cart-queries',
      'src/storefront/shared/cart/use-offered-delivery',
      'src/storefront/shared/page/empty-page',
      'src/storefront/shared/product/recently-viewed-part',
    ],
  },
]

function contains({ modules, packages }: Part, id: string): boolean {
  const path = id.replace(/\.\w+$/, '')
  return (
    modules.some((module) => path.endsWith(`/${module}`)) ||
    (packages?.test(id.split('/node_modules/').at(-1) ?? '') ?? false)
  )
}

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [{ name: 'shop', tags: ['$initial'], priority: 100 }, { name: 'data', test: /\/src\/data\/[\w-]+\/fetch-[\w-]+\.ts/, priority: 99}, ...parts.slice(1).map((part, place) => ({
    name: part.name,
    test: (id) => contains(part, id),
    priority: parts.length - place,
  }))],
}
