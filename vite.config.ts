import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Rolldown } from 'vite'
import { defineConfig } from 'vitest/config'
import { hosting } from './hosting/plugin.ts'
import { serviceWorker } from './hosting/service-worker.ts'

// Compressed together, what is loaded together is smaller than in a dozen files: what every page needs, what every page
// with products on it shares, cards and endless lists, the list, and what one buys with. Forms, endless lists and bundles
// of queries are for a few pages only. A part takes what it imports with it, unless one before it has that; those with
// `includeDependenciesRecursively: false` do not.
const parts = [
  {
    name: 'shop',
    test: /src\/(app\/mount|config\/(browser-storage|page-limits)|data\/(browser\/stored-keys|settings\/use-support)|domain\/(product|support)|ui\/(page-head|skeleton))\.tsx?$|icons\/arrow-right\.m?js$|node_modules\/@tanstack\/(react-query|query-core)\/(?!.*(nfiniteQuery(Observer|Options)?|ueries(Observer)?|utationObserver|useMutation)\.js)/,
  },
  // By itself, as the admin uses it too and should not load cards for it.
  { name: 'media', test: /src\/ui\/use-media\.ts$/ },
  {
    name: 'products',
    test: /src\/(config\/swatches|storefront\/shared\/(page\/(breadcrumbs|error-panel)|product\/(picture|picture-skeleton|picture-transition|use-live-price)|wishlist\/(wishlist|heart-icon)|preferences\/money)|ui\/stars)\.tsx?$/,
  },
  {
    name: 'cards',
    test: /src\/(storefront\/shared\/product\/(product-card|price-line|rating-line)|data\/products\/cards)\.tsx?$|nfiniteQuery(Observer|Options)?\.js/,
  },
  {
    name: 'listing',
    test: /src\/storefront\/catalogue\/(listing-view|facet-column-skeleton)\.tsx?$/,
  },
  {
    name: 'buying',
    test: /src\/((ui|content)\/quantity-stepper|content\/line-words|config\/product-defaults|domain\/stock|storefront\/shared\/cart\/add-to-cart)\.tsx?$|icons\/(ruler|truck)\.m?js$/,
  },
  {
    name: 'purchase',
    test: /src\/(data\/cart\/cart-queries|domain\/(shipping|validation)|storefront\/shared\/(cart\/free-shipping-progress|order\/order-totals|page\/empty-page|product\/recently-viewed-part|forms\/(subscribe-form|honeypot)))\.tsx?$|icons\/(check|circle-exclamation-point)\.m?js$/,
  },
  {
    name: 'cart',
    test: /src\/storefront\/shared\/cart\/(discount-code|lazy-code-field|use-cart-check)\.tsx?$/,
  },
  { name: 'consent', test: /src\/storefront\/shared\/preferences\/(consent|consented-list)\.ts$/ },
  {
    name: 'icons',
    test: /icons\/(arrow-up|barcode|bookmark|chart-column|chevron-(left|right|up)|circle-check|coins|copy|external-link|eye(-off)?|hand-coins|list-(checks|filter)|log-out|message-circle|printer|receipt-text|rotate-ccw|share|shield-check|shirt|sliders-horizontal|ticket-percent|x)\.m?js$/,
  },
  { name: 'dialogs', test: /src\/ui\/(dialog|sheet)\.tsx$/ },
  {
    name: 'orders',
    test: /src\/(data\/(orders\/(order-mapper|parcel-schema)|returns\/return-mapper)|domain\/(order|payment|return))\.ts$/,
  },
  {
    name: 'accounts',
    test: /src\/(content\/account|data\/(auth\/(captcha-token|confirm-session|member-change|sign-in|sign-out-intent)|captcha\/(captcha-setting|question)|supabase\/client)|domain\/captcha|ui\/password-field)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
]

/**
 * `admin` for what the admin's frame needs and no page of the shop: some two hundred modules, most of less than a kilobyte.
 * An icon's importer is the index of all icons, so the frame's icons are in the part above.
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

// The router's exports lead to its development build whatever is built.
const router = (file: string) => join(import.meta.dirname, 'node_modules/react-router/dist/production', file)

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), hosting(), serviceWorker()],
  resolve: {
    tsconfigPaths: true,
    alias: [
      {
        find: /^react-style-singleton$/,
        replacement: join(import.meta.dirname, 'src/ui/style-singleton.ts'),
      },
      ...(mode === 'production'
        ? [
            { find: /^react-router$/, replacement: router('index.mjs') },
            { find: /^react-router\/dom$/, replacement: router('dom-export.mjs') },
          ]
        : []),
    ],
  },
  build: {
    target: 'es2023',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The list of every page's files would be a tenth of our own code on the first load; links preload on intent.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...parts.map((part, place) => ({ ...part, priority: parts.length - place })),
            { name: ofTheFrame, debugName: 'admin', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  test: {
    // Both cores of a small machine; by default one is left idle, and with three workers they only wait for each other.
    maxWorkers: 2,
    projects: [
      // Properties run a thousand times each, also on a busy machine.
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/screen-setup.ts'],
          globalSetup: 'tests/support/screen-server.ts',
          testTimeout: 45_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: 'tests/support/template.ts',
          // Properties try a hundred inputs each, also on a machine that is busy.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          globalSetup: 'tests/support/platform.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        // Some compress the whole build.
        test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
}))
