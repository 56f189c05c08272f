import { useQuery } from '@tanstack/react-query'
import { movedProductQuery } from '@/data/products/moved-product-query'
import { NotFoundPage } from '@/storefront/shared/not-found/not-found-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { ProductSkeleton } from './product-skeleton'

const ProductAt = lazyPart(() => import('./product-page').then((module) => module.ProductAt, reloadOnce))

/** `/product` alone: the product to which the former slug `product` leads, in shops that have one. */
export function SampleProductPage() {
  const { data, error, refetch } = useQuery(movedProductQuery('product'))
  if (data === null) return <NotFoundPage />
  if (error && data === undefined)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  return (
    <SuspenseBoundary fallback={<ProductSkeleton />}>
      {data === undefined ? <ProductSkeleton /> : <ProductAt slug={data} sample />}
    </SuspenseBoundary>
  )
}
