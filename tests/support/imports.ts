// Who may import whom in src, as a function over a list of files, so that a made-up list can be judged too.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export type SourceFile = { path: string; text: string }

/** Every file of a folder of the project; paths as `src/app/app.tsx`. */
export function filesOf(folder: string, ending = /\.(ts|tsx|css)$/): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name))
      return { path, text: readFileSync(join(root, path), 'utf8') }
    })
}

/** What a module imports, statically or not, types included. */
export function importsOf(text: string): string[] {
  const found = withoutComments(text).matchAll(
    /(?:^|[;\n}])\s*(?:import|export)\b(?:[\s\w{},*$]*?\bfrom)?\s*(['"])([^'"\n]+)\1|\bimport\s*\(\s*(['"`])([^'"`\n]+)\3/g,
  )
  return [...found].map((match) => match[2] ?? match[4] ?? '')
}

/** The text without its comments; what stands in quotes stays. */
export function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_match, quoted: string | undefined) => quoted ?? '',
  )
}

/** Where an import leads: a path in src, or the name of a package. */
export function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('@/')) return `src/${specifier.slice(2)}`
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return specifier
}

type Location = { layer: string; area: string | null }

/** The layer of a path in src, and for the two surfaces its area (null for files directly in the surface). */
function listingOf(path: string): Location {
  const [, layer = '', area, ...rest] = path.split('/')
  if (layer !== 'storefront' && layer !== 'admin')
    return { layer: layer.startsWith('main') ? 'app' : layer, area: null }
  return { layer, area: area !== undefined && rest.length > 0 ? area : null }
}

const floors: Record<string, readonly string[]> = {
  storefront: ['storefront', 'sections', 'data', 'ui', 'content', 'config', 'domain'],
  admin: ['admin', 'sections', 'data', 'ui', 'content', 'config', 'domain', 'styles'],
  // What pages of the shop's own are made of, from the parts of the storefront.
  sections: ['sections', 'storefront', 'data', 'ui', 'content', 'config', 'domain'],
  data: ['data', 'domain', 'config'],
  content: ['content', 'config', 'domain'],
  ui: ['ui', 'styles'],
  config: ['config'],
  domain: ['domain'],
  styles: ['styles'],
}

/** What runs on Node alone; all other code of the server also runs where hosts have no Node. */
const onNode = /^src\/(build\/.*|server\/(listener|memory-cache|adapters\/(node|static)))(\.ts)?$/

/** The packages that only some may use. */
const packages: { name: RegExp; only: readonly string[] }[] = [
  { name: /^@supabase\//, only: ['data'] },
  { name: /^(react-dom\/server|virtual:client-build$)/, only: ['server'] },
  { name: /^(@hono|@netlify|@vercel)\/|^(lru-cache|sirv)$/, only: ['server'] },
  {
    name: /^(react|react-dom|sonner|lucide-react|@radix-ui|@fontsource).*/,
    only: ['app', 'server', 'storefront', 'sections', 'admin', 'ui', 'data', 'styles'],
  },
  { name: /^@tanstack\//, only: ['app', 'server', 'storefront', 'sections', 'admin', 'data'] },
  {
    name: /^(react-router-dom|@tanstack)/,
    only: ['app', 'server', 'storefront', 'sections', 'admin', 'data'],
  },
  { name: /^(sharp$|playwright)/, only: [] },
]

/** Every import that the architecture forbids, as a sentence each. */
export function forbiddenImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    importsOf(text).flatMap((specifier) => {
      const reason = whyNot(path, targetOf(path, specifier))
      return reason ? [`${path} imports ${specifier}: ${reason}`] : []
    }),
  )
}

const notOnNode = ({ layer }: Location) => (layer === 'server' ? 'not on every host' : 'not in a browser')

function whyNot(from: string, target: string): string | null {
  const here = listingOf(from)
  if (!target.startsWith('src/')) {
    if (/^(\.\.|tests|e2e|supabase)\b/.test(target)) return 'it leaves src'
    if (target.startsWith('node:')) return onNode.test(from) ? null : notOnNode(here)
    const rule = packages.find(({ name, only }) => name.test(target) && !only.includes(here.layer))
    if (!rule) return null
    return rule.only.length > 0 ? `only ${rule.only.join(', ')} may use this package` : notOnNode(here)
  }
  const there = listingOf(target)
  if (target.endsWith('/database.types') && here.layer !== 'data') return 'row types stay in data'
  if (/\/index$/.test(target) && here.layer !== 'app') return 'no barrels'
  if (there.layer === 'build' && here.layer !== 'build') return 'only Vite imports the build'
  if (here.layer === 'server') return onNode.test(target) && !onNode.test(from) ? notOnNode(here) : null
  if (there.layer === 'server' && here.layer !== 'build')
    return 'only the server and the build may import server'
  if (here.layer === 'app' || here.layer === 'build') return null
  if (!floors[here.layer]?.includes(there.layer)) return `${here.layer} may not import ${there.layer}`
  if (here.layer === 'storefront' && here.area === 'shared' && there.layer === 'sections')
    return 'shared may not import sections'
  if (here.area === null || there.area === null || here.layer !== there.layer) return null
  if (here.area === 'shared' && there.area !== 'shared') return 'shared may not import an area'
  if (here.area !== there.area && there.area !== 'shared') return 'an area may not import another area'
  return null
}
