import { canonicalPaths } from '@/config/canonical-paths'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { absolute } from '@/config/site'
import { feedWords } from '@/content/feed'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { productKeys } from '@/data/products/product-keys'
import { newestProducts, publishedProducts } from '@/data/products/published-products'
import { atomFeed } from '@/domain/feed'
import { sitemaps } from '@/domain/sitemap'
import { makeQueryClient } from './query-client'
import { disallowedPaths, indexedPaths } from './route-manifest'

/** The feed of new arrivals. */
export const feedFile = 'feed.xml'

const feedSize = 30

/** What lies beside the pages for machines, by file name: robots.txt, sitemaps, and the feed. @throws AppError */
export async function seoFiles(): Promise<Record<string, string>> {
  // Through a query client, which repeats what a closed connection has lost.
  const client = makeQueryClient()
  const [collections, products, newest] = await Promise.all([
    client.fetchQuery(collectionsQuery()),
    client.fetchQuery({ queryKey: productKeys.list({ sitemap: true }), queryFn: publishedProducts }),
    client.fetchQuery({
      queryKey: productKeys.list({ newest: feedSize }),
      queryFn: () => newestProducts(feedSize),
    }),
  ])
  const pages = [
    ...indexedPaths.map((path) => ({ url: absolute(path) })),
    ...collections
      .map(({ slug }) => paths.collection(slug))
      .filter((path) => canonicalPaths[path] === undefined)
      .map((path) => ({ url: absolute(path) })),
    ...products.map(({ slug, changedAt }) => ({ url: absolute(paths.product(slug)), changedAt })),
  ]
  const feed = atomFeed({
    ...feedWords,
    author: shop.name,
    page: absolute(paths.newArrivals),
    self: absolute(feedFile),
    entries: newest.map(({ slug, description, image, ...product }) => ({
      ...product,
      url: absolute(paths.product(slug)),
      text: description,
      picture: URL.canParse(image, absolute('/')) ? absolute(image) : null,
    })),
  })
  return { ...sitemaps(pages, absolute), 'robots.txt': robots(), [feedFile]: feed }
}

const robots = () =>
  [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n')
