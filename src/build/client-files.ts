// What the server and the service worker are told of the browser's build, from its manifest.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Language } from '../domain/text/language.ts'
import { directionOf, languages } from '../domain/text/spoken-languages.ts'

type Chunk = {
  name?: string
  file: string
  css?: string[]
  assets?: string[]
  imports?: string[]
  dynamicImports?: string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const root = join(import.meta.dirname, '../..')
export const entry = 'src/main.tsx'

/** What files are called that there is one of in each language: English has the plain name. */
const suffix = (code: Language) => (code === languages[0] ? '' : `-${code}`)
export const manifestFile = (code: Language) => `manifest${suffix(code)}.json`
export const pageFile = (code: Language) => `app${suffix(code)}.html`
export const workerFile = (code: Language) => `sw${suffix(code)}.js`

/** Pages whose code is there without a connection before the first visit; the code of others is stored when visited. */
const offlinePages = [
  'store/store',
  'catalogue/listing/listing',
  'catalogue/collections/collections',
  'product/product',
  'wishlist/wishlist',
  'cart/cart',
  'checkout/checkout',
].map((name) => `src/storefront/${name}-page.tsx`)

/** Other pages, the admin, what needs a connection anyway (orders with a phone number among it), and the numbering plans, without which any phone number passes. */
const onlineOnly =
  /-pages?\.tsx$|^src\/admin\/|session-client|captcha|phone-country|language-offer|quick-order/
/** The sections of those other pages, by the names of their files: a room's, or one for each kind. */
const told = ['help', 'story'].flatMap((room) => [
  room,
  ...readdirSync(join(root, 'src/sections', room)).map((file) => basename(file, '.tsx')),
])

function readManifest(folder: string, code: Language): Manifest {
  const file = join(folder, manifestFile(code))
  // In development and in tests nothing is built.
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/**
 * Adds modules to the manifest of a build that is being written: it has them only where a file begins with one, and
 * several share a file that bears none of their names. @param files their files, by the modules' paths
 */
export function addToManifest(folder: string, code: Language, files: Readonly<Record<string, string>>): void {
  const path = join(folder, 'client', manifestFile(code))
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]))
  const added = Object.entries(files).map(([module, file]) => [module, chunks.get(file)])
  writeFileSync(path, JSON.stringify({ ...Object.fromEntries(added), ...manifest }))
}

/** The chunks of the given source modules and of all that these lead to. */
function chunksFrom(
  manifest: Manifest,
  keys: readonly string[],
  next: (chunk: Chunk) => readonly string[] = ({ imports = [] }) => imports,
): Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(chunk.file)) return
    seen.set(chunk.file, chunk)
    next(chunk).forEach(visit)
  }
  keys.forEach(visit)
  return [...seen.values()]
}

const paths = (chunks: readonly Chunk[]) => chunks.map(({ file }) => `/${file}`)

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The source of `virtual:client-build`. */
export function clientBuild(folder: string, code: Language): string {
  const manifest = readManifest(folder, code)
  const main = manifest[entry]
  const read = (file: string) => readFileSync(join(folder, 'client', file), 'utf8')
  const styles = (main?.css ?? []).map(read).join('')
  const template = readFileSync(join(root, 'index.html'), 'utf8')
    .replace('lang="en"', () => `lang="${code}" dir="${directionOf(code)}"`)
    .replace('<!--styles-->', () => `<style>${styles}</style>`)
    // Of low priority: the first pictures come before the code.
    .replace(`src="/${entry}"`, () => `src="/${main?.file ?? entry}" crossorigin fetchpriority="low"`)
  const [, themeScript = ''] = /<script>([\s\S]*?)<\/script>/.exec(template) ?? []
  // The entry and the app, which it begins.
  const first = chunksFrom(manifest, [entry, ...(main?.dynamicImports ?? [])])
  const firstFiles = new Set(paths(first))
  const withoutFirst = (key: string) =>
    paths(chunksFrom(manifest, [key])).filter((file) => !firstFiles.has(file))
  const filesOf = Object.fromEntries(
    Object.keys(manifest)
      .filter((key) => key.startsWith('src/'))
      .map((key) => [key, withoutFirst(key)]),
  )
  const filesOfKind = Object.fromEntries(
    Object.entries(filesOf)
      .filter(([key]) => key.startsWith('src/sections/'))
      .map(([key, files]) => [basename(key, '.tsx'), files]),
  )
  const values = {
    template,
    inlineHashes: { scripts: [hash(themeScript)], styles: [hash(styles)] },
    filesOf,
    filesOfKind,
    entryFiles: paths(first.slice(1)),
  }
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}

/** What the service worker keeps from its installation on: the app's page first, then the files of the pages above. */
export function precached(folder: string, code: Language): { url: string; revision: string | null }[] {
  const manifest = readManifest(folder, code)
  const chunks = chunksFrom(manifest, [entry, ...offlinePages], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((key) => !onlineOnly.test(key) && !told.includes(manifest[key]?.name ?? '')),
  ])
  const page = readFileSync(join(folder, 'client', pageFile(code)), 'utf8')
  return [
    { url: pageFile(code), revision: createHash('sha256').update(page).digest('hex').slice(0, 16) },
    ...chunks.map(({ file }) => ({ url: file, revision: null })),
  ]
}

/** Changes with any file that browsers load, in any language. */
export const versionOf = (folder: string): string =>
  createHash('sha256')
    .update(JSON.stringify(languages.map((code) => readManifest(folder, code))))
    .digest('hex')
    .slice(0, 16)
