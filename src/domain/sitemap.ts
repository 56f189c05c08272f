import { element, xmlDeclaration, xmlText } from './xml'

/** Addresses in one file, as the protocol (sitemaps.org) allows. */
export const sitemapSize = 50_000

export type SitemapEntry = {
  url: string
  /** In a format that Date parses. */
  changedAt?: string | undefined
}

/**
 * Files by name for search engines: sitemap.xml with all addresses, or, where there are too many for one, with the
 * sitemaps that hold them.
 * @param absolute the whole address of a file's path
 */
export function sitemaps(
  entries: readonly SitemapEntry[],
  absolute: (path: string) => string,
): Record<string, string> {
  const parts: string[] = []
  for (let from = 0; from < entries.length; from += sitemapSize)
    parts.push(list('urlset', entries.slice(from, from + sitemapSize).map(urlOf)))
  if (parts.length < 2) return { 'sitemap.xml': parts[0] ?? list('urlset', []) }
  const named = parts.map((part, index) => [`sitemap-${index + 1}.xml`, part] as const)
  const index = named.map(([name]) => element('sitemap', element('loc', xmlText(absolute(`/${name}`)))))
  return { 'sitemap.xml': list('sitemapindex', index), ...Object.fromEntries(named) }
}

const list = (name: string, entries: readonly string[]) =>
  `${xmlDeclaration}<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${name}>\n`

function urlOf({ url, changedAt }: SitemapEntry): string {
  const day = changedAt && new Date(changedAt).toISOString().slice(0, 10)
  return element('url', element('loc', xmlText(url)) + (day ? element('lastmod', day) : ''))
}
