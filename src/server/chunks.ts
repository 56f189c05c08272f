import type { Rolldown } from 'vite'

// Which modules share a file. One that a single page or part needs stays with that. What several need is divided by who
// needs it, and each division imports only from those that more need: none waits for one that waits for it.

const entry = /\/src\/main\.tsx$/
/** Pages on the way to an order, whose first load has a budget. */
const mainPages =
  /\/src\/storefront\/\w+\/(home|listing|collections|product|wishlist|cart|checkout)-page\.tsx$/
const anyPage = /\/src\/storefront\/.*-pages?\.tsx$/
/** What every page loads once it is idle. */
const idleParts =
  /\/(app\/deferred-globals|app\/service-worker\/register|layout\/(site-footer|consent-notice|background|search-screen)|wishlist\/wishlist-price-recorder)\.tsx?$/
/** What asks the back end; pages come with their data. */
const requests = /\/src\/data\/[\w-]+\/fetch-[\w-]+\.ts$/

/** Packages of which each module is taken from an index that imports all of them. */
const packageIndex = /\/node_modules\/(lucide-react|@tanstack\/[\w-]+)\/.*\/(index|lucide-react)\.m?js$/

const importersKnown = new Map<string, string[]>()

/** Who imports a module; where that is the index of a package, who of its importers names the module. */
function importersOf(id: string, context: Rolldown.ChunkingContext): string[] {
  const known = importersKnown.get(id)
  if (known) return known
  const word = new RegExp(`\\b${/([^/]+)\.\w+$/.exec(id)?.[1]?.replaceAll('-', '')}\\b`, 'i')
  const behind = (index: string): string[] =>
    (context.getModuleInfo(index)?.importers ?? []).flatMap((importer) => {
      if (packageIndex.test(importer)) return behind(importer)
      return word.test(context.getModuleInfo(importer)?.code ?? '') ? [importer] : []
    })
  const importers = context.getModuleInfo(id)?.importers ?? []
  const found = importers.flatMap((importer) => (packageIndex.test(importer) ? behind(importer) : [importer]))
  importersKnown.set(id, found)
  return found
}

/** What the browser begins to load a module by: the entry, and modules that are imported dynamically. */
function beginningsOf(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): string[] {
  const info = context.getModuleInfo(id)
  if (!info || seen.has(id)) return []
  seen.add(id)
  const above = importersOf(id, context).flatMap((importer) => beginningsOf(importer, context, seen))
  return info.isEntry || info.dynamicImporters.length > 0 ? [id, ...above] : above
}

function nameOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const from = beginningsOf(id, context)
  const isFrom = (pattern: RegExp) => from.some((each) => pattern.test(each))
  const pages = from.flatMap((each) => mainPages.exec(each)?.[1] ?? []).toSorted()
  const isIdle = isFrom(idleParts)
  const isShared = pages.length > 2 || (pages.length > 0 && isIdle)
  if (isFrom(entry) || (pages.includes('home') && (isShared || pages.length > 1))) return 'shop'
  if (isShared) return pages.includes('listing') || pages.includes('product') ? 'products' : 'purchase'
  if (pages.length > 1) return pages.join('-')
  if (pages.length > 0)
    return from.length === 1 || from.filter((each) => anyPage.test(each)).length > 1 ? null : `${pages}-parts`
  if (isFrom(requests)) return 'data'
  if (isIdle) return isFrom(anyPage) ? 'forms' : 'idle'
  return null
}

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: nameOf, debugName: 'by need' },
  ],
}
