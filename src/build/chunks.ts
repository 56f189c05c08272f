// Which modules share a file. What one page or part alone needs stays with it. The rest is divided by who needs it, so
// that a first visit loads a dozen files. Whatever a module imports is needed by at least as many: files import one
// another in one direction only, and none runs before what it needs.
import type { Rolldown } from 'vite'

/** What a build tells of its modules, and who imports which, as far as it was asked. */
type Context = {
  getModuleInfo: (id: string) => Known | null
  importers: Map<string, string[]>
  beginnings: Map<string, ReadonlySet<string>>
  /** What a module takes from the packages of `taken`: searched once, because each of their modules asks all that import one. */
  clauses: Map<string, readonly string[]>
}
/** A module as far as it is asked about: the bundler makes each of these anew when it is read. */
type Known = Pick<Rolldown.ModuleInfo, 'isEntry' | 'importers' | 'dynamicImporters'> & { code: () => string }

const entry = /\/src\/main\.tsx$/
const app = /\/src\/app\/mount\.tsx$/
/** What the bundler adds for files that load others; the entry needs no more. */
const loader = /rolldown\/runtime|vite\/preload-helper/
/** The preview of a page is for its owner, and those of deals are made of what the first page has: no file is divided for them. */
const anyPage = /\/src\/storefront\/(?!store\/preview-|deals\/).*-pages?\.tsx$/
/** The pages on the way to an order, whose first loads have budgets. */
const mainPage =
  /\/src\/storefront\/(?:\w+\/)+(store|listing|collections|product|wishlist|cart|checkout)-page\.tsx$/
/** What every page loads once it is idle. */
const idleParts =
  /\/(app\/deferred-globals|app\/service-worker\/register|layout\/(site-footer|consent-notice|background|search-screen)|wishlist\/wishlist-price-recorder)\.tsx?$/
/** What reads the back end: pages come with their data, and need it later. Lists and quotes are for a few pages only. */
const requests = /\/src\/data\/[\w-]+\/fetch-(?!listing|quote)[\w-]+\.ts$/
/** The kinds of sections, which pages show in any mix. */
const section = /\/src\/sections\/[\w-]+\.tsx$/
/** Those of departments and their lists, which are on no other page. */
const ofLists = /\/src\/sections\/(listing|coming-soon|[\w-]+-banner)\.tsx$/
/** Those with which a first page begins. */
const opening = /\/src\/sections\/(hero|facts)\.tsx$/
/** Those of pages that tell something, of which one page has several; what only they need comes with them. */
const story = /\/src\/sections\/story\/[\w-]+\.tsx$/
/** Forms need it as well as the requests, and neither needs the other. */
const schemas = /\/node_modules\/valibot\//
/** A page that is read again, and the schemas of sections without what shows them. */
const sectionSchemas =
  /\?schema$|\/src\/(sections\/(fields|schemas|default-pages|fetch-shown-page)|content\/\w+\/shared\/fixed-page-descriptions|domain\/store\/rich-text-schema)\.ts$/
/** What contents mean, which schemas and requests need, and no page that comes with both. */
const contents = /\/src\/domain\/store\/content\.ts$/
/** What pages that are made of sections begin with, and what these and the schemas need. */
const storePage = /\/src\/(storefront\/store\/store-page\.tsx|domain\/store\/help-document\.ts)$/
const admin = /\/src\/admin\//
const icon = /\/node_modules\/lucide-react\//
/** Those that stand below the first screen of the first page. */
const ofHome = /\/src\/sections\/(?!listing|coming-soon|[\w-]+-banner)[\w-]+\.tsx$/
/** What stands below the first screen of a product. */
const details = /\/product\/product-details\.tsx$/

