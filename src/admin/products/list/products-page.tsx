import { useQuery } from '@tanstack/react-query'
import { FileUp, Plus, Table2 } from 'lucide-react'
import { DataTable, DataTableSkeleton } from '@/admin/shared/list/data-table'
import { ListScreen } from '@/admin/shared/list/list-screen'
import { SearchBox } from '@/admin/shared/list/search-box'
import { useListParams } from '@/admin/shared/list/use-list-params'
import { useRowShortcuts } from '@/admin/shared/list/use-row-shortcuts'
import { useMay } from '@/admin/shared/page/access'
import { MayLink } from '@/admin/shared/page/may-link'
import { StateNote } from '@/admin/shared/page/state-note'
import { ProductTabs } from '@/admin/shared/products/product-tabs'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminImport as importWords } from '@/content/admin/catalogue/import'
import { adminProductGrid as gridWords } from '@/content/admin/catalogue/product-grid'
import { adminProducts as words } from '@/content/admin/catalogue/products'
import { adminProductsPerPage, adminProductsQuery } from '@/data/products/admin-product-queries'
import { isFiltered, type ProductFilter, readProductFilter, toggledSort } from '@/domain/product/product-list'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { BulkBar } from './bulk-bar'
import { ExportProducts } from './export-products'
import { productTable } from './product-columns'
import { ProductFilters } from './product-filters'
import { useProductSelection } from './use-product-selection'

// Units sold are known only while the list is sorted by them.
const withoutSold = ['sold']
const withoutAdded = ['added']

/** All products: search, filter, sort, bulk changes, export. */
export function ProductsPage() {
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const filter = readProductFilter(params)
  const list = useQuery(adminProductsQuery(filter, page))
  usePageHead({ title: admin.title(words.title), hidden: true })

  const hidden = filter.sort.by === 'sold' ? withoutAdded : withoutSold
  const products = list.data?.products ?? []
  const { selection, ...bulk } = useProductSelection(filter, products, list.data)
  const may = useMay()
  const mayChange = may('products')
  useRowShortcuts({ openId: undefined, onSelect: mayChange || may('delete') ? selection.toggle : undefined })
  return (
    <ListScreen
      title={words.title}
      label={words.list}
      actions={
        <>
          <MayLink
            to={adminPaths.import}
            aria-label={importWords.short}
            className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:size-11 max-md:px-0`}
          >
            <FileUp size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-md:hidden">{importWords.short}</span>
          </MayLink>
          <MayLink
            to={`${adminPaths.productGrid}${hrefOf({})}`}
            aria-label={gridWords.title}
            className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:hidden`}
          >
            <Table2 size={16} strokeWidth={1.6} aria-hidden="true" />
            <span>{gridWords.short}</span>
          </MayLink>
          {mayChange && <ExportProducts filter={filter} />}
          <MayLink
            to={adminPaths.newProduct}
            className={`${buttonClass({ size: 'small' })} max-md:size-11 max-md:px-0`}
          >
            <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
            <span className="max-md:sr-only">{words.add}</span>
          </MayLink>
        </>
      }
      tools={
        <>
          <SearchBox label={words.search} value={query} onSearch={search} />
          <ProductFilters filter={filter} hrefOf={hrefOf} />
        </>
      }
      tabs={<ProductTabs />}
      list={list}
      errorTitle={words.error}
      found={isFiltered(filter) && list.data && words.found(list.data.total)}
      skeleton={<DataTableSkeleton table={productTable} hidden={hidden} />}
      count={products.length}
      rows={
        <>
          <DataTable
            table={productTable}
            rows={products}
            hidden={hidden}
            selection={mayChange || may('delete') ? selection : undefined}
            links={{ hrefOf: (id) => `${adminPaths.products}/${id}` }}
            sort={{ ...filter.sort, hrefOf: (by) => hrefOf({ sort: toggledSort(filter.sort, by) }) }}
          />
          {list.data?.more && (
            <p className="px-4 py-2.5 text-12 text-muted md:px-5">{words.moreThan(list.data.total)}</p>
          )}
        </>
      }
      none={<NoProducts filter={filter} page={page} />}
      pager={{ page, perPage: adminProductsPerPage, hrefOf: pageHref }}
      selection={<BulkBar {...bulk} selection={selection} />}
    />
  )
}

function NoProducts({ filter, page }: { filter: ProductFilter; page: number }) {
  if (!isFiltered(filter) && page === 1) {
    return (
      <StateNote title={words.none.title} text={words.none.text}>
        <MayLink to={adminPaths.newProduct} className={buttonClass({ size: 'medium' })}>
          {words.add}
        </MayLink>
        <MayLink to={adminPaths.import} className={buttonClass({ look: 'quiet', size: 'medium' })}>
          {importWords.title}
        </MayLink>
      </StateNote>
    )
  }
  return (
    <StateNote
      title={words.noneFound.title(filter.search)}
      text={words.noneFound.text}
      link={{ to: adminPaths.products, label: admin.clearFilters }}
    />
  )
}
