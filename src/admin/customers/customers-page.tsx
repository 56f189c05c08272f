import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminCustomers as words } from '@/content/admin/customers'
import { customersPerPage, customersQuery } from '@/data/customers/customer-queries'
import { type CustomerSort, customerSorts } from '@/domain/orders/customer'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { useDetailLinks } from '../shared/drawer/use-detail-links'
import { DataTable, DataTableSkeleton } from '../shared/list/data-table'
import { ListScreen } from '../shared/list/list-screen'
import { SearchBox } from '../shared/list/search-box'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { StateNote } from '../shared/page/state-note'
import { customerTable } from './customer-columns'
import { CustomerDrawer } from './customer-drawer'
import { ExportCustomers } from './export-customers'
import { TagFilter } from './tag-filter'

/** All customers: search, sort, export, and one open in the drawer. */
export function CustomersPage() {
  const { customer } = useParams()
  const navigate = useNavigate()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const sort = toSort(params.get('sort'))
  const tag = (params.get('tag') ?? '').slice(0, 30)
  const filter = { search: query, tag, sort }
  const list = useQuery(customersQuery({ ...filter, page }))
  const { listHref, links } = useDetailLinks(adminPaths.customers, customer)
  usePageHead({ title: admin.title(words.title), hidden: true })

  const customers = list.data?.customers ?? []
  return (
    <ListScreen
      title={words.title}
      label={words.list}
      actions={<ExportCustomers filter={filter} />}
      tools={
        <>
          <SearchBox label={words.search} value={query} onSearch={search} />
          <TagFilter
            tags={list.data?.tags ?? []}
            chosen={tag}
            onChoose={(value) => void navigate(hrefOf({ tag: value }))}
          />
          <SegmentedLinks
            label={words.sort.label}
            chosen={sort}
            choices={customerSorts.map((value) => ({
              value,
              label: words.sort.choices[value],
              to: hrefOf({ sort: value === 'last' ? null : value }),
            }))}
          />
        </>
      }
      list={list}
      errorTitle={words.error}
      found={(query !== '' || tag !== '') && list.data && words.found(list.data.total)}
      skeleton={<DataTableSkeleton table={customerTable} />}
      count={customers.length}
      rows={<DataTable table={customerTable} rows={customers} links={links} />}
      none={<NoCustomers query={query} tag={tag} />}
      pager={{ page, perPage: customersPerPage, hrefOf: pageHref }}
      detail={customer && <CustomerDrawer key={customer} customerKey={customer} listHref={listHref} />}
    />
  )
}

function NoCustomers({ query, tag }: { query: string; tag: string }) {
  if (!query && !tag) return <StateNote {...words.none} />
  return (
    <StateNote
      title={query ? words.noneFound.title(query) : words.noneFound.tag(tag)}
      text={words.noneFound.text}
    >
      <Link to={adminPaths.customers} className={buttonClass({ look: 'quiet', size: 'medium' })}>
        {admin.clearFilters}
      </Link>
    </StateNote>
  )
}

function toSort(value: string | null): CustomerSort {
  return customerSorts.find((sort) => sort === value) ?? 'last'
}
