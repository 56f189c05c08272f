import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { paths } from '@/config/paths'
import { home } from '@/content/home'
import { featuredProductsQuery, productKeys } from '@/data/products/product-queries'
import type { ProductSummary } from '@/domain/product'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { SectionBoundary } from '@/storefront/shared/page/section-boundary'
import { StatePanel } from '@/ui/state-panel'
import { BestSellers } from './best-sellers'
import { CategoryTiles } from './category-tiles'
import { DailyDeals } from './daily-deals'
import { FlashSale } from './flash-sale'
import { flashSaleWindow } from './flash-sale-window'
import { NewArrivals } from './new-arrivals'
import { ProductGrid } from './product-grid'
import { SectionHead } from './section-head'

type Products = readonly ProductSummary[] | undefined

/** Everything below the first screen, in the specification's order. */
export function Sections() {
  const client = useQueryClient()
  const { data, error, refetch, dataUpdatedAt } = useQuery(featuredProductsQuery())
  const onOver = useCallback(
    () => void client.invalidateQueries({ queryKey: productKeys.featured() }),
    [client],
  )
  const failed = error !== null && data === undefined
  const slice = (from: number, to: number) => (failed ? [] : data?.slice(from, to))
  return (
    <>
      <SectionBoundary>
        <CategoryTiles />
      </SectionBoundary>
      {failed ? (
        <div className="wrap">
          <ErrorPanel error={error} retry={() => void refetch()} />
        </div>
      ) : data?.length === 0 ? (
        <div className="wrap">
          <StatePanel title={home.empty.title} text={home.empty.text} />
        </div>
      ) : (
        <SectionBoundary>
          <FlashSale
            products={data?.slice(0, 12)}
            sale={data ? flashSaleWindow(data, dataUpdatedAt) : null}
            onOver={onOver}
          />
        </SectionBoundary>
      )}
      <Slice products={slice(12, 24)}>
        {(products) => (
          <section className="wrap py-section">
            <SectionHead title={home.trending.title} text={home.trending.text} to={paths.collections} />
            <ProductGrid products={products} length={12} />
          </section>
        )}
      </Slice>
      <SectionBoundary>
        <DailyDeals />
      </SectionBoundary>
      <Slice products={slice(24, 36)}>{(products) => <NewArrivals products={products} />}</Slice>
      <Slice products={slice(36, 40)}>{(products) => <BestSellers products={products} />}</Slice>
    </>
  )
}

/** Shows a section while its products load, and hides it without any. */
function Slice({ products, children }: { products: Products; children: (products: Products) => ReactNode }) {
  return products?.length === 0 ? null : <SectionBoundary>{children(products)}</SectionBoundary>
}
