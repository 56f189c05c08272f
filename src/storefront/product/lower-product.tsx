import { useEffect } from 'react'
import type { Product } from '@/domain/product'
import { Guard } from '@/storefront/shared/guard'
import { rememberViewed } from '@/storefront/shared/recently-viewed'
import { RecentlyViewed } from '@/storefront/shared/recently-viewed-section'
import { ProductTabs } from './product-tabs'
import { RelatedProducts } from './related-products'

/** What stands below the first screen of a product page. */
export function LowerProduct({ product }: { product: Product }) {
  const { slug } = product
  useEffect(() => rememberViewed(slug), [slug])
  return (
    <>
      <Guard>
        <ProductTabs product={product} />
      </Guard>
      <Guard>
        <RelatedProducts product={product} />
      </Guard>
      <Guard>
        <RecentlyViewed except={slug} className="pb-section" />
      </Guard>
    </>
  )
}
