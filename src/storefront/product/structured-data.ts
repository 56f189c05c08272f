import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { scriptJson } from '@/domain/json-ld'
import { toDecimal } from '@/domain/money'
import type { Product } from '@/domain/product'
import { putStructuredData } from '@/ui/structured-data'

/** Tells it to search engines; returns what takes it back. */
export function describeProduct(product: Product, price: number, priceEnds: number | undefined) {
  return putStructuredData(scriptJson(toJsonLd(product, price, priceEnds)))
}

/** A product in the words of schema.org. */
function toJsonLd(product: Product, price: number, priceEnds: number | undefined) {
  const absolute = (path: string) => new URL(path, location.origin).href
  const isAddress = (src: string) => URL.canParse(src, location.origin)
  const url = absolute(paths.product(product.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.slug,
    image: product.pictures
      .map(({ src }) => src)
      .filter(isAddress)
      .map(absolute),
    url,
    category: product.collection.name,
    ...(product.colors.length > 0 && { color: product.colors.join(', ') }),
    offers: {
      '@type': 'Offer',
      url,
      price: toDecimal(price).toFixed(2),
      priceCurrency: shop.currency,
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(priceEnds !== undefined && { priceValidUntil: new Date(priceEnds).toISOString() }),
    },
  }
}
