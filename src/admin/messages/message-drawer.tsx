import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { admin, longDayWords, timeWords } from '@/content/admin'
import { adminMessages as words } from '@/content/admin-messages'
import { useMarkMessage } from '@/data/messages/message-mutations'
import { messageQuery } from '@/data/messages/message-queries'
import type { Message } from '@/domain/message'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorNote, StateNote } from '../shared/state-note'
import { MessageActions } from './message-actions'

/** One message: beside the list where there is room, over it below, a page of its own on a phone. */
export function MessageDrawer({ messageId, listHref }: { messageId: string; listHref: string }) {
  const message = useQuery(messageQuery(messageId))
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const data = message.data
  useMarkAsRead(data)
  usePageHead({ title: admin.title(data ? words.one[data.kind] : words.title), hidden: true })

  useEffect(() => {
    // A frame later, so that the page's own care for the focus finds it taken.
    const frame = requestAnimationFrame(() => heading.current?.focus({ preventScroll: true }))
    return () => cancelAnimationFrame(frame)
  }, [])
  const onEscape = useEffectEvent(() => void navigate(listHref))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role=alertdialog]'))
        onEscape()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <aside
      aria-label={data ? words.one[data.kind] : words.title}
      className="flex flex-col bg-paper max-md:min-h-dvh md:fixed md:inset-y-0 md:end-0 md:z-30 md:h-dvh md:w-120 md:border-s md:border-line md:shadow-float 2xl:static 2xl:w-auto 2xl:shadow-none"
    >
      {/* On a phone the list with its heading is not there. */}
      <h1 className="sr-only md:hidden">{words.title}</h1>
      <header className="flex items-start gap-2 border-b border-line px-4 pt-2 pb-3 md:ps-5 md:pt-4">
        <div className="min-w-0 flex-1 pt-1.5 md:pt-0">
          <h2
            ref={heading}
            tabIndex={-1}
            dir="auto"
            className="font-text text-20 leading-7 font-semibold tracking-normal outline-none [overflow-wrap:anywhere]"
          >
            {data ? (
              words.about(data)
            ) : message.isPending ? (
              <span className="sr-only">{admin.loading}</span>
            ) : (
              words.title
            )}
          </h2>
          {message.isPending && <Skeleton className="h-5 w-56" />}
          {data && (
            <p className="text-muted">
              {words.one[data.kind]}, {longDayWords(data.createdAt)}, {timeWords(data.createdAt)}
            </p>
          )}
        </div>
        <Link
          to={listHref}
          aria-label={words.close}
          title={words.closeHint}
          className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sand hover:text-ink md:size-8"
        >
          <X size={18} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      </header>
      <div className="flex-1 bg-raised max-md:pb-24 md:overflow-y-auto">
        {message.isLoadingError && (
          <ErrorNote title={words.detailError} error={message.error} retry={() => void message.refetch()} />
        )}
        {data === null && (
          <StateNote {...words.missing}>
            <Link to={listHref} className={buttonClass({ look: 'quiet', size: 'medium' })}>
              {words.close}
            </Link>
          </StateNote>
        )}
        {data && <Content message={data} />}
      </div>
      {data && <MessageActions message={data} listHref={listHref} />}
    </aside>
  )
}

/** Whoever sees it has read it; once, so that it can be marked as unread again. */
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
  const { name, email, business, goods, city, phone, website, body, reference } = message
  const facts = [
    [words.from, name],
    [words.business, business],
    [words.goods, goods],
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
              {label === words.from && <span className="block text-muted">{email}</span>}
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
