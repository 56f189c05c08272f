import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { useDetailLinks } from '@/admin/shared/drawer/use-detail-links'
import { ListScreen } from '@/admin/shared/list/list-screen'
import { ListContext } from '@/admin/shared/list/row-link'
import { SegmentedLinks } from '@/admin/shared/list/segmented-links'
import { useListParams } from '@/admin/shared/list/use-list-params'
import { useRowShortcuts } from '@/admin/shared/list/use-row-shortcuts'
import { StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { returnsPerPage, returnsQuery } from '@/data/returns/admin-returns'
import { returnTabs } from '@/domain/orders/return'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ReturnDrawer } from './return-drawer'
import { ReturnRows } from './return-rows'

/** Returns by what is to be done about them, and one of them open. */
export function ReturnsPage() {
  const { returnId } = useParams()
  const { params, page, hrefOf, pageHref } = useListParams()
  const tab = returnTabs.find((each) => each === params.get('show')) ?? 'requested'
  const list = useQuery({ ...returnsQuery(tab, page), refetchInterval: 20_000 })
  const { listHref, links } = useDetailLinks(adminPaths.returns, returnId)
  useRowShortcuts({ openId: returnId })
  usePageHead({ title: admin.title(words.title), hidden: true })
  const returns = list.data?.returns ?? []
  return (
    <ListScreen
      title={words.title}
      label={words.title}
      tools={
        <SegmentedLinks
          label={words.tabs.label}
          chosen={tab}
          choices={returnTabs.map((value) => ({
            value,
            label: words.tabs[value],
            count: value === 'over' ? undefined : list.data?.counts[value],
            to: hrefOf({ show: value === 'requested' ? null : value }),
          }))}
        />
      }
      list={list}
      errorTitle={words.error}
      found={list.data && words.found(list.data.total)}
      skeleton={
        <div aria-hidden="true" className="grid gap-4 p-5">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-12" />
          ))}
        </div>
      }
      count={returns.length}
      rows={
        <ListContext value={{ ...links, isPhone: false }}>
          <ReturnRows returns={returns} />
        </ListContext>
      }
      none={<StateNote {...words.none[tab]} />}
      pager={{ page, perPage: returnsPerPage, hrefOf: pageHref }}
      detail={returnId && <ReturnDrawer key={returnId} returnId={returnId} listHref={listHref} />}
    />
  )
}
