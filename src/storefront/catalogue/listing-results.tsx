import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { limits } from '@/config/limits'
import { common } from '@/content/common'
import { listingWords } from '@/content/listing'
import { type ListingFilter, productListQuery } from '@/data/products/product-list-queries'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { ProductCard } from '@/storefront/shared/product-card'
import { Button } from '@/ui/button'
import { changeParams, type ListingParams } from './listing-params'
import { GridSkeleton, gridClass } from './listing-skeleton'
import { ListingToolbar } from './listing-toolbar'
import type { Place } from './places'

const NothingFound = lazy(() =>
  import('./nothing-found').then((module) => ({ default: module.NothingFound })),
)
const ProductRow = lazy(() => import('./product-row').then((module) => ({ default: module.ProductRow })))

type ListingResultsProps = { place: Place; chosen: ListingParams; title: string }

/** The products of a list; "Load More" adds to them and keeps the place. */
export function ListingResults({ place, chosen, title }: ListingResultsProps) {
  const { query, page, view } = chosen
  const { data, error, refetch, isPlaceholderData } = useQuery(productListQuery(toFilter(place, chosen)))
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const list = useRef<HTMLUListElement>(null)
  const shown = data?.products.length ?? 0
  // The number of products before "Load More": the first new one takes the focus.
  const [before, setBefore] = useState<number | null>(null)

  useEffect(() => {
    if (before === null || shown <= before) return
    list.current?.children[before]?.querySelector('a')?.focus({ preventScroll: true })
    setBefore(null)
  }, [before, shown])

  if (error && !data) return <ErrorPanel error={error} retry={() => void refetch()} />
  const count =
    data === undefined
      ? common.loading
      : query === ''
        ? listingWords.count(data.total)
        : listingWords.results(data.total, query)
  const loadMore = () => {
    setBefore(shown)
    navigate(pathname + changeParams(params, { page: String(page + 1) }), { replace: true })
  }
  return (
    <>
      <ListingToolbar place={place} chosen={chosen} count={count} />
      {data === undefined && <GridSkeleton />}
      {data?.total === 0 && (
        <Suspense fallback={<div className="min-h-[60vh]" />}>
          <NothingFound place={place} query={query} title={title} />
        </Suspense>
      )}
      {data && data.total > 0 && (
        <div
          aria-busy={isPlaceholderData}
          className={isPlaceholderData && before === null ? 'opacity-60' : ''}
        >
          <ul ref={list} className={view === 'grid' ? gridClass : 'grid gap-x-10 lg:grid-cols-2'}>
            {data.products.map((product, index) => (
              <li key={product.id} className="min-w-0">
                {view === 'grid' ? (
                  <ProductCard product={product} heading="h2" priority={index < 2} />
                ) : (
                  <Suspense fallback={<div className="h-44" />}>
                    <ProductRow product={product} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
          <div className="mt-10 grid justify-items-center gap-3">
            <p className="text-14 text-muted tabular-nums">{listingWords.shown(shown, data.total)}</p>
            {shown < data.total && page < limits.listPages && (
              <Button
                look="line"
                aria-disabled={isPlaceholderData || undefined}
                onClick={isPlaceholderData ? undefined : loadMore}
              >
                {isPlaceholderData ? common.loading : listingWords.loadMore}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}

function toFilter(place: Place, { category, query, sort, page }: ListingParams): ListingFilter {
  const kinds =
    place.categories.find(({ name }) => name === category)?.kinds ?? (category ? [category] : null)
  return {
    ...place.filter,
    ...(kinds && { categories: kinds }),
    ...(query !== '' && { search: query }),
    sort,
    limit: page * limits.listPage,
  }
}
