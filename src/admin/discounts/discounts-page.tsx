import { useQuery } from '@tanstack/react-query'
import { Plus, TicketPercent } from 'lucide-react'
import { useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminDiscounts as words } from '@/content/admin/offers/discounts'
import { adminDiscountsQuery, discountsPerPage } from '@/data/discounts/admin-discounts'
import { discountSources, discountStates } from '@/domain/discounts/admin-discount'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { useDetailLinks } from '../shared/drawer/use-detail-links'
import { DataTable, DataTableSkeleton } from '../shared/list/data-table'
import { ListScreen } from '../shared/list/list-screen'
import { SearchBox } from '../shared/list/search-box'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { useRowShortcuts } from '../shared/list/use-row-shortcuts'
import { MayLink } from '../shared/page/may-link'
import { StateNote } from '../shared/page/state-note'
import { discountTable } from './discount-columns'
import { DiscountDrawer } from './discount-drawer'
import { DiscountTabs } from './discount-tabs'

const states = ['all', ...discountStates] as const

/** Discounts by state and source, with their uses and what was ordered with them. */
export function DiscountsPage() {
  const { discountId } = useParams()
  const navigate = useNavigate()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const state = states.find((each) => each === params.get('state')) ?? 'all'
  const source = discountSources.find((each) => each === params.get('source')) ?? 'all'
  const list = useQuery(adminDiscountsQuery({ search: query, state, source, page }))
  const { listHref, links } = useDetailLinks(adminPaths.discounts, discountId)
  useRowShortcuts({ openId: discountId })
  usePageHead({ title: admin.title(words.title), hidden: true })

  const discounts = list.data?.discounts ?? []
  const counts = list.data?.counts
  return (
    <ListScreen
      title={words.title}
      label={words.list}
      actions={
        <>
          <MayLink to={adminPaths.newCodes} className={buttonClass({ look: 'quiet', size: 'small' })}>
            <TicketPercent size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-md:sr-only">{words.generate}</span>
          </MayLink>
          <MayLink to={adminPaths.newDiscount} className={buttonClass({ size: 'small' })}>
            <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
            <span className="max-md:sr-only">{words.add}</span>
          </MayLink>
        </>
      }
      tools={
        <>
          <SearchBox label={words.search} value={query} onSearch={search} />
          <div className="scrollbar-none flex max-w-full gap-2 max-md:w-full max-md:overflow-x-auto">
            <div className="shrink-0">
              <SegmentedLinks
                label={words.statesLabel}
                chosen={state}
                choices={states.map((each) => ({
                  value: each,
                  label: words.states[each],
                  count: counts && (counts[each] ?? 0),
                  to: hrefOf({ state: each === 'all' ? null : each }),
                }))}
              />
            </div>
            <select
              aria-label={words.source.label}
              value={source}
              onChange={({ target }) =>
                void navigate(hrefOf({ source: target.value === 'all' ? null : target.value }))
              }
              className="min-h-11 shrink-0 rounded-control border border-line-strong bg-surface-raised px-2.5 md:min-h-9"
            >
              <option value="all">{words.source.all}</option>
              {discountSources.map((each) => (
                <option key={each} value={each}>
                  {words.sources[each]}
                </option>
              ))}
            </select>
          </div>
        </>
      }
      tabs={<DiscountTabs />}
      list={list}
      errorTitle={words.error}
      found={query !== '' && list.data && words.found(list.data.total)}
      skeleton={<DataTableSkeleton table={discountTable} />}
      count={discounts.length}
      rows={<DataTable table={discountTable} rows={discounts} links={links} />}
      none={<NoDiscounts query={query} isFiltered={state !== 'all' || source !== 'all'} />}
      pager={{ page, perPage: discountsPerPage, hrefOf: pageHref }}
      detail={discountId && <DiscountDrawer key={discountId} id={discountId} listHref={listHref} />}
    />
  )
}

function NoDiscounts({ query, isFiltered }: { query: string; isFiltered: boolean }) {
  if (!query && !isFiltered)
    return (
      <StateNote {...words.none}>
        <MayLink to={adminPaths.newDiscount} className={buttonClass({ size: 'medium' })}>
          {words.add}
        </MayLink>
      </StateNote>
    )
  return (
    <StateNote
      {...(query ? words.noneFound(query) : words.noneHere)}
      link={{ to: adminPaths.discounts, label: admin.clearFilters }}
    />
  )
}
