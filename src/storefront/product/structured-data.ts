import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { toDecimal } from '@/domain/money'
import type { Product } from '@/domain/product'

/** A product in the words of schema.org. */
export function toJsonLd(product: Product, price: number, priceEnds: number | undefined) {
  const absolute = (path: string) => new URL(path, location.origin).href
  const url = absolute(paths.product(product.slug))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    sku: product.slug,
    image: product.pictures.map(({ src }) => absolute(src)),
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
