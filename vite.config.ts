import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { hosting } from './hosting/plugin.ts'
import { strictStyles } from './hosting/strict-styles.ts'

const ownShop = ['tests/screens/admin-collections.test.tsx', 'tests/screens/admin-deals.test.tsx']
const jsdom = {
  environment: 'jsdom',
  setupFiles: ['tests/support/screen-setup.ts'],
  globalSetup: 'tests/support/screen-server.ts',
  testTimeout: 45_000,
  hookTimeout: 60_000,
}

// Compressed together, what is loaded together is smaller than in a dozen files: what every page needs, and what
// every page with goods on it shares. Endless lists and bundles of queries are for a few pages only.
const everyPage =
  /src\/(app\/mount|ui\/(page-head|skeleton)|domain\/product|storefront\/shared\/countdown)\.tsx?$|node_modules\/@tanstack\/(?!.*(nfiniteQuery(Observer|Options)?|ueries(Observer)?)\.js)/
const goods =
  /src\/(storefront\/shared\/(crumbs|picture|wishlist|error-panel|empty-page|use-live-price|price-line|rating-line)|ui\/toast)\.tsx?$/

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

// The router's package leads to its development build whatever is built; the one for production differs by this line,
// and is half a KB less.
const productionRouter = {
  name: 'production-router',
  apply: 'build' as const,
  transform: (code: string, id: string) =>
    id.includes('/react-router/dist/development/')
      ? code.replace('var ENABLE_DEV_WARNINGS = true', 'const ENABLE_DEV_WARNINGS = false')
      : undefined,
}

export default defineConfig({
  plugins: [react(), tailwindcss(), plainImports, productionRouter, strictStyles(), hosting()],
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
      output: {
        codeSplitting: {
          groups: [
            { name: 'shop', test: everyPage, priority: 2 },
            { name: 'goods', test: goods, priority: 1 },
          ],
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
