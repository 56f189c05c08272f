import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { shellFile } from './deploy.ts'
import { chunksFrom, readManifest } from './manifest.ts'

/** Pages whose code is there without a connection before the first visit; the code of others is stored when visited. */
const pages = [
  'home/home',
  'catalogue/listing',
  'catalogue/collections',
  'product/product',
  'wishlist/wishlist',
  'cart/cart',
  'checkout/checkout',
].map((name) => `src/storefront/${name}-page.tsx`)

/** Other pages, the admin, what needs a connection anyway, and the numbering plans, without which any phone number passes. */
const excluded = /-pages?\.tsx$|^src\/admin\/|session-client|captcha|phone-country/

/** The built files that the service worker precaches: the entry and the pages above, with their lazy parts. */
function precachedFiles(folder: string): Set<string> {
  const chunks = chunksFrom(
    readManifest(folder),
    ['index.html', ...pages],
    ({ imports = [], dynamicImports = [] }) => [
      ...imports,
      ...dynamicImports.filter((key) => !excluded.test(key)),
    ],
  )
  return new Set([...chunks].map(({ file }) => file))
}

/** Builds src/app/service-worker into /sw.js, with the list of files to precache. */
export function serviceWorker(): Plugin[] {
  let folder = ''
  const outputFolder: Plugin = {
    name: 'service-worker-folder',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
  }
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/service-worker',
    filename: 'sw.ts',
    // The file in public/ is the one source, linked from the page; src/app/service-worker registers by itself.
    manifest: false,
    injectRegister: false,
    // Runs after the other plugins, which write the shell that is precached.
    integration: {
      closeBundleOrder: 'post',
      configureCustomSWViteBuild(config) {
        config.logLevel = 'warn'
      },
    },
    injectManifest: {
      rollupFormat: 'iife',
      sourcemap: false,
      globPatterns: [shellFile, 'assets/*.{js,woff2}'],
      maximumFileSizeToCacheInBytes: 1024 ** 2,
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const shell = entries.find(({ url }) => url === shellFile)
          if (!shell) throw new Error('The build has no shell')
          const precached = precachedFiles(folder)
          const html = readFileSync(join(folder, shell.url), 'utf8')
          const wanted = entries.filter(
            ({ url }) => precached.has(url) || (url.endsWith('.woff2') && html.includes(url)),
          )
          return { manifest: [shell, ...wanted] }
        },
      ],
    },
  })
  return [outputFolder, ...worker]
    .filter(({ apply }) => apply !== 'serve')
    .map((plugin) => ({ ...plugin, apply: 'build' }))
}
