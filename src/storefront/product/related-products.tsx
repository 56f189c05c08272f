import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { relatedWords } from '@/content/product'
import { relatedProductsQuery } from '@/data/products/product-list-queries'
import type { Product } from '@/domain/product'
import { ProductCard, ProductCardSkeleton } from '@/storefront/shared/product-card'
import { Button } from '@/ui/button'

/** Four others of the same collection. It fails alone, with a way to try again. */
export function RelatedProducts({ product }: { product: Product }) {
  const { collection, slug } = product
  const { data, isError, refetch } = useQuery(relatedProductsQuery(collection.slug, slug))
  if (data?.length === 0) return null
  return (
    <section className="py-section" aria-labelledby="related">
      <div className="mb-6 flex items-end justify-between gap-4 md:mb-8">
        <h2 id="related" className="max-w-52 text-44 leading-[1.08] md:max-w-none">
          {relatedWords.title}
        </h2>
        <Link
          to={paths.collection(collection.slug)}
          aria-label={relatedWords.viewAll(collection.name)}
          className="group inline-flex min-h-11 shrink-0 items-center gap-1.5 font-semibold hover:text-majorelle"
        >
          {common.viewAll}
          <ArrowRight
            size={18}
            strokeWidth={1.6}
            aria-hidden="true"
            className="transition-transform duration-slow ease-out group-hover:translate-x-1 rtl:-scale-x-100"
          />
        </Link>
      </div>
      {isError ? (
        <p role="status" className="flex flex-wrap items-center gap-4 text-muted">
          {relatedWords.failed}
          <Button look="quiet" size="medium" onClick={() => refetch()}>
            {common.tryAgain}
          </Button>
        </p>
      ) : (
        <div className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5">
          {data
            ? data.map((each) => <ProductCard key={each.id} product={each} />)
            : [0, 1, 2, 3].map((place) => <ProductCardSkeleton key={place} />)}
        </div>
      )}
    </section>
  )
}
