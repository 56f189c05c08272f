import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { matchPath, StaticRouter } from 'react-router-dom'
import { paths } from '@/config/paths'
import { feedFile, framePaths, prerenderedPaths } from '@/config/seo-paths'
import { shop } from '@/config/shop'
import { absolute } from '@/config/site'
import { feedWords } from '@/content/feed'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { featuredProductsQuery, productQuery } from '@/data/products/product-queries'
import { breadcrumbs, scriptJson } from '@/domain/json-ld'
import { type Product, priceAt } from '@/domain/product'
import { faqData } from '@/storefront/help/faq-data'
import { productData } from '@/storefront/product/structured-data'
import { prerenderedAt } from '@/ui/hydration'
import type { PageHead } from '@/ui/page-head'
import { prerenderHead } from '@/ui/prerender-head'
import { structuredDataId } from '@/ui/structured-data'
import { App } from './app'
import { preloadPage } from './preload'
import { makeQueryClient } from './query-client'
import { modulesOf } from './route-modules'

export { seoFiles } from './seo-files'

export type PrerenderedPage = {
  path: string
  /** In ms UTC. */
  prerenderedAt: number
  /** What belongs into the head, as HTML. */
  head: string
  body: string
  /** The queries that the page was rendered from, as JSON that may stand in a script element. */
  data: string
  /** The source modules whose code hydration needs. */
  modules: readonly string[]
}

/** More rounds than any page needs, each for queries that depend on the answers before. */
const mostRounds = 8

/** The paths of all pages to prerender. @throws AppError */
export async function pathsToPrerender(): Promise<string[]> {
  const client = makeQueryClient()
  const [collections, products] = await Promise.all([
    client.fetchQuery(collectionsQuery()),
    client.fetchQuery(featuredProductsQuery()),
  ])
  return [
    ...prerenderedPaths,
    ...framePaths,
    ...collections.map(({ slug }) => paths.collection(slug)),
    ...products.map(({ slug }) => paths.product(slug)),
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
    html = await render(path, client)
    const wanted = client
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && options.queryFn)
    if (wanted.length === 0) break
    if (round === mostRounds) throw new Error(`${path} has new queries in every round`)
    await Promise.all(wanted.map((query) => query.fetch()))
  }
  const { page } = prerenderHead
  if (!page || (page.hidden && !framePaths.includes(path)))
    throw new Error(`${path} is not a page to prerender`)
  // What the browser should fetch at once comes in front of everything.
  const [hints = ''] = /^(<link [^>]*>)*/.exec(html) ?? []
  return {
    path,
    prerenderedAt,
    head: hints + (await headOf(page, dataFor(path, client))),
    body: html.slice(hints.length),
    data: scriptJson(dehydrate(client)),
    modules: modulesOf(path),
  }
}

async function render(path: string, client: QueryClient): Promise<string> {
  return toHtml(
    <StrictMode>
      <App
        client={client}
        router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      />
    </StrictMode>,
  )
}

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, {
    // In one piece: content streamed later would need an inline script that moves it into position.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    onError: (error) => {
      throw error
    },
  })
  let html = ''
  for await (const part of prelude) html += part
  return html
}

function dataFor(path: string, client: QueryClient): object[] {
  const data: object[] = []
  if (path === paths.home) {
    const { name, email, phone } = shop
    const contact = { '@type': 'ContactPoint', contactType: 'customer service', email, telephone: phone }
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
  if (path === paths.faq) data.push(faqData())
  const slug = matchPath('/product/:slug', path)?.params.slug
  const product = slug && client.getQueryData<Product | null>(productQuery(slug).queryKey)
  if (product) {
    const { now, deal } = priceAt(product, prerenderedAt)
    data.push(productData(product, now, deal?.endsAt))
  }
  if (prerenderHead.crumbs) data.push(breadcrumbs(prerenderHead.crumbs, absolute))
  return data
}

/** The same that usePageHead writes, so that it finds it there. */
function headOf({ title, description, path, image, hidden }: PageHead, data: object[]): Promise<string> {
  const canonical = path === undefined ? undefined : absolute(path)
  const picture = image && URL.canParse(image, absolute('/')) ? absolute(image) : undefined
  return toHtml(
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:image" content={picture ?? absolute('/og.png')} />
      <meta name="twitter:card" content="summary_large_image" />
      {canonical && <meta property="og:url" content={canonical} />}
      {canonical && <link rel="canonical" href={canonical} />}
      <link rel="alternate" type="application/atom+xml" href={`/${feedFile}`} title={feedWords.title} />
      {data.length > 0 && (
        <script
          id={structuredDataId}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: scriptJson leaves nothing that could end the element
          dangerouslySetInnerHTML={{
            __html: scriptJson({ '@context': 'https://schema.org', '@graph': data }),
          }}
        />
      )}
    </>,
  )
}
