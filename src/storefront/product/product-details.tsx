import { useEffect } from 'react'
import type { Product } from '@/domain/product/product'
import { RecentlyViewed } from '@/storefront/shared/card/recently-viewed-section'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { SectionBoundary } from '@/storefront/shared/page/section-boundary'
import { rememberViewed } from '@/storefront/shared/product/recently-viewed'
import { ProductTabs } from './product-tabs'
import { RelatedProducts } from './related-products'

const panelOf = (error: Error, retry: () => void) => (
  <div className="wrap">
    <ErrorPanel error={error} retry={retry} />
  </div>
)

/** Everything below the first screen of a product page. */
export function ProductDetails({ product }: { product: Product }) {
  const { slug } = product
  useEffect(() => rememberViewed(slug), [slug])
  return (
    <>
      <SectionBoundary fallback={panelOf}>
        <ProductTabs product={product} />
      </SectionBoundary>
      <SectionBoundary fallback={panelOf}>
        <RelatedProducts product={product} />
      </SectionBoundary>
      <SectionBoundary fallback={panelOf}>
        <RecentlyViewed except={slug} className="pb-section" />
      </SectionBoundary>
    </>
  )
}
