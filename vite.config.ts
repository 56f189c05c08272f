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

const everyPage =
  /src\/(app\/mount|ui\/(page-head|skeleton)|domain\/product|storefront\/shared\/countdown)\.tsx?$|node_modules\/@tanstack\//

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
    // What every page needs in one file: compressed together it is smaller than in a dozen.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shop', test: everyPage }] } } },
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
