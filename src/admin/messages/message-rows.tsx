import { Link } from 'react-router-dom'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminMessages as words } from '@/content/admin/messages'
import { serverNow } from '@/data/supabase/server-clock'
import type { Message } from '@/domain/shop/message'
import { Skeleton } from '@/ui/skeleton'

type MessageRowsProps = {
  messages: readonly Message[]
  openId: string | undefined
  hrefOf: (id: string) => string
}

const row =
  'grid grid-cols-[0.75rem_minmax(0,1fr)_auto] gap-x-2 border-b border-line px-4 py-3 md:px-5 lg:grid-cols-[0.75rem_11rem_minmax(0,1fr)_auto] lg:items-baseline lg:gap-x-4 lg:py-2.5'

export function MessageRows({ messages, openId, hrefOf }: MessageRowsProps) {
  const now = serverNow()
  return (
    <ul>
      {messages.map((message) => {
        const { id, kind, name, body, createdAt, readAt } = message
        const isUnread = readAt === null
        const isOpen = id === openId
        return (
          <li
            key={id}
            className={`relative ${row} ${isOpen ? 'bg-surface-sunken/50 shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-surface'}`}
          >
            <span
              aria-hidden="true"
              className={`size-2 self-center rounded-full ${isUnread ? 'bg-accent' : ''}`}
            />
            <Link
              to={hrefOf(id)}
              replace={openId !== undefined}
              data-row={id}
              aria-current={isOpen ? 'true' : undefined}
              dir="auto"
              className={`truncate outline-offset-[-2px] after:absolute after:inset-0 max-lg:text-16 ${isUnread ? 'font-semibold' : ''}`}
            >
              {name}
              {isUnread && <span className="sr-only">, {words.unread}</span>}
            </Link>
            <span className="text-end text-muted lg:order-last">
              <time dateTime={new Date(createdAt).toISOString()} className="whitespace-nowrap">
                {`${dayWords(createdAt, now)} ${timeWords(createdAt)}`}
              </time>
            </span>
            <span className="col-start-2 col-end-4 truncate lg:col-auto">
              {kind === 'seller' && (
                <span className="me-2 rounded-picture bg-accent-soft px-1.5 py-0.5 text-12 font-medium">
                  {words.one.seller}
                </span>
              )}
              <bdi className={isUnread ? 'font-medium' : ''}>{words.about(message)}</bdi>
              <bdi className="ms-2 text-muted">{body.slice(0, 160)}</bdi>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function MessageRowsSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 9 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
        <div key={place} className={row}>
          <span />
          <Skeleton className="my-1 h-3.5 w-32" />
          <Skeleton className="my-1 h-3.5 w-20 lg:order-last" />
          <Skeleton className="col-start-2 col-end-4 my-1 h-3.5 w-3/4 lg:col-auto" />
        </div>
      ))}
    </div>
  )
}
