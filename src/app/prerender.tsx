import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { matchPath, StaticRouter } from 'react-router-dom'
import { drawnPaths, feedFile, framePaths } from '@/config/findable'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { absolute } from '@/config/site'
import { feedWords } from '@/content/feed'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { featuredProductsQuery, productQuery } from '@/data/products/product-queries'
import { breadcrumbs, scriptJson } from '@/domain/json-ld'
import { type Product, priceAt } from '@/domain/product'
import { faqData } from '@/storefront/help/faq-data'
import { productData } from '@/storefront/product/structured-data'
import { drawnHead } from '@/ui/drawn-head'
import { drawnAt } from '@/ui/hydration'
import type { PageHead } from '@/ui/page-head'
import { drawnDataId } from '@/ui/structured-data'
import { App } from './app'
import { makeQueryClient } from './query-client'
import { routes } from './routes'

export { filesForMachines } from './findable'

export type DrawnPage = {
  path: string
  /** In ms UTC. */
  drawnAt: number
  /** What belongs into the head, as HTML. */
  head: string
  body: string
  /** What the page was drawn from, as JSON that may stand in a script element. */
  data: string
  /** Whether it wears the rooms' style sheet. */
  rooms: boolean
  /** What it is about only comes with its script. */
  isFrame: boolean
}

/** A page whose data takes this many rounds to be known waits for itself. */
const mostRounds = 8

/** The paths of all pages that are drawn ahead. @throws AppError */
export async function pagesToDraw(): Promise<string[]> {
  const client = makeQueryClient()
  const [collections, products] = await Promise.all([
    client.fetchQuery(collectionsQuery()),
    client.fetchQuery(featuredProductsQuery()),
  ])
  return [
    ...drawnPaths,
    ...framePaths,
    ...collections.map(({ slug }) => paths.collection(slug)),
    ...products.map(({ slug }) => paths.product(slug)),
  ]
}

/**
 * Draws a page as a visitor sees it whom nothing is known of: again and again until all that it asks for is there.
 * @throws AppError and whatever a page throws; also when a page does not know what it is
 */
export async function drawPage(path: string): Promise<DrawnPage> {
  const client = makeQueryClient()
  Object.assign(drawnHead, { page: undefined, crumbs: undefined })
  const route = routes.find(({ path: pattern }) => matchPath({ path: pattern, end: true }, path))
  const [rooms] = await Promise.all([route?.page.styles !== undefined, route?.page.preload()])
  let html = ''
  for (let round = 1; ; round++) {
    html = await render(path, client)
    const wanted = client
      .getQueryCache()
      .getAll()
      .filter(({ state, options }) => state.status === 'pending' && options.queryFn)
    if (wanted.length === 0) break
    if (round === mostRounds) throw new Error(`${path} asks for ever more`)
    await Promise.all(wanted.map((query) => query.fetch()))
  }
  const { page } = drawnHead
  const isFrame = framePaths.includes(path)
  if (!page || (page.hidden && !isFrame)) throw new Error(`${path} is no page of its own`)
  // What the browser should fetch at once comes in front of everything.
  const [hints = ''] = /^(<link [^>]*>)*/.exec(html) ?? []
  return {
    path,
    drawnAt,
    head: hints + (await headOf(page, dataFor(path, client))),
    body: html.slice(hints.length),
    data: scriptJson(dehydrate(client)),
    rooms,
    isFrame,
  }
}

async function render(path: string, client: QueryClient): Promise<string> {
  return toHtml(
    <StrictMode>
      <App
        client={client}
        isDrawn
        router={({ children }) => <StaticRouter location={path}>{children}</StaticRouter>}
      />
    </StrictMode>,
  )
}

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, {
    // In one piece: what came later would need a script to be put into its place.
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
    const { now, deal } = priceAt(product, drawnAt)
    data.push(productData(product, now, deal?.endsAt))
  }
  if (drawnHead.crumbs) data.push(breadcrumbs(drawnHead.crumbs, absolute))
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
          id={drawnDataId}
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
