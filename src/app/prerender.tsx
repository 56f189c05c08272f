import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { absolute } from '@/config/site'
import { support } from '@/config/support'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { homeSectionsQuery } from '@/data/products/home-sections'
import { productKeys } from '@/data/products/product-keys'
import { productQuery } from '@/data/products/product-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import { breadcrumbs, scriptJson } from '@/domain/json-ld'
import { type Product, priceAt } from '@/domain/product'
import { faqData } from '@/storefront/help/faq-data'
import { productData } from '@/storefront/product/structured-data'
import { prerenderedAt } from '@/ui/hydration'
import { prerenderHead } from '@/ui/prerender-head'
import { preloadPage } from './preload'
import { makeQueryClient } from './query-client'
import { renderHead, renderPage } from './render-html'
import { type FirstScript, isListing, modulesOf, prerenderedPaths } from './route-manifest'

export { firstRequests } from './first-query/record-requests'
export { prerenderShells } from './prerender-shells'
export { seoFiles } from './seo-files'

export type PrerenderedPage = {
  path: string
  /** When the page was prerendered, in ms UTC. */
  prerenderedAt: number
  /** The tags for the document's head, as HTML. */
  head: string
  body: string
  /** The queries that the page was rendered from, as JSON that may stand in a script element. */
  data: string
  /** The source modules whose code hydration needs. */
  modules: readonly string[]
  /** A list's main part without its products, which stands at an address with filters until these are there. */
  skeleton?: string
  firstScript?: FirstScript
}

/** More rounds than any page needs, each for queries that depend on the answers before. */
const mostRounds = 8

/** The paths of all pages to prerender. @throws AppError */
export async function pathsToPrerender(): Promise<string[]> {
  const client = makeQueryClient()
  const [collections, sections] = await Promise.all([
    client.fetchQuery(collectionsQuery()),
    client.fetchQuery(homeSectionsQuery()),
  ])
  return [
    ...prerenderedPaths,
    ...collections.map(({ slug }) => paths.collection(slug)),
    ...Object.values(sections).flatMap((products) => products.map(({ slug }) => paths.product(slug))),
  ]
}

/**
 * Renders a page as a first-time visitor sees it, in rounds until all its queries have answers.
 * @throws AppError and what a page throws; also when a page sets no title
 */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  const client = makeQueryClient()
  Object.assign(prerenderHead, { page: undefined, crumbs: undefined })
  await preloadPage(path)
  let html = ''
  for (let round = 1; ; round++) {
    html = await renderPage(path, client)
    const wanted = client
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && options.queryFn)
    if (wanted.length === 0) break
    if (round === mostRounds) throw new Error(`${path} has new queries in every round`)
    await Promise.all(wanted.map((query) => query.fetch()))
  }
  const { page } = prerenderHead
  if (!page || page.hidden) throw new Error(`${path} is not a page to prerender`)
  // What the browser should fetch at once comes in front of everything.
  const [hints = ''] = /^(<link [^>]*>)*/.exec(html) ?? []
  return {
    path,
    prerenderedAt,
    head: hints + (await renderHead(page, dataFor(path, client))),
    body: html.slice(hints.length),
    data: scriptJson(dehydrate(client)),
    modules: modulesOf(path),
    ...(isListing(path) && { skeleton: await renderSkeleton(path, client), firstScript: 'listing' }),
  }
}

async function renderSkeleton(path: string, client: QueryClient): Promise<string> {
  client.removeQueries({ queryKey: productKeys.all })
  const [, main] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await renderPage(path, client)) ?? []
  if (main === undefined) throw new Error(`${path} has no main part`)
  return main
}

function dataFor(path: string, client: QueryClient): object[] {
  const data: object[] = []
  const settings = client.getQueryData(settingsQuery().queryKey)
  if (path === paths.home) {
    const { name } = shop
    const contact = {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: support.email,
      ...(settings?.support.phone && { telephone: settings.support.phone }),
    }
    const logo = absolute('/icons/icon-512.png')
    data.push({ '@type': 'Organization', name, url: absolute('/'), logo, contactPoint: contact })
    data.push({
      '@type': 'WebSite',
      name,
      url: absolute('/'),
      potentialAction: {
        '@type': 'SearchAction',
        target: `${absolute(paths.search)}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    })
  }
  const currency = settings?.currency
  if (path === paths.faq) data.push(faqData(currency))
  const slug = matchPath('/product/:slug', path)?.params.slug
  const product = slug && client.getQueryData<Product | null>(productQuery(slug).queryKey)
  if (product && currency) {
    const { now, deal } = priceAt(product, prerenderedAt)
    data.push(productData(product, { price: now, currency, priceEnds: deal?.endsAt }))
  }
  if (prerenderHead.crumbs) data.push(breadcrumbs(prerenderHead.crumbs, absolute))
  return data
}
