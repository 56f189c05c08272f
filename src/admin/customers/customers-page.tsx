import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminCustomers as words } from '@/content/admin-customers'
import { customersPerPage, customersQuery } from '@/data/customers/customer-queries'
import { type CustomerSort, customerSorts } from '@/domain/customer'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Choices } from '../shared/choices'
import { PageHeader } from '../shared/page-header'
import { Pager } from '../shared/pager'
import { SearchBox } from '../shared/search-box'
import { ErrorNote, StaleNote, StateNote } from '../shared/state-note'
import { useFocusBack } from '../shared/use-focus-back'
import { useListParams } from '../shared/use-list-params'
import { CustomerDrawer } from './customer-drawer'
import { CustomerRows, CustomerRowsSkeleton } from './customer-rows'
import { ExportCustomers } from './export-customers'

/** Everyone who ordered: found, sorted, taken away as a file, and read in the drawer beside the list. */
export function CustomersPage() {
  const { email } = useParams()
  const { state } = useLocation()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const sort = toSort(params.get('sort'))
  const list = useQuery(customersQuery({ search: query, sort, page }))
  useFocusBack(email)
  usePageHead({ title: admin.title(words.title), hidden: true })

  const customers = list.data?.customers ?? []
  const tail = params.size > 0 ? `?${params}` : ''
  const listHref = adminPaths.customers + tail
  return (
    <div
      className={`md:h-dvh ${email ? 'md:grid md:grid-cols-1 2xl:grid-cols-[minmax(0,1fr)_26.25rem]' : ''}`}
    >
      <section
        aria-label={words.list}
        className={`min-w-0 md:flex md:h-dvh md:flex-col ${email ? 'max-md:hidden' : ''}`}
      >
        <div className="border-b border-line bg-paper max-md:sticky max-md:top-0 max-md:z-10">
          <div className="px-4 md:px-5 md:pt-4">
            <PageHeader title={words.title}>
              <ExportCustomers search={query} sort={sort} />
            </PageHeader>
            <div className="flex flex-wrap gap-2 pb-3 md:pt-3">
              <SearchBox label={words.search} value={query} onSearch={search} />
              <Choices
                label={words.sort.label}
                chosen={sort}
                choices={customerSorts.map((value) => ({
                  value,
                  label: words.sort.choices[value],
                  to: hrefOf({ sort: value === 'last' ? null : value }),
                }))}
              />
            </div>
          </div>
        </div>
        <p role="status" className="sr-only">
          {query && list.data && !list.isPlaceholderData && words.found(list.data.total)}
        </p>
        <div
          aria-busy={list.isFetching}
          className={`bg-raised md:min-h-0 md:flex-1 md:overflow-auto ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {list.isRefetchError && <StaleNote retry={() => void list.refetch()} />}
          {list.isPending && <CustomerRowsSkeleton />}
          {list.isLoadingError && (
            <ErrorNote title={words.error} error={list.error} retry={() => void list.refetch()} />
          )}
          {customers.length > 0 && (
            <CustomerRows
              customers={customers}
              openEmail={email}
              hrefOf={(each) => `${adminPaths.customers}/${encodeURIComponent(each)}${tail}`}
              linkState={email ? state : { fromList: true }}
            />
          )}
          {list.data && customers.length === 0 && <Nobody query={query} />}
        </div>
        {list.data && list.data.total > 0 && (
          <footer className="flex min-h-11 items-center border-t border-line bg-paper px-4 md:min-h-10 md:px-5">
            <Pager page={page} perPage={customersPerPage} total={list.data.total} hrefOf={pageHref} />
          </footer>
        )}
      </section>
      {email && <CustomerDrawer key={email} email={email} listHref={listHref} />}
    </div>
  )
}

function Nobody({ query }: { query: string }) {
  if (!query) return <StateNote {...words.none} />
  return (
    <StateNote title={words.noneFound.title(query)} text={words.noneFound.text}>
      <Link to={adminPaths.customers} className={buttonClass({ look: 'quiet', size: 'medium' })}>
        {admin.clearFilters}
      </Link>
    </StateNote>
  )
}

function toSort(value: string | null): CustomerSort {
  return customerSorts.find((sort) => sort === value) ?? 'last'
}
