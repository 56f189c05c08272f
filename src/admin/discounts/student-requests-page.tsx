import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminStudents as words } from '@/content/admin/offers/students'
import { requestsPerPage, studentRequestsQuery } from '@/data/discounts/student-requests'
import { studentRequestStates } from '@/domain/discounts/admin-discount'
import { usePageHead } from '@/ui/page-head'
import { useDetailLinks } from '../shared/drawer/use-detail-links'
import { DataTable, DataTableSkeleton } from '../shared/list/data-table'
import { ListScreen } from '../shared/list/list-screen'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { useRowShortcuts } from '../shared/list/use-row-shortcuts'
import { StateNote } from '../shared/page/state-note'
import { DiscountTabs } from './discount-tabs'
import { studentTable } from './student-columns'
import { StudentDrawer } from './student-drawer'

const states = [...studentRequestStates, 'all'] as const

/** The students who ask for their discount, with one open in the drawer to be decided. */
export function StudentRequestsPage() {
  const { requestId } = useParams()
  const { params, page, hrefOf, pageHref } = useListParams()
  const state = states.find((each) => each === params.get('state')) ?? 'open'
  const list = useQuery({ ...studentRequestsQuery(state, page), refetchInterval: 60_000 })
  const { listHref, links } = useDetailLinks(adminPaths.studentRequests, requestId)
  useRowShortcuts({ openId: requestId })
  usePageHead({ title: admin.title(words.title), hidden: true })

  const requests = list.data?.rows ?? []
  const counts = list.data?.counts
  return (
    <ListScreen
      title={words.title}
      label={words.list}
      tools={
        <SegmentedLinks
          label={words.filter}
          chosen={state}
          choices={states.map((each) => ({
            value: each,
            label: words.states[each],
            count: counts && (counts[each] ?? 0),
            to: hrefOf({ state: each === 'open' ? null : each }),
          }))}
        />
      }
      tabs={<DiscountTabs />}
      list={list}
      errorTitle={words.error}
      found={list.data && words.found(list.data.total)}
      skeleton={<DataTableSkeleton table={studentTable} />}
      count={requests.length}
      rows={<DataTable table={studentTable} rows={requests} links={links} />}
      none={<StateNote {...(state === 'open' ? words.none : words.noneHere)} />}
      pager={{ page, perPage: requestsPerPage, hrefOf: pageHref }}
      detail={
        requestId && (
          <StudentDrawer
            key={requestId}
            request={requests.find(({ id }) => id === requestId)}
            isPending={list.isPending}
            listHref={listHref}
          />
        )
      }
    />
  )
}
