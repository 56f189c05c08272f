import { element, xmlDeclaration, xmlText } from './xml'

/** A page in one of its languages; `x-default` is the one for readers of others. */
export type Alternate = { language: string; url: string }

/** Addresses and pictures are whole ones. */
type SitemapEntry = {
  url: string
  /** In ms UTC; left out where it is not known. */
  changedAt?: number
  /** The page in each of its languages, this one too; none where there is one language. */
  alternates?: readonly Alternate[]
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
  list(
    'urlset',
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    entries.map(urlOf),
  )

const list = (name: string, namespaces: string, entries: readonly string[]) =>
  `${xmlDeclaration}<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>\n${entries.join('\n')}\n</${name}>\n`

function urlOf({ url, changedAt, alternates = [], pictures = [] }: SitemapEntry): string {
  const changed =
    changedAt === undefined ? '' : element('lastmod', new Date(changedAt).toISOString().slice(0, 10))
  const languages = alternates.map(
    (each) => `<xhtml:link rel="alternate" hreflang="${each.language}" href="${xmlText(each.url)}"/>`,
  )
  const images = pictures.map((src) => element('image:image', element('image:loc', xmlText(src))))
  return element('url', element('loc', xmlText(url)) + changed + [...languages, ...images].join(''))
}
