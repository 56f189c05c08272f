import { element, xmlDeclaration, xmlText } from './xml'

/** Addresses and pictures are whole ones. */
type SitemapEntry = {
  url: string
  /** In ms UTC; left out where it is not known. */
  changedAt?: number
  pictures?: readonly string[]
}

/** The sitemap that names the others (sitemaps.org). */
export const sitemapIndex = (urls: readonly string[]) =>
  list(
    'sitemapindex',
    '',
    urls.map((url) => element('sitemap', element('loc', xmlText(url)))),
  )

/** One sitemap, with the pictures of its pages as search engines of pictures read them. */
export const sitemapPart = (entries: readonly SitemapEntry[]) =>
  list('urlset', ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"', entries.map(urlOf))

const list = (name: string, namespaces: string, entries: readonly string[]) =>
  `${xmlDeclaration}<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</${name}>\n`

function urlOf({ url, changedAt, pictures = [] }: SitemapEntry): string {
  const changed =
    changedAt === undefined ? '' : element('lastmod', new Date(changedAt).toISOString().slice(0, 10))
  const images = pictures.map((src) => element('image:image', element('image:loc', xmlText(src))))
  return element('url', element('loc', xmlText(url)) + changed + images.join(''))
}
