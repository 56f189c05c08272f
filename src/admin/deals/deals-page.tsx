import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminDeals as words } from '@/content/admin/offers/deals'
import { adminDealsQuery, dealsPerPage } from '@/data/deals/admin-deals'
import { type DealState, dealSorts, dealStates } from '@/domain/discounts/deal-plan'
import type { Deal } from '@/domain/product/product'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { useDetailLinks } from '../shared/drawer/use-detail-links'
import { DataTable, DataTableSkeleton } from '../shared/list/data-table'
import { ListScreen } from '../shared/list/list-screen'
import { SearchBox } from '../shared/list/search-box'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { useRowShortcuts } from '../shared/list/use-row-shortcuts'
import { useSelection } from '../shared/list/use-selection'
import { useMay } from '../shared/page/access'
import { MayLink } from '../shared/page/may-link'
import { StateNote } from '../shared/page/state-note'
import { ProductTabs } from '../shared/products/product-tabs'
import { dealTables } from './deal-columns'
import { DealDrawer } from './deal-drawer'
import { DealSelection } from './deal-selection'

const kinds: Deal['kind'][] = ['flash', 'daily']

/** Deals by state: search, sort, end, delete, duplicate. */
export function DealsPage() {
  const { dealId } = useParams()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const state = dealStates.find((each) => each === params.get('state')) ?? 'running'
  const kind = kinds.find((each) => each === params.get('kind')) ?? null
  const sort = dealSorts.find((each) => each === params.get('sort')) ?? 'time'
  const turned = params.get('turned') === '1'
  const list = useQuery(adminDealsQuery({ state, search: query, kind, sort, turned, page }))
  const deals = list.data?.deals ?? []
  const selection = useSelection(deals.map(({ id }) => id))
  const { listHref, links } = useDetailLinks(adminPaths.deals, dealId)
  const mayChange = useMay()('discounts')
  useRowShortcuts({ openId: dealId, onSelect: mayChange ? selection.toggle : undefined })
  usePageHead({ title: admin.title(words.title), hidden: true })

  const counts = list.data?.counts
  return (
    <ListScreen
      title={words.title}
      label={words.list}
      actions={
        <MayLink to={adminPaths.newDeal} className={buttonClass({ size: 'small' })}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {words.add}
        </MayLink>
      }
      tools={
        <>
          <SearchBox label={words.search} value={query} onSearch={search} />
          <div className="scrollbar-none flex max-w-full gap-2 max-md:w-full max-md:overflow-x-auto">
            <div className="shrink-0">
              <SegmentedLinks
                label={words.statesLabel}
                chosen={state}
                choices={dealStates.map((each) => ({
                  value: each,
                  label: words.states[each],
                  count: counts?.[each],
                  to: hrefOf({ state: each === 'running' ? null : each, sort: null, turned: null }),
                }))}
              />
            </div>
            <div className="shrink-0">
              <SegmentedLinks
                label={words.kind.label}
                chosen={kind ?? ''}
                choices={[
                  { value: '', label: words.kind.all, to: hrefOf({ kind: null }) },
                  ...kinds.map((each) => ({
                    value: each,
                    label: words.kinds[each],
                    to: hrefOf({ kind: each }),
                  })),
                ]}
              />
            </div>
          </div>
        </>
      }
      tabs={<ProductTabs />}
      list={list}
      errorTitle={words.error}
      found={query !== '' && list.data && words.found(list.data.total)}
      skeleton={<DataTableSkeleton table={dealTables[state]} />}
      count={deals.length}
      rows={
        <DataTable
          table={dealTables[state]}
          rows={deals}
          selection={mayChange ? selection : undefined}
          links={links}
          sort={{
            by: sort,
            descending: (sort === 'product' || (sort === 'time' && state !== 'ended')) === turned,
            hrefOf: (each) =>
              hrefOf({ sort: each === 'time' ? null : each, turned: each === sort && !turned ? 1 : null }),
          }}
        />
      }
      none={<NoDeals query={query} state={state} />}
      pager={{ page, perPage: dealsPerPage, hrefOf: pageHref }}
      selection={
        <DealSelection
          state={state}
          deals={deals.filter(({ id }) => selection.isChosen(id))}
          onClear={selection.clear}
        />
      }
      detail={dealId && <DealDrawer key={dealId} id={dealId} listHref={listHref} />}
    />
  )
}

function NoDeals({ query, state }: { query: string; state: DealState }) {
  if (query)
    return (
      <StateNote
        title={words.noneFound.title(query)}
        text={words.noneFound.text(words.states[state].toLowerCase())}
      >
        <Link to={adminPaths.deals} className={buttonClass({ look: 'quiet', size: 'medium' })}>
          {admin.clearFilters}
        </Link>
      </StateNote>
    )
  return (
    <StateNote {...words.none[state]}>
      <MayLink to={adminPaths.newDeal} className={buttonClass({ size: 'medium' })}>
        {words.add}
      </MayLink>
    </StateNote>
  )
}
