import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const jsdom = {
  environment: 'jsdom',
  setupFiles: ['tests/support/screen-setup.ts'],
  globalSetup: 'tests/support/screen-server.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

// Compressed together, what is loaded together is smaller than in a dozen files: what every page needs, and what
// every page with goods on it shares.
const everyPage =
  /src\/(app\/mount|ui\/(page-head|skeleton)|domain\/product|storefront\/shared\/countdown)\.tsx?$|node_modules\/@tanstack\//
const goods =
  /src\/(storefront\/shared\/(crumbs|picture|wishlist|error-panel|empty-page|use-live-price|price-line|rating-line)|ui\/toast)\.tsx?$/

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2023',
    manifest: true,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false,
      // The list of every page's files would be a tenth of what is ours on the first load; links preload on intent.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
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
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      { extends: true, test: { name: 'screens', include: ['tests/screens/**/*.test.tsx'], ...jsdom } },
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
