import { paths } from './paths.ts'

/** Collections that also have a page of their own, by their path: the page that search engines should index. */
export const canonicalPaths: Readonly<Record<string, string>> = Object.fromEntries(
  [paths.dresses, paths.tops, paths.bottoms, paths.bags].map((path) => [
    paths.collection(path.slice(1)),
    path,
  ]),
)

/**
 * The one address of a page that was asked for in other letters or with more slashes: `/WOMEN/` is `/women`. In the admin
 * only the names of screens are the software's; order numbers keep their letters.
 */
export function canonicalPath(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean)
  const isAdmin = parts[0]?.toLowerCase() === 'admin'
  return `/${parts.map((part, place) => (isAdmin && place > 1 ? part : part.toLowerCase())).join('/')}`
}
