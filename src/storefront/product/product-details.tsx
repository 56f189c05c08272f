import { useEffect } from 'react'
import type { Product } from '@/domain/product/product'
import { RecentlyViewed } from '@/storefront/shared/card/recently-viewed-section'
import { SectionBoundary } from '@/storefront/shared/page/section-boundary'
import { rememberViewed } from '@/storefront/shared/product/recently-viewed'
import { ProductTabs } from './product-tabs'
import { RelatedProducts } from './related-products'

/** Everything below the first screen of a product page. */
export function ProductDetails({ product }: { product: Product }) {
  const { slug } = product
  useEffect(() => rememberViewed(slug), [slug])
  return (
    <>
      <SectionBoundary>
        <ProductTabs product={product} />
      </SectionBoundary>
      <SectionBoundary>
        <RelatedProducts product={product} />
      </SectionBoundary>
      <SectionBoundary>
        <RecentlyViewed except={slug} className="pb-section" />
      </SectionBoundary>
    </>
  )
}
