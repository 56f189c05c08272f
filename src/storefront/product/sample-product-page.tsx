import { useQuery } from '@tanstack/react-query'
import { movedProductQuery } from '@/data/products/moved-product-query'
import { NotFoundPage } from '@/storefront/shared/not-found/not-found-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { ProductAt } from './product-page'
import { ProductSkeleton } from './product-skeleton'

/** `/product` alone: the product to which the former slug `product` leads, in shops that have one. */
export function SampleProductPage() {
  const { data, error, refetch } = useQuery(movedProductQuery('product'))
  if (data) return <ProductAt slug={data} sample />
  if (data === null) return <NotFoundPage />
  return error ? (
    <div className="wrap">
      <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
    </div>
  ) : (
    <ProductSkeleton />
  )
}
