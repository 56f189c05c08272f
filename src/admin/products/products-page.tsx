import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminProducts as words } from '@/content/admin-products'
import { adminProductsPerPage, adminProductsQuery } from '@/data/products/admin-product-queries'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { PageHeader } from '../shared/page-header'
import { Pager } from '../shared/pager'
import { SearchBox } from '../shared/search-box'
import { ErrorNote, StaleNote, StateNote } from '../shared/state-note'
import { useListParams } from '../shared/use-list-params'
import { ProductList } from './product-list'
import { ProductTabs } from './product-tabs'

/** The owner's range, newest first, found by title. */
export function ProductsPage() {
  const { query, page, pageHref, search } = useListParams()
  const list = useQuery(adminProductsQuery({ search: query, page }))
  usePageHead({ title: admin.title(words.title), hidden: true })
  const products = list.data?.products ?? []
  return (
    <div className="md:flex md:h-dvh md:flex-col">
      <div className="bg-paper max-md:sticky max-md:top-0 max-md:z-10">
        <div className="px-4 md:px-5 md:pt-4">
          <PageHeader title={words.title}>
            <Link to={adminPaths.newProduct} className={`${buttonClass({ size: 'small' })} max-md:min-h-11`}>
              <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
              {words.add}
            </Link>
          </PageHeader>
          <div className="flex pb-1 md:pt-3">
            <SearchBox label={words.search} value={query} onSearch={search} />
          </div>
        </div>
        <ProductTabs />
      </div>
      <p role="status" className="sr-only">
        {query && list.data && !list.isPlaceholderData && words.found(list.data.total)}
      </p>
      <section
        aria-label={words.list}
        aria-busy={list.isFetching}
        className={`bg-raised md:min-h-0 md:flex-1 md:overflow-auto ${list.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {list.isRefetchError && <StaleNote retry={() => void list.refetch()} />}
        {list.isPending &&
          Array.from({ length: 12 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows without anything of their own
            <div key={row} className="flex h-16 items-center gap-3 border-b border-line px-4 md:px-5">
              <Skeleton className="h-10 w-8" />
              <span className="grid flex-1 gap-2">
                <Skeleton className="h-3 w-52 max-w-full" />
                <Skeleton className="h-3 w-72 max-w-full" />
              </span>
              <Skeleton className="h-3 w-16" />
            </div>
          ))}
        {list.isLoadingError && (
          <ErrorNote title={words.error} error={list.error} retry={() => void list.refetch()} />
        )}
        {products.length > 0 && <ProductList products={products} />}
        {list.data && products.length === 0 && <NoProducts query={query} page={page} />}
      </section>
      {list.data && list.data.total > 0 && (
        <footer className="flex min-h-11 items-center border-t border-line bg-paper px-4 md:min-h-10 md:px-5">
          <Pager page={page} perPage={adminProductsPerPage} total={list.data.total} hrefOf={pageHref} />
        </footer>
      )}
    </div>
  )
}

function NoProducts({ query, page }: { query: string; page: number }) {
  if (!query && page === 1) {
    return (
      <StateNote title={words.none.title} text={words.none.text}>
        <Link to={adminPaths.newProduct} className={buttonClass({ size: 'medium' })}>
          {words.add}
        </Link>
      </StateNote>
    )
  }
  return (
    <StateNote title={words.noneFound.title(query)} text={words.noneFound.text}>
      <Link to={adminPaths.products} className={buttonClass({ look: 'quiet', size: 'medium' })}>
        {admin.clearFilters}
      </Link>
    </StateNote>
  )
}
