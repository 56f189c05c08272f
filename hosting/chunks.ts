import type { Rolldown } from 'vite'

/** What is loaded together, in one file: it is smaller so, and a slow connection asks once instead of a dozen times. */
type Part = {
  name: string
  /** Source modules without their extension. */
  modules?: readonly string[]
  /** Names of lucide-react's files. */
  icons?: readonly string[]
  packages?: RegExp
  /** Without what the modules import; otherwise that is in the part as well, unless a part before it has it. */
  isExact?: true
}

/** The first part that names a module gets it. */
export const parts: readonly Part[] = [
  {
    // What every page needs. Forms, endless lists and bundles of queries are for a few pages only.
    name: 'shop',
    modules: [
      'src/app/mount',
      'src/config/browser-storage',
      'src/config/page-limits',
      'src/data/browser/stored-keys',
      'src/data/settings/use-support',
      'src/domain/product',
      'src/domain/support',
      'src/ui/page-head',
      'src/ui/skeleton',
    ],
    icons: ['arrow-right'],
    packages:
      /@tanstack\/(react-query|query-core)\/(?!.*(nfiniteQuery(Observer|Options)?|ueries(Observer)?|utationObserver|useMutation)\.js)/,
  },
  // By itself, as the admin uses it too and should not load cards for it.
  { name: 'media', modules: ['src/ui/use-media'] },
  {
    // What every page with products on it shares.
    name: 'products',
    modules: [
      'src/config/swatches',
      'src/storefront/shared/page/breadcrumbs',
      'src/storefront/shared/page/error-panel',
      'src/storefront/shared/preferences/money',
      'src/storefront/shared/product/picture',
      'src/storefront/shared/product/picture-skeleton',
      'src/storefront/shared/product/picture-transition',
      'src/storefront/shared/product/use-live-price',
      'src/storefront/shared/wishlist/heart-icon',
      'src/storefront/shared/wishlist/wishlist',
      'src/ui/stars',
    ],
  },
  {
    // With endless lists.
    name: 'cards',
    modules: [
      'src/storefront/shared/product/price-line',
      'src/storefront/shared/product/product-card',
      'src/storefront/shared/product/rating-line',
    ],
    packages: /nfiniteQuery(Observer|Options)?\.js/,
  },
  {
    name: 'listing',
    modules: ['src/storefront/catalogue/facet-column-skeleton', 'src/storefront/catalogue/listing-view'],
  },
  {
    name: 'buying',
    modules: [
      'src/config/product-defaults',
      'src/content/line-words',
      'src/content/quantity-stepper',
      'src/domain/stock',
      'src/storefront/shared/cart/add-to-cart',
      'src/ui/quantity-stepper',
    ],
    icons: ['ruler', 'truck'],
  },
  {
    name: 'purchase',
    modules: [
      'src/data/cart/cart-queries',
      'src/domain/shipping',
      'src/domain/validation',
      'src/storefront/shared/cart/free-shipping-progress',
      'src/storefront/shared/forms/honeypot',
      'src/storefront/shared/forms/subscribe-form',
      'src/storefront/shared/order/order-totals',
      'src/storefront/shared/page/empty-page',
      'src/storefront/shared/product/recently-viewed-part',
    ],
    icons: ['check', 'circle-exclamation-point'],
  },
  {
    name: 'cart',
    modules: [
      'src/storefront/shared/cart/discount-code',
      'src/storefront/shared/cart/lazy-code-field',
      'src/storefront/shared/cart/use-cart-check',
    ],
  },
  {
    name: 'consent',
    modules: [
      'src/storefront/shared/preferences/consent',
      'src/storefront/shared/preferences/consented-list',
    ],
  },
  {
    // Those of the admin's frame, and what it shares with the pages of an account.
    name: 'icons',
    icons: [
      'arrow-up',
      'barcode',
      'bookmark',
      'chart-column',
      'chevron-left',
      'chevron-right',
      'chevron-up',
      'circle-check',
      'coins',
      'copy',
      'external-link',
      'eye',
      'eye-off',
      'hand-coins',
      'list-checks',
      'list-filter',
      'log-out',
      'message-circle',
      'printer',
      'receipt-text',
      'rotate-ccw',
      'share',
      'shield-check',
      'shirt',
      'sliders-horizontal',
      'ticket-percent',
      'x',
    ],
  },
  { name: 'dialogs', modules: ['src/ui/dialog', 'src/ui/sheet'] },
  {
    name: 'orders',
    modules: [
      'src/data/orders/order-mapper',
      'src/data/orders/parcel-schema',
      'src/data/returns/return-mapper',
      'src/domain/order',
      'src/domain/payment',
      'src/domain/return',
    ],
  },
  {
    name: 'accounts',
    modules: [
      'src/content/account',
      'src/data/auth/captcha-token',
      'src/data/auth/confirm-session',
      'src/data/auth/member-change',
      'src/data/auth/sign-in',
      'src/data/auth/sign-out-intent',
      'src/data/captcha/captcha-setting',
      'src/data/captcha/question',
      'src/data/supabase/client',
      'src/domain/captcha',
      'src/ui/password-field',
    ],
    isExact: true,
  },
]

function contains({ modules = [], icons = [], packages }: Part, id: string): boolean {
  const path = id.replace(/\.\w+$/, '')
  return (
    modules.some((module) => path.endsWith(`/${module}`)) ||
    icons.some((icon) => path.endsWith(`/lucide-react/dist/esm/icons/${icon}`)) ||
    (packages?.test(id.split('/node_modules/').at(-1) ?? '') ?? false)
  )
}

/**
 * `admin` for what the admin's frame needs and no page of the shop: some two hundred modules, most of less than a kilobyte.
 * An icon's importer is the index of all icons, so the frame's icons are named in a part above.
 */
const ofTheFrame: Rolldown.CodeSplittingNameFunction = (id, context) => {
  const frame = '/src/admin/layout/admin-page.tsx'
  const importersOf = (each: string) => context.getModuleInfo(each)?.importers ?? []
  const isFor = (isPage: (path: string) => boolean, each = id, seen = new Set<string>()): boolean => {
    if (seen.has(each)) return false
    seen.add(each)
    return isPage(each) || importersOf(each).some((importer) => isFor(isPage, importer, seen))
  }
  if (id.endsWith(frame) || !isFor((path) => path.endsWith(frame))) return null
  return isFor((path) => /\/src\/(app|storefront)\//.test(path)) ? null : 'admin'
}

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    ...parts.map((part, place) => ({
      name: part.name,
      test: (id: string) => contains(part, id),
      priority: parts.length - place,
      includeDependenciesRecursively: !part.isExact,
    })),
    { name: ofTheFrame, debugName: 'admin', includeDependenciesRecursively: false },
  ],
}
