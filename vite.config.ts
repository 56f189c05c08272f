import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { hosting } from './hosting/plugin.ts'
import { serviceWorker } from './hosting/service-worker.ts'
import { strictStyles } from './hosting/strict-styles.ts'

const ownShop = ['tests/screens/admin-collections.test.tsx', 'tests/screens/admin-deals.test.tsx']
const jsdom = {
  environment: 'jsdom',
  setupFiles: ['tests/support/screen-setup.ts'],
  globalSetup: 'tests/support/screen-server.ts',
  // They share a shop and a slow machine; what passes only when repeated is marked in the output.
  retry: process.env.CI ? 1 : 0,
  testTimeout: 45_000,
  hookTimeout: 60_000,
}

// Compressed together, what is loaded together is smaller than in a dozen files: what every page needs, what every page
// with goods on it shares, cards and endless lists, the list, and what one buys with. Forms, endless lists and bundles
// of queries are for a few pages only. A part takes what it imports with it, unless one before it has that.
const parts = [
  {
    name: 'shop',
    test: /src\/(app\/mount|ui\/(page-head|skeleton)|domain\/product)\.tsx?$|node_modules\/@tanstack\/(?!.*(nfiniteQuery(Observer|Options)?|ueries(Observer)?|utationObserver|useMutation)\.js)/,
  },
  {
    name: 'goods',
    test: /src\/(config\/swatches|storefront\/shared\/(crumbs|picture|shared-picture|wishlist|error-panel|use-live-price|money)|ui\/stars)\.tsx?$/,
  },
  {
    name: 'cards',
    test: /src\/(storefront\/shared\/(product-card|price-line|rating-line)|data\/products\/cards|ui\/use-media)\.tsx?$|nfiniteQuery(Observer|Options)?\.js/,
  },
  {
    name: 'listing',
    test: /src\/storefront\/catalogue\/(listing|column-skeleton)\.tsx?$/,
  },
  {
    name: 'buying',
    test: /src\/(ui\/quantity-stepper|domain\/stock|storefront\/shared\/(add-to-cart|use-shipping-policy))\.tsx?$|icons\/(ruler|truck)\.m?js$/,
  },
]

// Vite's own way to import a chunk also preloads what it needs and knows old browsers, 0.7 KB of every first load.
// Here nothing is preloaded (see below), and only the rooms' styles come with a chunk.
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) => (id === '\0vite/preload-helper.js' ? importWithStyles : undefined),
}
const importWithStyles = `
const sheets = {}
const wear = (file) => sheets[file] ??= new Promise((onload, onerror) => document.head.append(
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/' + file, onload, onerror })))
export const __vitePreload = (load, files = []) => Promise.all(files.map(wear)).then(load)
`

// The router's package leads to its development build whatever is built. The one for production differs by the first
// of these lines; the others leave out
// what only its framework mode does: 3.5 KB of every first load, and half the work of a link.
const leanRouter = {
  name: 'lean-router',
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    id.includes('/react-router/dist/development/')
      ? code
          .replace('var ENABLE_DEV_WARNINGS = true', 'const ENABLE_DEV_WARNINGS = false')
          .replace(/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[]')
          .replace('mergeRefs(forwardedRef, prefetchRef)', 'forwardedRef')
          .replace('shouldPrefetch && !isAbsolute ?', 'false ?')
          .replaceAll('if (this.context', 'if (false')
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/^(var \w+ = )((?:React\d*\.\w+|new Set|Symbol)\()/gm, '$1/* @__PURE__ */ $2')
          .replace(
            /^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm,
            'var $1 = /* @__PURE__ */ (() => $2)();',
          )
      : undefined,
}

// An icon as this shop uses them: size, stroke, class. Lucide's own way builds each one through six functions, which is
// 1 KB of every first load and felt in a list of a hundred cards.
const leanIcons = {
  name: 'lean-icons',
  apply: 'build' as const,
  load: (id: string) => (id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs') ? leanIcon : undefined),
}
const leanIcon = `
import { createElement } from 'react'
const look = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
  strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true }
export default ({ node }) => ({ size = 24, ...own }) => createElement('svg',
  { ...look, width: size, height: size, ...own }, node.map(([tag, parts]) => createElement(tag, parts)))
`

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    plainImports,
    leanRouter,
    leanIcons,
    strictStyles(),
    hosting(),
    serviceWorker(),
  ],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2023',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The list of every page's files would be a tenth of what is ours on the first load; links preload on intent.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      // Nothing is done by merely being looked at.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: parts.map((part, place) => ({ ...part, priority: parts.length - place })),
        },
      },
    },
  },
  test: {
    // Both cores of a small machine; by default one is left idle.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: { name: 'screens', include: ['tests/screens/**/*.test.tsx'], exclude: ownShop, ...jsdom },
      },
      // Their deals and collections would stand in the shop that the other screens look at.
      { extends: true, test: { name: 'screens-of-the-range', include: ownShop, ...jsdom } },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: 'tests/support/template.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
    ],
  },
})
