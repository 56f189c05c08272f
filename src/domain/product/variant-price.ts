import type { ProductSummary, Variant } from './product'

/** A product at the prices of a variant. */
export const pricedAs = <Priced extends Pick<ProductSummary, 'price' | 'originalPrice'>>(
  product: Priced,
  { price, originalPrice }: Pick<Variant, 'price' | 'originalPrice'>,
): Priced =>
  price === undefined && originalPrice === undefined
    ? product
    : { ...product, price: price ?? product.price, originalPrice: originalPrice ?? null }
