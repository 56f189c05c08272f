import { useQuery } from '@tanstack/react-query'
import { PackagePlus } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminStock as words } from '@/content/admin/catalogue/stock'
import { stockPerPage, stockQuery } from '@/data/products/stock-queries'
import { stockLevels } from '@/domain/product/stock-movement'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { useDetailLinks } from '../shared/drawer/use-detail-links'
import { DataTable, DataTableSkeleton } from '../shared/list/data-table'
import { ListScreen } from '../shared/list/list-screen'
import { SearchBox } from '../shared/list/search-box'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { MayLink } from '../shared/page/may-link'
import { StateNote } from '../shared/page/state-note'
import { ProductTabs } from '../shared/products/product-tabs'
import { stockTable } from './stock-columns'
import { VariantDrawer } from './variant-drawer'

/** Variants with their stock, first those that run out: corrected in place, one's history in the drawer. */
export function StockPage() {
  const { variantId } = useParams()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const level = stockLevels.find((each) => each === params.get('level')) ?? 'low'
  const product = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.exec(params.get('product') ?? '')?.[0] ?? null
  const list = useQuery(stockQuery({ level, search: query, product, page }))
  const { listHref, links } = useDetailLinks(adminPaths.stock, variantId)
  usePageHead({ title: admin.title(words.title), hidden: true })
  const { data } = list
  const rows = data?.variants ?? []
  const isFiltered = query !== '' || product !== null || level !== 'low'
  return (
    <ListScreen
      title={words.title}
      label={words.list}
      actions={
        <MayLink
          to={adminPaths.receiveStock}
          className={`${buttonClass({ size: 'small' })} max-md:size-11 max-md:px-0`}
        >
          <PackagePlus size={16} strokeWidth={1.8} aria-hidden="true" />
          <span className="max-md:sr-only">{words.receive}</span>
        </MayLink>
      }
      tools={
        <>
          <SearchBox label={words.search} value={query} onSearch={search} />
          <SegmentedLinks
            label={words.level}
            chosen={level}
            choices={stockLevels.map((value) => ({
              value,
              label: words.levels[value],
              to: hrefOf({ level: value === 'low' ? null : value }),
            }))}
          />
        </>
      }
      tabs={<ProductTabs />}
      list={list}
      errorTitle={words.error}
      found={isFiltered && data && words.found(data.total)}
      skeleton={<DataTableSkeleton table={stockTable} />}
      count={rows.length}
      rows={
        <>
          <DataTable table={stockTable} rows={rows} links={links} />
          {data?.more && (
            <p className="px-4 py-2.5 text-12 text-muted md:px-5">{words.moreThan(data.total)}</p>
          )}
        </>
      }
      none={
        isFiltered ? (
          <StateNote
            title={words.noneFound.title(query)}
            text={words.noneFound.text}
            link={{ to: adminPaths.stock, label: admin.clearFilters }}
          />
        ) : (
          <StateNote {...words.none} />
        )
      }
      pager={{ page, perPage: stockPerPage, hrefOf: pageHref }}
      detail={variantId && <VariantDrawer key={variantId} variantId={variantId} listHref={listHref} />}
    />
  )
}
