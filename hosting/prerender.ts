// Prerenders pages of the built shop, so that people and search engines see them before any script has run. Each is a
// file beside the shell, which answers every other path.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { hostFiles, shellFile } from './deploy.ts'
import { inlineSources } from './inline.ts'

const root = join(import.meta.dirname, '..')

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
 * Writes the pages, the sitemap, robots.txt, the feed, and the hosts' files with the policy for these pages. Resolves to
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
    const { prerenderPage, pathsToPrerender, seoFiles }: typeof import('../src/app/prerender.tsx') =
      await import(pathToFileURL(join(code, 'prerender.js')).href)
    const pages: PrerenderedPage[] = []
    // One after the other: the page's head is a module variable (src/ui/prerender-head.ts).
    for (const path of await pathsToPrerender()) pages.push(await prerenderPage(path))
    const html = pageFiles(folder, pages)
    const files = {
      ...(await seoFiles()),
      ...html,
      ...hostFiles(backEnd === site ? undefined : backEnd, inlineSources(html['index.html'] ?? '')),
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

type Chunk = { file: string; name?: string; imports?: string[] }
type Manifest = Record<string, Chunk>

/** The pages' HTML by file name. Their inline styles and scripts are the same on every page, so one policy fits all. */
function pageFiles(folder: string, pages: readonly PrerenderedPage[]): Record<string, string> {
  const shell = readFileSync(join(folder, shellFile), 'utf8')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  // The policy allows no style attributes in HTML. Rules do their work until the script sets them (src/app/mount.tsx).
  const styles = new Set<string>()
  const withoutStyles = (html: string) =>
    html.replace(/(<[a-z][^>]*) style="([^"]*)"/g, (_, before: string, style: string) => {
      styles.add(style)
      return `${before} data-style="${style}"`
    })
  const bodies = pages.map(({ body }) => withoutStyles(body))
  const rules = [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('\n')
  return Object.fromEntries(
    pages.map(({ path, prerenderedAt, head, data, modules }, index) => [
      `${path === '/' ? 'index' : path.slice(1)}.html`,
      put(shell, [
        [/<html /, `<html data-path="${path}" data-prerendered="${prerenderedAt}" `],
        [/<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/, head],
        [/<link rel="modulepreload"[^>]*>\s*/g, ''],
        // The first picture is wanted before any script.
        [
          /<script type="module" /,
          `${preloads(modules, manifest)}<script type="module" fetchpriority="low" `,
        ],
        [/(?=<\/head>)/, `<style>${rules}</style><script>${hideMismatch}</script>`],
        [/<div id="root"><\/div>/, `<div id="root">${bodies[index]}</div>`],
        [/(?=<\/body>)/, `<script id="prerendered-data" type="application/json">${data}</script>`],
      ]),
    ]),
  )
}

/** Links that fetch the chunks of the given source modules, and all that these import, ahead of their use. */
function preloads(modules: readonly string[], manifest: Manifest): string {
  const files = new Set<string>()
  // A module that others import statically too has a chunk that the manifest lists by name only.
  const find = (key: string) =>
    manifest[key] ?? Object.values(manifest).find(({ name }) => name === parse(key).name)
  const visit = (key: string) => {
    const chunk = find(key)
    if (!chunk) throw new Error(`The build has no chunk ${key} (src/app/route-modules.ts)`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of ['index.html', ...modules]) visit(key)
  const entry = manifest['index.html']?.file
  return [...files]
    .filter((file) => file !== entry)
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('')
}

/**
 * Hides the page before it is painted when the address asks for another one: with filters or an anchor, or where a host
 * answers every path with this file. Parameters of campaigns change nothing. src/app/mount.tsx then renders the right one.
 */
const hideMismatch = `
  const { dataset } = document.documentElement
  const asked = [...new URLSearchParams(location.search).keys()].some((key) => !/^utm_|clid$/.test(key))
  const path = location.pathname.replace(/(.)\\/$/, '$1')
  if (asked || location.hash.length > 1 || dataset.path !== path) dataset.mismatch = ''
`

function put(html: string, parts: readonly [place: RegExp, part: string][]): string {
  return parts.reduce((page, [place, part]) => {
    if (page.search(place) < 0) throw new Error(`The shell has no match for ${place}`)
    return page.replace(place, () => part)
  }, html)
}
