// Draws pages of the built shop ahead, so that people and search engines see them before any script has run. Each is a
// file beside the shell, which stays the answer for every other path.
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import type { DrawnPage } from '../src/app/prerender.tsx'
import { shellFile } from './deploy.ts'
import { builtFiles } from './headers.ts'

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
 * Writes the pages, the sitemap, robots.txt and the feed. Resolves to how many pages there are.
 * @throws whatever keeps a page from being drawn: a shop with a hole is not to be deployed
 */
export async function prerender({ folder, backEnd, key, site }: PrerenderOptions): Promise<number> {
  const code = mkdtempSync(join(root, 'node_modules/.prerender-'))
  try {
    await buildRenderer(code, {
      'import.meta.env.VITE_SUPABASE_URL': backEnd,
      'import.meta.env.VITE_SITE_URL': site,
      ...(key && { 'import.meta.env.VITE_SUPABASE_ANON_KEY': key }),
    })
    const { drawPage, pagesToDraw, filesForMachines }: typeof import('../src/app/prerender.tsx') =
      await import(pathToFileURL(join(code, 'prerender.js')).href)
    const pages: DrawnPage[] = []
    // One after the other: what a page says of itself stands in one place.
    for (const path of await pagesToDraw()) pages.push(await drawPage(path))
    const files = { ...(await filesForMachines()), ...asFiles(folder, pages) }
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

/** The pages in the shell, and the sheet with what their HTML may not hold itself. */
function asFiles(folder: string, pages: readonly DrawnPage[]): Record<string, string> {
  const shell = readFileSync(join(folder, shellFile), 'utf8')
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  )
  const rooms: string | undefined = manifest['src/styles/rooms.css']?.file
  if (!rooms) throw new Error('The build has no sheet of the rooms')
  // The content security policy allows no style in HTML. A sheet has them until the script is there (src/app/mount.tsx).
  const styles = new Set<string>()
  const outside = (html: string) =>
    html.replace(/(<[a-z][^>]*) style="([^"]*)"/g, (_, before: string, style: string) => {
      styles.add(style)
      return `${before} data-style="${style}"`
    })
  const bodies = pages.map(({ body }) => outside(body))
  const sheet = [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('\n')
  const sheetFile = hashed('drawn', 'css', sheet)
  const link = (file: string) => `<link rel="stylesheet" href="/${file}">`
  const begin = beginning(manifest['index.html']?.file ?? '')
  const beginFile = hashed('begin', 'js', begin)
  /** The script of a page whose HTML says all comes after its first picture; a frame waits for its own. */
  const afterPaint = (html: string) =>
    html
      .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
      .replace(/<script type="module"[^>]*>/, `<script type="module" src="/${beginFile}">`)
  const html = pages.map(({ path, drawnAt, head, data, rooms: wearsRooms, isFrame }, index) => [
    `${path === '/' ? 'index' : path.slice(1)}.html`,
    put(isFrame ? shell : afterPaint(shell), [
      [/<html /, `<html data-path="${path}" data-drawn="${drawnAt}" `],
      [/<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/, head],
      [/(?=<\/head>)/, link(sheetFile) + (wearsRooms ? link(rooms) : '')],
      [/<div id="root"><\/div>/, `<div id="root">${bodies[index]}</div>`],
      [/(?=<\/body>)/, `<script id="data" type="application/json">${data}</script>`],
    ]),
  ])
  return { [sheetFile]: sheet, [beginFile]: begin, ...Object.fromEntries(html) }
}

/** The name of a built file that says what is in it. */
function hashed(name: string, ending: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `${builtFiles.slice(1)}${name}-${hash}.${ending}`
}

/** Begins the app after the first painted frame, unless the page that is asked for is another one (public/theme.js). */
const beginning = (entry: string) =>
  `const begin = () => import('/${entry}')
if (document.documentElement.dataset.other === undefined) requestAnimationFrame(() => setTimeout(begin))
else begin()
`

function put(html: string, parts: readonly [place: RegExp, part: string][]): string {
  return parts.reduce((page, [place, part]) => {
    if (!place.test(page)) throw new Error(`The shell has no place for ${place}`)
    return page.replace(place, () => part)
  }, html)
}
