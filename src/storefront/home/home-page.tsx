import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { paths } from '@/config/paths'
import { home } from '@/content/home'
import { featuredProductsQuery, productKeys } from '@/data/products/product-queries'
import { liveDeal, type ProductSummary } from '@/domain/product'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { usePageHead } from '@/ui/page-head'
import { StatePanel } from '@/ui/state-panel'
import { BestSellers } from './best-sellers'
import { CategoryTiles } from './category-tiles'
import { DailyDeals } from './daily-deals'
import { FactsStrip } from './facts-strip'
import { FlashSale } from './flash-sale'
import { Hero } from './hero'
import { NewArrivals } from './new-arrivals'
import { ProductGrid } from './product-grid'
import { SectionHead } from './section-head'

/** The start: the curated products in their order, cut into the specification's sections. */
export function HomePage() {
  usePageHead({ title: home.title, description: home.description, path: paths.home })
  const client = useQueryClient()
  const { data, error, refetch, dataUpdatedAt } = useQuery(featuredProductsQuery())
  const onOver = useCallback(
    () => void client.invalidateQueries({ queryKey: productKeys.featured() }),
    [client],
  )
  const slice = (from: number, to: number) => data?.slice(from, to)
  const sale = data ? flashSaleOf(data.slice(0, 12), dataUpdatedAt) : null
  const failed = error !== null && data === undefined

  return (
    <>
      <Hero flashEndsAt={data || failed ? (sale?.endsAt ?? null) : undefined} />
      <FactsStrip />
      <CategoryTiles />
      {failed ? (
        <div className="wrap">
          <ErrorPanel error={error} retry={() => void refetch()} />
        </div>
      ) : data?.length === 0 ? (
        <div className="wrap">
          <StatePanel title={home.empty.title} text={home.empty.text} />
        </div>
      ) : (
        <FlashSale products={slice(0, 12)} sale={sale} onOver={onOver} />
      )}
      <Slice products={slice(12, 24)} isMissing={failed}>
        {(products) => (
          <section className="wrap py-section">
            <SectionHead title={home.trending.title} text={home.trending.text} to={paths.collections} />
            <ProductGrid products={products} length={12} />
          </section>
        )}
      </Slice>
      <DailyDeals />
      <Slice products={slice(24, 36)} isMissing={failed}>
        {(products) => <NewArrivals products={products} />}
      </Slice>
      <Slice products={slice(36, 40)} isMissing={failed}>
        {(products) => <BestSellers products={products} />}
      </Slice>
    </>
  )
}

type Products = readonly ProductSummary[] | undefined
type SliceProps = {
  products: Products
  isMissing: boolean
  children: (products: Products) => React.ReactNode
}

/** A section that stands while its products are on their way, and not at all without any. */
function Slice({ products, isMissing, children }: SliceProps) {
  return isMissing || products?.length === 0 ? null : children(products)
}

/** The end of the flash prices that end first, and how many products end with it. */
function flashSaleOf(products: readonly ProductSummary[], now: number) {
  const ends = products.flatMap((product) => {
    const deal = liveDeal(product, now)
    return deal?.kind === 'flash' ? [deal.endsAt] : []
  })
  if (ends.length === 0) return null
  const endsAt = Math.min(...ends)
  return { endsAt, count: ends.filter((end) => end === endsAt).length }
}
