import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminMessages as words } from '@/content/admin-messages'
import { messagesPerPage, messagesQuery } from '@/data/messages/message-queries'
import type { MessageKind } from '@/domain/message'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Choices } from '../shared/choices'
import { PageHeader } from '../shared/page-header'
import { Pager } from '../shared/pager'
import { SearchBox } from '../shared/search-box'
import { ErrorNote, StaleNote, StateNote } from '../shared/state-note'
import { useFocusBack } from '../shared/use-focus-back'
import { useListParams } from '../shared/use-list-params'
import { MessageDrawer } from './message-drawer'
import { MessageNav } from './message-nav'
import { MessageRows, MessageRowsSkeleton } from './message-rows'

/** What people wrote to the shop: found, filtered, read in the drawer beside the list, answered and settled. */
export function MessagesPage() {
  const { messageId } = useParams()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const kind = toKind(params.get('kind'))
  const state = params.get('state') === 'done' ? 'done' : 'open'
  const list = useQuery({ ...messagesQuery({ kind, state, search: query, page }), refetchInterval: 60_000 })
  useFocusBack(messageId)
  usePageHead({ title: admin.title(words.title), hidden: true })

  const messages = list.data?.messages ?? []
  const tail = params.size > 0 ? `?${params}` : ''
  const listHref = adminPaths.messages + tail
  return (
    <div
      className={`md:h-dvh ${messageId ? 'md:grid md:grid-cols-1 2xl:grid-cols-[minmax(0,1fr)_26.25rem]' : ''}`}
    >
      <section
        aria-label={words.list}
        className={`min-w-0 md:flex md:h-dvh md:flex-col ${messageId ? 'max-md:hidden' : ''}`}
      >
        <div className="bg-paper max-md:sticky max-md:top-0 max-md:z-10">
          <div className="px-4 md:px-5 md:pt-4">
            <PageHeader title={words.title} />
            <div className="flex flex-wrap gap-2 pb-1 md:pt-3">
              <SearchBox label={words.search} value={query} onSearch={search} />
              <Choices
                label={words.states.label}
                chosen={state}
                choices={(['open', 'done'] as const).map((value) => ({
                  value,
                  label: words.states[value],
                  to: hrefOf({ state: value === 'open' ? null : value }),
                }))}
              />
            </div>
          </div>
          <MessageNav
            chosen={kind}
            hrefOf={(value) => `${adminPaths.messages}${hrefOf({ kind: value === 'all' ? null : value })}`}
          />
        </div>
        <p role="status" className="sr-only">
          {query && list.data && !list.isPlaceholderData && words.found(list.data.total)}
        </p>
        <div
          aria-busy={list.isFetching}
          className={`bg-raised md:min-h-0 md:flex-1 md:overflow-auto ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {list.isRefetchError && <StaleNote retry={() => void list.refetch()} />}
          {list.isPending && <MessageRowsSkeleton />}
          {list.isLoadingError && (
            <ErrorNote title={words.error} error={list.error} retry={() => void list.refetch()} />
          )}
          {messages.length > 0 && (
            <MessageRows
              messages={messages}
              openId={messageId}
              hrefOf={(id) => `${adminPaths.messages}/${id}${tail}`}
            />
          )}
          {list.data && messages.length === 0 && <NoMessages query={query} state={state} />}
        </div>
        {list.data && list.data.total > 0 && (
          <footer className="flex min-h-11 items-center border-t border-line bg-paper px-4 md:min-h-10 md:px-5">
            <Pager page={page} perPage={messagesPerPage} total={list.data.total} hrefOf={pageHref} />
          </footer>
        )}
      </section>
      {messageId && <MessageDrawer key={messageId} messageId={messageId} listHref={listHref} />}
    </div>
  )
}

function NoMessages({ query, state }: { query: string; state: 'open' | 'done' }) {
  if (!query) return <StateNote {...words.none[state]} />
  return (
    <StateNote title={words.noneFound.title(query)} text={words.noneFound.text}>
      <Link to={adminPaths.messages} className={buttonClass({ look: 'quiet', size: 'medium' })}>
        {admin.clearFilters}
      </Link>
    </StateNote>
  )
}

function toKind(value: string | null): MessageKind | 'all' {
  return value === 'contact' || value === 'seller' ? value : 'all'
}
