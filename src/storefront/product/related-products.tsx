import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { relatedWords } from '@/content/product/product-more'
import { recommendationWords } from '@/content/product/recommendations'
import { common } from '@/content/shared/common'
import { recommendationsQuery } from '@/data/products/recommendation-queries'
import type { Product } from '@/domain/product/product'
import { ProductCard, ProductCardSkeleton } from '@/storefront/shared/card/product-card'
import { ProductRowSection } from '@/storefront/shared/card/product-row-section'
import { MovingArrow } from '@/storefront/shared/page/moving-arrow'
import { useNearViewport } from '@/storefront/shared/page/use-near-viewport'
import { Button } from '@/ui/button'

/** A row of four. */
const inRow = 4

/** Four other products of the same collection, and products bought in the same orders. Each row fails on its own. */
export function RelatedProducts({ product }: { product: Product }) {
  const { collection, slug } = product
  const section = useRef<HTMLElement>(null)
  const near = useNearViewport(section)
  const { data, isError, refetch } = useQuery({ ...recommendationsQuery(slug), enabled: near })
  const failed = isError && !data
  return (
    <>
      {data?.similar.length !== 0 && (
        <section ref={section} className="below-first-screen py-section" aria-labelledby="related">
          <div className="mb-6 flex items-end justify-between gap-4 md:mb-8">
            <h2 id="related" className="max-w-52 text-44 leading-[1.08] md:max-w-none">
              {relatedWords.title}
            </h2>
            <Link
              to={paths.collection(collection.slug)}
              aria-label={relatedWords.viewAll(collection.name)}
              className="group inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold hover:text-accent"
            >
              {common.viewAll}
              <MovingArrow />
            </Link>
          </div>
          <div className="relative">
            {failed && (
              <p role="status" className="absolute flex flex-wrap items-center gap-4 text-muted">
                {relatedWords.failed}
                <Button look="quiet" size="medium" onClick={() => void refetch()}>
                  {common.tryAgain}
                </Button>
              </p>
            )}
            <div
              className={`grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5 ${failed ? 'invisible' : ''}`}
            >
              {data
                ? data.similar.slice(0, inRow).map((each) => <ProductCard key={each.id} product={each} />)
                : [0, 1, 2, 3].map((place) => <ProductCardSkeleton key={place} />)}
            </div>
          </div>
        </section>
      )}
      {!failed && data?.together.length !== 0 && (
        <ProductRowSection
          title={recommendationWords.together.title}
          products={data?.together}
          failed={false}
          retry={() => void refetch()}
          className="pb-section"
        />
      )}
    </>
  )
}
