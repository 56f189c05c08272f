import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { admin, longDayWords, timeWords } from '@/content/admin/admin'
import { adminMessages as words } from '@/content/admin/messages'
import { comma } from '@/content/shared/lists'
import { useMarkMessage } from '@/data/messages/message-mutations'
import { messageQuery } from '@/data/messages/message-queries'
import type { Message } from '@/domain/shop/message'
import { Code } from '@/ui/direction'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { DetailDrawer } from '../shared/drawer/detail-drawer'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { MessageActions } from './message-actions'

export function MessageDrawer({ messageId, listHref }: { messageId: string; listHref: string }) {
  const message = useQuery(messageQuery(messageId))
  const { data } = message
  useMarkAsRead(data)
  usePageHead({ title: admin.title(data ? words.one[data.kind] : words.title), hidden: true })
  return (
    <DetailDrawer
      label={data ? words.one[data.kind] : words.title}
      listTitle={words.title}
      listHref={listHref}
      close={{ label: words.close, hint: words.closeHint }}
      heading={
        data ? (
          words.about(data)
        ) : message.isPending ? (
          <span className="sr-only">{admin.loading}</span>
        ) : (
          words.title
        )
      }
      beside={message.isPending && <Skeleton className="h-5 w-56" />}
      summary={
        data && (
          <p className="text-muted">
            {`${words.one[data.kind]}${comma}${longDayWords(data.createdAt)}${comma}${timeWords(data.createdAt)}`}
          </p>
        )
      }
      footer={data && <MessageActions message={data} listHref={listHref} />}
    >
      <div className="max-md:pb-24 md:min-h-full md:bg-surface-raised">
        <LoadingError title={words.detailError} query={message} />
        {data === null && <StateNote {...words.missing} link={{ to: listHref, label: words.close }} />}
        {data && <Content message={data} />}
      </div>
    </DetailDrawer>
  )
}

/** Marks the message as read once, so that the owner can mark it as unread again. */
function useMarkAsRead(message: Message | null | undefined) {
  const { mutate } = useMarkMessage()
  const done = useRef(false)
  useEffect(() => {
    if (!message || done.current) return
    done.current = true
    if (message.readAt === null) mutate({ id: message.id, read: true })
  }, [message, mutate])
}

function Content({ message }: { message: Message }) {
  const { name, email, business, category, city, phone, website, body, reference } = message
  const facts = [
    [words.from, name],
    [words.business, business],
    [words.category, category],
    [words.city, city],
    [words.phone, phone],
    [words.website, website],
    [words.reference, reference],
  ].filter(([, value]) => value)
  return (
    <>
      <dl className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-b border-line px-4 py-4 md:px-5">
        {facts.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
              {label === words.from && <Code className="block w-fit text-muted">{email}</Code>}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label={words.message} className="px-4 py-4 md:px-5">
        <p dir="auto" className="text-start text-16 whitespace-pre-line [overflow-wrap:anywhere]">
          {body}
        </p>
        <p className="mt-5 text-12 text-muted">{words.written}</p>
      </section>
    </>
  )
}
