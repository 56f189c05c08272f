import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminMessages as words } from '@/content/admin/messages'
import { messagesPerPage, messagesQuery } from '@/data/messages/message-queries'
import type { MessageKind } from '@/domain/shop/message'
import { usePageHead } from '@/ui/page-head'
import { useDetailLinks } from '../shared/drawer/use-detail-links'
import { ListScreen } from '../shared/list/list-screen'
import { SearchBox } from '../shared/list/search-box'
import { SegmentedLinks } from '../shared/list/segmented-links'
import { useListParams } from '../shared/list/use-list-params'
import { StateNote } from '../shared/page/state-note'
import { MessageDrawer } from './message-drawer'
import { MessageNav } from './message-nav'
import { MessageRows, MessageRowsSkeleton } from './message-rows'

/** Messages to the shop: search, filter, and one open in the drawer. */
export function MessagesPage() {
  const { messageId } = useParams()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const kind = toKind(params.get('kind'))
  const state = params.get('state') === 'done' ? 'done' : 'open'
  const list = useQuery({ ...messagesQuery({ kind, state, search: query, page }), refetchInterval: 60_000 })
  const { listHref, links } = useDetailLinks(adminPaths.messages, messageId)
  usePageHead({ title: admin.title(words.title), hidden: true })

  const messages = list.data?.messages ?? []
  return (
    <ListScreen
      title={words.title}
      label={words.list}
      tools={
        <>
          <SearchBox label={words.search} value={query} onSearch={search} />
          <SegmentedLinks
            label={words.states.label}
            chosen={state}
            choices={(['open', 'done'] as const).map((value) => ({
              value,
              label: words.states[value],
              to: hrefOf({ state: value === 'open' ? null : value }),
            }))}
          />
        </>
      }
      tabs={
        <MessageNav
          chosen={kind}
          hrefOf={(value) => `${adminPaths.messages}${hrefOf({ kind: value === 'all' ? null : value })}`}
        />
      }
      list={list}
      errorTitle={words.error}
      found={query !== '' && list.data && words.found(list.data.total)}
      skeleton={<MessageRowsSkeleton />}
      count={messages.length}
      rows={<MessageRows messages={messages} openId={messageId} hrefOf={links.hrefOf} />}
      none={<NoMessages query={query} state={state} />}
      pager={{ page, perPage: messagesPerPage, hrefOf: pageHref }}
      detail={messageId && <MessageDrawer key={messageId} messageId={messageId} listHref={listHref} />}
    />
  )
}

function NoMessages({ query, state }: { query: string; state: 'open' | 'done' }) {
  if (!query) return <StateNote {...words.none[state]} />
  return (
    <StateNote
      title={words.noneFound.title(query)}
      text={words.noneFound.text}
      link={{ to: adminPaths.messages, label: admin.clearFilters }}
    />
  )
}

function toKind(value: string | null): MessageKind | 'all' {
  return value === 'contact' || value === 'seller' ? value : 'all'
}
