import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { shopBuild } from './src/build/shop-build.ts'

// The router's exports lead to its development build whatever is built.
const router = (file: string) => join(import.meta.dirname, 'node_modules/react-router/dist/production', file)

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), shopBuild()],
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
  // The worker that reads files loads the reader of spreadsheets only for one.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    reportCompressedSize: false,
    // The content security policy takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    modulePreload: {
      polyfill: false,
      // The list of every page's files would be a tenth of our own code on the first load; links preload on intent.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  test: {
    // Both cores of a small machine; by default one is left idle, and with three workers they only wait for each other.
    maxWorkers: 2,
    // A process of its own for each file would take half of the time: Node, React and the database start in each.
    isolate: false,
    projects: [
      // Properties run a thousand times each, also on a busy machine.
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          setupFiles: ['tests/support/made-up-inputs.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          isolate: true,
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/made-up-inputs.ts', 'tests/support/screen-setup.ts'],
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
          setupFiles: ['tests/support/made-up-inputs.ts'],
          globalSetup: 'tests/support/template.ts',
          // Properties try a hundred inputs each, also on a machine that is busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          isolate: true,
          include: ['tests/platform/**/*.test.ts'],
          globalSetup: 'tests/support/platform.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/support/template.ts',
          testTimeout: 60_000,
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
