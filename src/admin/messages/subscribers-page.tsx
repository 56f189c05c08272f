import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSubscribers as words } from '@/content/admin/messages'
import { subscribersPerPage, subscribersQuery } from '@/data/subscriptions/subscriber-queries'
import { keysOf } from '@/domain/text/keys'
import { usePageHead } from '@/ui/page-head'
import { DataTable, DataTableSkeleton } from '../shared/list/data-table'
import { Pager } from '../shared/list/pager'
import { SearchBox } from '../shared/list/search-box'
import { useListParams } from '../shared/list/use-list-params'
import { PageHeader } from '../shared/page/page-header'
import { LoadingError, StaleNote, StateNote } from '../shared/page/state-note'
import { MessageNav } from './message-nav'
import { subscriberTable } from './subscriber-columns'

const topics = keysOf(words.topics)

/** Subscribers to the newsletter, deals, the club and back-in-stock notices. */
export function SubscribersPage() {
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const topic = topics.find((each) => each === params.get('topic')) ?? 'all'
  const list = useQuery({ ...subscribersQuery({ topic, search: query, page }), refetchInterval: 60_000 })
  usePageHead({ title: admin.title(words.title), hidden: true })
  const subscribers = list.data?.subscribers ?? []
  return (
    <section aria-label={words.list} className="min-w-0 md:flex md:h-dvh md:flex-col">
      <div className="bg-surface max-md:sticky max-md:top-0 max-md:z-10">
        <div className="px-4 md:px-5 md:pt-4">
          <PageHeader title={words.title} />
          <div className="flex gap-2 pb-1 md:pt-3">
            <SearchBox label={words.search} value={query} onSearch={search} />
          </div>
        </div>
        <MessageNav
          chosen="subscribers"
          hrefOf={(kind) => (kind === 'all' ? adminPaths.messages : `${adminPaths.messages}?kind=${kind}`)}
        />
        <nav aria-label={words.filter} className="border-b border-line">
          <ul className="scrollbar-none flex gap-1.5 overflow-x-auto px-4 py-2 md:px-5">
            {topics.map((each) => (
              <li key={each}>
                <Link
                  to={hrefOf({ topic: each === 'all' ? null : each })}
                  aria-current={each === topic ? 'true' : undefined}
                  className="grid min-h-11 place-items-center rounded-full border border-line-strong px-3 whitespace-nowrap aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface md:min-h-7"
                >
                  {words.topics[each]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p role="status" className="sr-only">
        {query && list.data && !list.isPlaceholderData && words.found(list.data.total)}
      </p>
      <div
        aria-busy={list.isFetching}
        className="relative bg-surface-raised md:min-h-0 md:flex-1 md:overflow-auto"
      >
        <StaleNote query={list} />
        <LoadingError title={words.error} query={list} />
        {list.isPending && <DataTableSkeleton table={subscriberTable} />}
        {subscribers.length > 0 && <DataTable table={subscriberTable} rows={subscribers} />}
        {list.data && subscribers.length === 0 && <StateNote {...words.none} />}
      </div>
      {list.data && list.data.total > 0 && (
        <footer className="flex min-h-11 items-center border-t border-line bg-surface px-4 md:min-h-10 md:px-5">
          <Pager page={page} perPage={subscribersPerPage} total={list.data.total} hrefOf={pageHref} />
        </footer>
      )}
    </section>
  )
}
