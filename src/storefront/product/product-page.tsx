import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { productQuery } from '@/data/products/product-queries'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { ProductSkeleton } from './product-skeleton'
import { ProductView } from './product-view'

const ProductNotFound = lazy(() =>
  import('./product-not-found').then((module) => ({ default: module.ProductNotFound }), reloadOnce),
)

/** The former slug whose product stands at `/product` alone, in shops that have one. */
const nameless = 'product'

/** `/product/:slug`, and `/product`. */
export function ProductPage() {
  const { slug } = useParams()
  const { data, error, refetch } = useQuery(productQuery(slug ?? nameless))
  if (data)
    return (
      <ProductView
        key={data.slug}
        product={data}
        sample={slug === undefined}
        refresh={() => void refetch()}
      />
    )
  if (error)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  return (
    <SuspenseBoundary fallback={<ProductSkeleton />}>
      {data === null ? <ProductNotFound slug={slug ?? nameless} /> : <ProductSkeleton />}
    </SuspenseBoundary>
  )
}
