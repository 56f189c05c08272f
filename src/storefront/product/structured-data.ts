import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { absolute, site } from '@/config/site'
import { common } from '@/content/common'
import { breadcrumbs, scriptJson } from '@/domain/json-ld'
import { type Minor, toDecimal } from '@/domain/money'
import type { Product } from '@/domain/product'
import { putStructuredData } from '@/ui/structured-data'

/** Publishes the product's structured data and returns the function that removes it. */
export function describeProduct(product: Product, offer: Offer) {
  const { title, collection } = product
  const crumbs = [
    { label: common.home, to: paths.home },
    { label: collection.name, to: paths.collection(collection.slug) },
    { label: title, to: paths.product(product.slug) },
  ]
  const graph = [productData(product, offer), breadcrumbs(crumbs, absolute)]
  return putStructuredData(scriptJson({ '@context': 'https://schema.org', '@graph': graph }))
}

/** `price` in minor units of `currency`, `priceEnds` in ms UTC. */
type Offer = { price: Minor; currency: string; priceEnds: number | undefined }

/** A product as schema.org describes it. */
export function productData(product: Product, { price, currency, priceEnds }: Offer) {
  const isAddress = (src: string) => URL.canParse(src, site)
  const url = absolute(paths.product(product.slug))
  return {
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.slug,
    brand: { '@type': 'Brand', name: shop.name },
    image: product.pictures
      .map(({ src }) => src)
      .filter(isAddress)
      .map(absolute),
    url,
    category: product.collection.name,
    ...(product.colors.length > 0 && { color: product.colors.join(', ') }),
    ...(product.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
      },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(price).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(priceEnds !== undefined && { priceValidUntil: new Date(priceEnds).toISOString() }),
    },
  }
}
