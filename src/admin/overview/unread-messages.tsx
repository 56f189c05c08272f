import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords } from '@/content/admin/admin'
import { adminMessages } from '@/content/admin/messages'
import { messagesQuery } from '@/data/messages/message-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { Skeleton } from '@/ui/skeleton'
import { Panel } from '../shared/page/panel'
import { LoadingError, StateNote } from '../shared/page/state-note'

const words = admin.overview
const shown = 3

export function UnreadMessages() {
  const messages = useQuery(messagesQuery({ kind: 'all', state: 'open', search: '', page: 1 }))
  const unread = messages.data?.messages.filter(({ readAt }) => readAt === null)
  const now = serverNow()
  return (
    <Panel id="unread" title={words.unread} more={{ label: words.allMessages, to: adminPaths.messages }}>
      {messages.isPending && <Skeleton className="mx-4 mb-4 h-32" />}
      <LoadingError title={words.messagesError} query={messages} />
      {unread?.length === 0 && <StateNote {...words.noneUnread} />}
      <ul>
        {unread?.slice(0, shown).map((message) => (
          <li key={message.id} className="relative border-t border-line px-4 py-2.5 hover:bg-surface">
            <div className="flex items-baseline gap-2">
              <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
              <Link
                to={`${adminPaths.messages}/${message.id}`}
                dir="auto"
                className="min-w-0 truncate font-semibold after:absolute after:inset-0"
              >
                {message.name}
              </Link>
              <span className="text-muted">{adminMessages.one[message.kind]}</span>
              <span className="ms-auto shrink-0 text-muted">{dayWords(message.createdAt, now)}</span>
            </div>
            <p dir="auto" className="line-clamp-2 ps-4 text-muted [overflow-wrap:anywhere]">
              {message.body}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
