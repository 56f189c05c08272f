import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminReturns as words } from '@/content/admin-returns'
import { returnsPerPage, returnsQuery } from '@/data/returns/admin-returns'
import { returnTabs } from '@/domain/return'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ListScreen } from '../shared/list-screen'
import { ListContext } from '../shared/row-link'
import { SegmentedLinks } from '../shared/segmented-links'
import { StateNote } from '../shared/state-note'
import { useDetailLinks } from '../shared/use-detail-links'
import { useListParams } from '../shared/use-list-params'
import { useRowShortcuts } from '../shared/use-row-shortcuts'
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
