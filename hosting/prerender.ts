// Prerenders pages of the built shop, so that people and search engines see them before any script has run, and the
// shells that answer every other path (src/app/route-manifest.ts).
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { hostFiles } from './deploy.ts'
import { inlineSources } from './inline.ts'
import { inlineScripts } from './inline-scripts.ts'
import { htmlFiles } from './page-files.ts'

const root = join(import.meta.dirname, '..')

type Renderer = typeof import('../src/app/prerender.tsx')

type PrerenderOptions = {
  /** Where the built shop is. */
  folder: string
  /** Where Supabase answers, and with which publishable key, if not the embedded one's. */
  backEnd: string
  key?: string | undefined
  /** The shop's own address. */
  site: string
}

/**
 * Writes the pages, the shells, the sitemap, robots.txt, the feed, and the hosts' files with the policy for these pages. Resolves to
 * how many pages there are.
 * @throws what keeps a page from being rendered: a shop with a hole must not be deployed
 */
export async function prerender({ folder, backEnd, key, site }: PrerenderOptions): Promise<number> {
  const code = mkdtempSync(join(root, 'node_modules/.prerender-'))
  try {
    await buildRenderer(code, {
      'import.meta.env.VITE_SUPABASE_URL': backEnd,
      'import.meta.env.VITE_SITE_URL': site,
      ...(key && { 'import.meta.env.VITE_SUPABASE_ANON_KEY': key }),
    })
    const { prerenderPage, pathsToPrerender, prerenderShells, firstRequests, seoFiles }: Renderer =
      await import(pathToFileURL(join(code, 'prerender.js')).href)
    const pages: PrerenderedPage[] = []
    // One after the other: the page's head is a module variable (src/ui/prerender-head.ts).
    for (const path of await pathsToPrerender()) pages.push(await prerenderPage(path))
    const { 'index.html': startPage = '', ...html } = htmlFiles(folder, {
      pages,
      shells: await prerenderShells(),
      scripts: await inlineScripts(root),
      requests: await firstRequests(),
    })
    const files = {
      ...(await seoFiles()),
      ...html,
      ...hostFiles(
        backEnd === site ? undefined : backEnd,
        inlineSources([startPage, ...Object.values(html)]),
      ),
      // Last: by it the local server sees that the pages are new (supabase/local/serve.ts).
      'index.html': startPage,
    }
    for (const [name, content] of Object.entries(files)) {
      const file = join(folder, name)
      if (relative(folder, file).startsWith('..')) throw new Error(`${name} lies outside of the shop`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    return pages.length
  } finally {
    rmSync(code, { recursive: true, force: true })
  }
}

/** The shop's own code for Node, packages and all: built like the browser's, it makes the same HTML. */
async function buildRenderer(outDir: string, values: Record<string, string>) {
  const withoutStyles: Plugin = {
    name: 'without-styles',
    enforce: 'pre',
    load: (id) => (id.endsWith('.css') ? '' : undefined),
  }
  await build({
    root,
    configFile: false,
    envFile: false,
    mode: 'production',
    logLevel: 'error',
    plugins: [withoutStyles],
    resolve: { tsconfigPaths: true },
    define: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])),
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/app/prerender.tsx'),
      outDir,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
}
