import type { SyntheticEvent } from 'react'
import { listingWords } from '@/content/catalogue/listing'
import { common } from '@/content/shared/common'
import type { UnderstoodQuery } from '@/data/products/fetch-listing'
import { chosenFacets } from '@/domain/catalogue/facet-choices'
import type { Listing } from '@/domain/catalogue/listing'
import type { ProductSummary } from '@/domain/product/product'
import { ProductCard } from '@/storefront/shared/card/product-card'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { buttonClass } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { resultsId } from '../filters/facet-column-skeleton'
import { GridSkeleton, gridClass, RowsSkeleton, rowsClass } from '../listing-skeleton'
import { useListing } from '../use-listing'
import type { ListingState } from '../use-listing-params'
import { cardSizes, priorityCards } from './card-sizes'
import { useCardFocus } from './use-card-focus'

const AppliedFilters = lazyPart(() =>
  import('../filters/applied-filters').then((module) => module.AppliedFilters),
)
const SearchNote = lazyPart(() => import('./search-note').then((module) => module.SearchNote))
const NothingFound = lazyPart(() => import('./nothing-found').then((module) => module.NothingFound))
const ProductRow = lazyPart(() => import('./product-row').then((module) => module.ProductRow), {
  instead: ProductCard,
})

type ListingResultsProps = {
  listing: Listing
  state: ListingState
  /** True when the filter column is beside the list. */
  column: boolean
}

/** Number of results, applied filters, and the products. */
export function ListingResults(props: ListingResultsProps) {
  const { listing, state } = props
  const { query, facets } = state.address
  const list = useListing(listing, state.address)
  return (
    <div id={resultsId} tabIndex={-1} className="min-w-0 scroll-mt-32 outline-none">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 max-lg:mt-1">
        <p role="status" className="text-14 text-muted tabular-nums">
          {!list.error && countWords(list.total, query, list.corrected)}
        </p>
        {(chosenFacets(facets).length > 0 || (query !== '' && !listing.isSearch)) && (
          <SuspenseBoundary fallback={<span className="h-11 max-md:w-full" />}>
            <AppliedFilters listing={listing} state={state} />
          </SuspenseBoundary>
        )}
      </div>
      {list.corrected !== null || (list.understood && !isPlain(list.understood)) ? (
        <SuspenseBoundary fallback={<div className="-mt-3 mb-3 h-11" />}>
          <SearchNote understood={list.understood} isCorrected={list.corrected !== null} state={state} />
        </SuspenseBoundary>
      ) : null}
      <Products {...props} list={list} />
    </div>
  )
}

/** True when a query says no more than a type of product or words, so that there is nothing to explain. */
const isPlain = ({
  isExact,
  colors,
  sizes,
  department,
  low,
  high,
  onSale,
  leftOut,
  notSought,
}: UnderstoodQuery) =>
  isExact &&
  !onSale &&
  department === null &&
  low === null &&
  high === null &&
  colors.length + sizes.length + leftOut.length + notSought.length === 0

function countWords(total: number | undefined, query: string, corrected: string | null) {
  if (total === undefined) return common.loading
  return query === '' ? listingWords.count(total) : listingWords.results(total, query, corrected)
}

type ProductsProps = ListingResultsProps & { list: ReturnType<typeof useListing> }

/** The products; "Load More" appends and keeps the scroll position. */
function Products({ listing, state, list, column }: ProductsProps) {
  const { address, change, hrefOf } = state
  const { products, total, stale, terms } = list
  const { ref, onOpen, awaitFrom } = useCardFocus(products.length)

  if (list.error) return <ErrorPanel error={list.error} retry={() => void list.refetch()} />
  if (total === undefined)
    return address.view === 'grid' ? <GridSkeleton column={column} /> : <RowsSkeleton column={column} />
  if (total === 0)
    return (
      <SuspenseBoundary fallback={<div className="min-h-[60vh]" />}>
        <NothingFound listing={listing} state={state} />
      </SuspenseBoundary>
    )
  const highlight = address.query === '' ? undefined : terms
  const colors = [...address.facets.color, ...(list.understood?.colors ?? [])]
  const shownColor = ({ picture: { color } }: ProductSummary) =>
    color !== null && colors.includes(color) ? { color } : {}
  const loadMore = () => {
    awaitFrom(products.length)
    change({ page: address.page + 1 }, { replace: true })
  }
  return (
    <div aria-busy={stale} className={stale ? 'opacity-60' : ''}>
      {address.view === 'grid' ? (
        <ul ref={ref} onClick={onOpen} className={`cards-below-first-screen ${gridClass(column)}`}>
          {products.map((product, index) => (
            <li key={product.id} className="min-w-0">
              <ProductCard
                product={product}
                heading="h2"
                // With a banner above, the first cards are not the most important pictures.
                priority={index < priorityCards && !listing.banner}
                sizes={column ? cardSizes.beside : cardSizes.whole}
                {...shownColor(product)}
                {...(highlight && { highlight })}
              />
            </li>
          ))}
        </ul>
      ) : (
        <SuspenseBoundary fallback={<RowsSkeleton column={column} />}>
          <ul ref={ref} onClick={onOpen} className={rowsClass(column)}>
            {products.map((product) => (
              <li key={product.id} className="min-w-0">
                <ProductRow product={product} {...shownColor(product)} {...(highlight && { highlight })} />
              </li>
            ))}
          </ul>
        </SuspenseBoundary>
      )}
      <div className="mt-10 grid justify-items-center gap-3">
        {list.moreFailed && (
          <p role="alert" className="text-14 text-danger-text">
            {listingWords.moreFailed}
          </p>
        )}
        <p className="text-14 text-muted tabular-nums">{listingWords.shown(products.length, total)}</p>
        <LoadMore
          list={list}
          listing={listing}
          href={hrefOf({ page: address.page + 1 })}
          loadMore={loadMore}
        />
      </div>
    </div>
  )
}

type LoadMoreProps = Pick<ProductsProps, 'list' | 'listing'> & { href: string; loadMore: () => void }

/** A button that is a link to the longer list: crawlers follow it, and it works before the page's code is there. */
function LoadMore({ list, listing, href, loadMore }: LoadMoreProps) {
  const { more, loadingMore, moreFailed, retryMore } = list
  if (!more) return null
  const words = listing.banner === 'department' ? listingWords.loadMoreProducts : listingWords.loadMore
  const press = (event: SyntheticEvent) => {
    event.preventDefault()
    if (moreFailed) void retryMore()
    else if (!loadingMore) loadMore()
  }
  return (
    <a
      role="button"
      href={href}
      rel="next"
      aria-disabled={loadingMore || undefined}
      onClick={press}
      onKeyDown={(event) => event.key === ' ' && press(event)}
      className={buttonClass({ look: 'line' })}
    >
      {loadingMore ? common.loading : moreFailed ? common.tryAgain : words}
    </a>
  )
}
