import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { paths } from '@/config/paths'
import { home } from '@/content/pages/home'
import type { HomeSections } from '@/data/products/fetch-home-sections'
import { homeSectionsQuery } from '@/data/products/home-sections'
import { productKeys } from '@/data/products/product-keys'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { SectionBoundary } from '@/storefront/shared/page/section-boundary'
import { SectionHead } from '@/storefront/shared/page/section-head'
import { StatePanel } from '@/ui/state-panel'
import { BestSellers } from './best-sellers'
import { CategoryTiles } from './category-tiles'
import { DailyDeals } from './daily-deals'
import { FlashSale } from './flash-sale'
import { flashSaleWindow } from './flash-sale-window'
import { NewArrivals } from './new-arrivals'
import { ProductGrid } from './product-grid'

type Products = HomeSections['flash'] | undefined

/** Everything below the first screen. */
export function Sections() {
  const client = useQueryClient()
  const { data, error, refetch, dataUpdatedAt } = useQuery(homeSectionsQuery())
  const onOver = useCallback(() => void client.invalidateQueries({ queryKey: productKeys.home() }), [client])
  const failed = error !== null && data === undefined
  const isEmpty = data !== undefined && Object.values(data).every((products) => products.length === 0)
  const productsOf = (name: keyof HomeSections) => (failed ? [] : data?.[name])
  return (
    <>
      <SectionBoundary>
        <CategoryTiles />
      </SectionBoundary>
      {failed && (
        <div className="wrap">
          <ErrorPanel error={error} retry={() => void refetch()} />
        </div>
      )}
      {isEmpty && (
        <div className="wrap">
          <StatePanel title={home.empty.title} text={home.empty.text} />
        </div>
      )}
      <Section products={productsOf('flash')}>
        {(products) => (
          <FlashSale
            products={products}
            sale={data ? flashSaleWindow(data.flash, dataUpdatedAt) : null}
            onOver={onOver}
          />
        )}
      </Section>
      <Section products={productsOf('trending')}>
        {(products) => (
          <section className="below-first-screen wrap py-section">
            <SectionHead title={home.trending.title} text={home.trending.text} to={paths.search} />
            <ProductGrid products={products} length={12} />
          </section>
        )}
      </Section>
      <SectionBoundary>
        <DailyDeals />
      </SectionBoundary>
      <Section products={productsOf('arrivals')}>{(products) => <NewArrivals products={products} />}</Section>
      <Section products={productsOf('best')}>{(products) => <BestSellers products={products} />}</Section>
    </>
  )
}

/** Shows a section while its products load, and hides it without any. */
function Section({
  products,
  children,
}: {
  products: Products
  children: (products: Products) => ReactNode
}) {
  return products?.length === 0 ? null : <SectionBoundary>{children(products)}</SectionBoundary>
}
