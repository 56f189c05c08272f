import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { paths } from '@/config/paths'
import { countries } from '@/config/shipping'
import { optionWord } from '@/config/shop'
import { absolute, pageUrl } from '@/config/site'
import { shopName } from '@/content/shared/shop-words'
import { collectionsQuery } from '@/data/collections/collection-queries'
import type { ListingPage } from '@/data/products/fetch-listing'
import { productKeys } from '@/data/products/product-keys'
import { productQuery } from '@/data/products/product-queries'
import { reviewKeys } from '@/data/reviews/review-keys'
import type { ReviewPage } from '@/data/reviews/review-mapper'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { settingsQuery } from '@/data/settings/settings-queries'
import { pageInstead } from '@/domain/catalogue/shop-category'
import { deliveryOffers } from '@/domain/delivery/delivery-offer'
import { type Product, priceAt } from '@/domain/product/product'
import { listedPage } from '@/domain/seo/item-list'
import { breadcrumbs } from '@/domain/seo/json-ld'
import { returnPolicy, returnPolicyId, shippingDetails } from '@/domain/seo/merchant-terms'
import { onlineStore, webSite } from '@/domain/seo/online-store'
import { productGroup } from '@/domain/seo/product-group'
import { pageQuery, slugOfPath } from '@/sections/page-query'
import { factsOf } from '@/storefront/shared/sections/shop-facts'
import { pageNodes } from './page-nodes'
import { pictureUrl } from './picture-url'

type DescribedPage = {
  pathname: string
  search: URLSearchParams
  /** Filled with the answers from which the page was rendered. */
  client: QueryClient
  crumbs: readonly { label: string; to?: string | undefined }[] | undefined
  title: string
  description?: string | undefined
  /** The canonical path. */
  path?: string | undefined
  /** The time at which prices hold, in ms UTC. */
  now: number
}

/** What a page is about, as the nodes of a graph in the words of schema.org; none for a page that is about nothing. */
export function structuredData(page: DescribedPage): object[] {
  const nodes = mainNodes(page)
  return page.crumbs ? [...nodes, breadcrumbs(page.crumbs, addressesIn(page.client))] : nodes
}

/** The addresses by which search engines know the shop's paths: of a collection that a page shows instead, that page's. */
function addressesIn(client: QueryClient) {
  const categories = client.getQueryData(settingsQuery().queryKey)?.categories ?? []
  return (path: string) => {
    const slug = matchPath('/collections/:slug', path)?.params.slug
    return pageUrl((slug !== undefined && pageInstead(slug, categories)) || path)
  }
}

function mainNodes(page: DescribedPage): object[] {
  const { pathname, client } = page
  const settings = client.getQueryData(settingsQuery().queryKey)
  if (pathname === paths.home) return home(settings)
  if (pathname === paths.collections) return collections(page)
  const slug = matchPath('/product/:slug', pathname)?.params.slug
  if (slug === undefined) return [...ownPage(page, settings), ...listing(page)]
  const product = client.getQueryData(productQuery(slug).queryKey)
  return product && settings ? productNodes(product, settings, page) : []
}

function home(settings: ShopSettings | undefined): object[] {
  const name = shopName()
  const url = pageUrl('/')
  return [
    onlineStore({
      name,
      url,
      logo: settings?.brand.hasIcons ? absolute('/icons/icon-512.png') : null,
      email: settings?.contactEmail ?? null,
      identity: settings?.identity,
      support: settings?.support,
      returns: settings && returnNode(settings),
    }),
    webSite({ name, url, searchUrl: `${pageUrl(paths.search)}?q=` }),
  ]
}

/** Returns are taken from wherever the shop delivers to, its own country first; undefined where none are promised. */
function returnNode({ zones, defaultCountry, returnDays: days, returnsAreFree: isFree }: ShopSettings) {
  if (days === null) return undefined
  const served = deliveryOffers(zones, countries, 0).flatMap((offer) => offer.countries)
  return returnPolicy({
    days,
    isFree,
    countries: [...new Set([defaultCountry, ...served])],
    url: pageUrl(paths.returns),
  })
}

function productNodes(product: Product, settings: ShopSettings, { client, now }: DescribedPage): object[] {
  const { zones, currency } = settings
  const returns = returnNode(settings)
  const delivery = shippingDetails(deliveryOffers(zones, countries, priceAt(product, now).now), currency)
  const [reviews] = client.getQueriesData<InfiniteData<ReviewPage>>({
    queryKey: reviewKeys.lists(product.slug),
  })
  return [
    productGroup({
      product,
      brand: shopName(),
      currency,
      now,
      url: pageUrl(paths.product(product.slug)),
      urlOf: (variant) => pageUrl(paths.variant(product.slug, variant)),
      pictureUrl,
      optionWord,
      delivery: delivery.map((node) => node['@id']),
      returns: returns && returnPolicyId,
      reviews: reviews?.[1]?.pages[0]?.reviews ?? [],
    }),
    ...delivery,
    ...(returns ? [returns] : []),
  ]
}

/** A page with a list of products; none where the page has no such list. */
function listing({ pathname, client, title, description, path = pathname }: DescribedPage): object[] {
  const lists = client.getQueriesData<InfiniteData<ListingPage>>({ queryKey: productKeys.lists() })
  const pages = lists.find(([, data]) => data)?.[1]?.pages
  if (!pages) return []
  const items = pages
    .flatMap(({ products }) => products)
    .map((product) => ({ name: product.title, url: pageUrl(paths.product(product.slug)) }))
  const type = pathname === paths.search ? 'SearchResultsPage' : 'CollectionPage'
  const total = pages[0]?.total ?? items.length
  return [listedPage({ type, name: title, description, url: pageUrl(path), items, total })]
}

function collections({ client, title, description }: DescribedPage): object[] {
  const addressOf = addressesIn(client)
  const items = (client.getQueryData(collectionsQuery().queryKey) ?? [])
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ slug, name }) => ({ name, url: addressOf(paths.collection(slug)) }))
  const url = pageUrl(paths.collections)
  return [listedPage({ type: 'CollectionPage', name: title, description, url, items, total: items.length })]
}

function ownPage({ pathname, client, ...described }: DescribedPage, settings?: ShopSettings): object[] {
  const page = client.getQueryData(pageQuery(slugOfPath(pathname)).queryKey)
  return page && page.movedTo === undefined ? pageNodes({ ...described, page, facts: factsOf(settings) }) : []
}