function nameOf(id: string, context: Context): string | null {
  // The entry itself stays alone: what imports its file would load the styles again, which the document holds.
  if (entry.test(id) || id.endsWith('.css')) return null
  if (sectionSchemas.test(id)) return 'section-schemas'
  if (contents.test(id)) return 'data'
  if (storePage.test(id)) return 'store-parts'
  const from = [...beginningsOf(id, context)]
  // With what they alone need, which would otherwise import them back.
  if (from.length > 0 && from.every((each) => ofLists.test(each))) return 'list-sections'
  if (from.length > 0 && from.every((each) => section.test(each)))
    return from.some((each) => opening.test(each)) ? 'opening' : 'sections'
  if (from.length > 0 && from.every((each) => story.test(each))) return 'story'
  const isFrom = (pattern: RegExp) => from.some((each) => pattern.test(each))
  const pages = from.flatMap((each) => mainPage.exec(each)?.[1] ?? []).toSorted()
  const allPages = from.filter((each) => anyPage.test(each)).length
  const isIdle = isFrom(idleParts)
  const isShared = pages.length > 2 || (pages.length > 0 && (isIdle || isFrom(requests)))
  if (loader.test(id)) return 'loader'
  if (schemas.test(id)) return 'schemas'
  if (isFrom(app) || (pages.includes('store') && (isShared || allPages > 1))) return 'shop'
  if (isFrom(opening) && (isShared || (pages.length < 2 && isFrom(admin)))) return 'shop'
  const isOfSections = isFrom(ofHome)
  if (pages.length > 1 && !isOfSections && pages.every((page) => /collections|listing|product/.test(page)))
    return pages.includes('product') ? 'catalogue' : 'lists'
  if (isShared) return pages.includes('listing') || pages.includes('product') ? 'products' : 'purchase'
  if (pages.length > 1) return pages.includes('collections') ? 'products' : pages.join('-')
  // The admin would load all that lists need for them.
  if (icon.test(id) && pages.includes('listing') && isFrom(admin)) return 'list-icons'
  if (pages.length > 0) return from.length === 1 ? null : `${pages}-${allPages > 1 ? 'shared' : 'parts'}`
  if (isFrom(opening)) return 'opening'
  if (isFrom(requests)) return 'data'
  if (isIdle) return allPages > 0 ? 'forms' : 'idle'
  if (from.length === 1 || id.includes('/@radix-ui/')) return null
  if (isOfSections) return 'sections'
  return isFrom(details) && !isFrom(admin) ? 'details' : null
}

/** What the browser begins to load a module by: the entry, and modules that are imported dynamically. */
function beginningsOf(id: string, context: Context): ReadonlySet<string> {
  const known = context.beginnings.get(id)
  if (known) return known
  const found = new Set<string>()
  const waiting = new Set([id])
  // A set goes on with what is added to it, and has each once.
  for (const each of waiting) {
    const info = context.getModuleInfo(each)
    // A schema without its section needs nothing that the section does.
    if (!info || each.endsWith('?schema')) continue
    if (info.isEntry || info.dynamicImporters.length > 0) found.add(each)
    const beyond = context.beginnings.get(each)
    if (beyond) for (const one of beyond) found.add(one)
    else for (const importer of importersOf(each, context)) waiting.add(importer)
  }
  context.beginnings.set(id, found)
  return found
}

/** The index of a package from which modules are taken one by one; the bundler leaves it out. */
const packageIndex = /\/node_modules\/(lucide-react|@tanstack\/[\w-]+)\/.*\/(index|lucide-react)\.m?js$/

/** What a module takes from such a package, by name. */
const taken = /\{[^{}]*\}\s*from\s*["'](lucide-react|@tanstack\/[\w-]+)["']/g

/** Who imports a module; where that is the index of a package, who of its importers names the module. */
function importersOf(id: string, context: Context): string[] {
  const known = context.importers.get(id)
  if (known) return known
  const name = /([^/]+)\.\w+$/.exec(id)?.[1]?.replaceAll('-', '')
  const word = new RegExp(`\\b${name}\\b`, 'i')
  const through = (importer: string): string[] =>
    packageIndex.test(importer)
      ? (context.getModuleInfo(importer)?.importers ?? []).flatMap((each) =>
          packageIndex.test(each) || clausesOf(each, context).some((clause) => word.test(clause))
            ? through(each)
            : [],
        )
      : [importer]
  const found = (context.getModuleInfo(id)?.importers ?? []).flatMap(through)
  context.importers.set(id, found)
  return found
}

function clausesOf(id: string, context: Context): readonly string[] {
  const known = context.clauses.get(id)
  if (known) return known
  const found = context.getModuleInfo(id)?.code().match(taken) ?? []
  context.clauses.set(id, found)
  return found
}

/** For one build. */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const known = { importers: new Map(), beginnings: new Map(), clauses: new Map() }
  const infos = new Map<string, Known | null>()
  const infoOf = (id: string, context: Rolldown.ChunkingContext): Known | null => {
    const found = infos.get(id)
    if (found !== undefined) return found
    const info = context.getModuleInfo(id)
    const known = info && {
      ...{ isEntry: info.isEntry, importers: info.importers, dynamicImporters: info.dynamicImporters },
      // Of few modules is it looked at, and it is copied each time.
      code: () => context.getModuleInfo(id)?.code ?? '',
    }
    infos.set(id, known)
    return known
  }
  return {
    // What a module imports is named itself.
    includeDependenciesRecursively: false,
    groups: [
      {
        name: (id, context) => nameOf(id, { getModuleInfo: (each) => infoOf(each, context), ...known }),
      },
    ],
  }
}
