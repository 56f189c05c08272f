import { disallowedPaths, indexedPathsOf } from '@/app/route-manifest'
import { paths } from '@/config/paths'
import { absolute, pageUrl } from '@/config/site'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { indexedPagesQuery } from '@/data/pages/indexed-pages-query'
import {
  type PublishedProduct,
  publishedPart,
  publishedParts,
  publishedProducts,
} from '@/data/products/published-products'
import { settingsQuery } from '@/data/settings/settings-queries'
import { pageInstead } from '@/domain/catalogue/shop-category'
import { sitemapIndex, sitemapPart } from '@/domain/seo/sitemap'
import { prefixOf } from '@/domain/text/spoken-languages'
import { pictureUrl } from '@/storefront/seo/picture-url'
import { alternatesOf, spokenLanguages } from './languages'
import { readProducts, requestClient } from './request-client'

/** Products in one part; the protocol takes up to 50,000 addresses and 50 MB. */
const partSize = 10_000

/**
 * A sitemap by its file name: `sitemap.xml` names the others, `sitemap-pages.xml` has the pages and the collections,
 * `sitemap-products-1.xml` and so on the products. Null for any other name and for parts that do not exist.
 * @throws AppError
 */
export async function sitemapFile(name: string, late: AbortSignal): Promise<string | null> {
  if (name === 'sitemap-pages.xml') return pages(late)
  const number = /^sitemap-products-([1-9]\d{0,4})\.xml$/.exec(name)?.[1]
  if (name !== 'sitemap.xml' && number === undefined) return null
  const parts = await readProducts((signal) => publishedParts(partSize, signal), late)
  if (number === undefined) {
    const names = ['sitemap-pages.xml', ...parts.map((_, index) => `sitemap-products-${index + 1}.xml`)]
    return sitemapIndex(names.map((each) => pageUrl(`/${each}`)))
  }
  const after = parts[Number(number) - 1]
  return after === undefined ? null : products(after, late)
}

/** When they last changed is not known: what they show are lists of products. */
async function pages(late: AbortSignal): Promise<string> {
  const client = requestClient(late)
  const [collections, own, shop] = await Promise.all([
    client.fetchQuery(collectionsQuery()),
    client.fetchQuery(indexedPagesQuery()),
    client.fetchQuery(settingsQuery()),
  ])
  const ownPaths = own.map(({ slug, kind }) => (kind === 'home' ? paths.home : `/${slug}`))
  return sitemapPart([
    ...[...new Set([...indexedPathsOf(shop), ...ownPaths])].map((path) => entryOf(path)),
    ...collections
      .filter(({ slug, isEmpty }) => !isEmpty && pageInstead(slug, shop.categories) === undefined)
      .map(({ slug, image }) => ({
        ...entryOf(paths.collection(slug)),
        pictures: addressesOf(image === null ? [] : [image]),
      })),
  ])
}

async function products(first: string, late: AbortSignal): Promise<string> {
  const part: PublishedProduct[] = []
  for (;;) {
    const after = part.at(-1)?.slug ?? first
    const limit = Math.min(publishedPart, partSize - part.length)
    const next = await readProducts((signal) => publishedProducts(after, limit, signal), late)
    part.push(...next)
    if (next.length < publishedPart || part.length >= partSize) break
  }
  return sitemapPart(
    part.map(({ slug, changedAt, images }) => ({
      ...entryOf(paths.product(slug)),
      changedAt,
      pictures: addressesOf(images),
    })),
  )
}

const entryOf = (path: string) => ({ url: pageUrl(path), alternates: alternatesOf(path) })

const addressesOf = (sources: readonly string[]) => sources.flatMap((src) => pictureUrl(src) ?? [])

const disallowed = disallowedPaths.map((path) => `Disallow: ${path}\n`).join('')

/** What crawlers may read, and where the sitemap of each language is. */
export const robotsText = () => {
  const spoken = spokenLanguages()
  const sitemaps = spoken.map((code) => `Sitemap: ${absolute(`${prefixOf(code, spoken)}/sitemap.xml`)}\n`)
  return `User-agent: *\n${disallowed}\n${sitemaps.join('')}`
}
