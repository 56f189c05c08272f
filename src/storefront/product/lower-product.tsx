import type { Product } from '@/domain/product'
import { ProductTabs } from './product-tabs'
import { RelatedProducts } from './related-products'

/** What stands below the first screen of a product page. */
export function LowerProduct({ product }: { product: Product }) {
  return (
    <>
      <ProductTabs product={product} />
      <RelatedProducts product={product} />
    </>
  )
}
