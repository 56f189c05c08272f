import { Reply } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMay } from '@/admin/shared/page/access'
import { type Paper, usePaper } from '@/admin/shared/papers/use-paper'
import { admin } from '@/content/admin/admin'
import { adminMessages as words } from '@/content/admin/messages'
import { useDeleteMessage, useMarkMessage } from '@/data/messages/message-mutations'
import type { Message } from '@/domain/shop/message'
import { Button, buttonClass } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'

export function MessageActions({ message, listHref }: { message: Message; listHref: string }) {
  const { id, name, handledAt } = message
  const paper = usePaper(message.language)
  const { mutate, isPending } = useMarkMessage()
  const remove = useDeleteMessage()
  const navigate = useNavigate()
  const may = useMay()
  const [asks, setAsks] = useState(false)
  const isDone = handledAt !== null
  const failed = () =>
    showToast({ title: words.marked.failed.title, description: words.marked.failed.text, tone: 'error' })

  const mark = (handled: boolean) =>
    mutate(
      { id, handled },
      {
        onSuccess: () =>
          showToast({
            title: handled ? words.marked.done : words.marked.open,
            tone: 'success',
            action: {
              label: admin.undo,
              onClick: () => mutate({ id, handled: !handled }, { onError: failed }),
            },
          }),
        onError: failed,
      },
    )
  const markUnread = () =>
    mutate(
      { id, read: false },
      {
        onSuccess: () => {
          showToast({ title: words.marked.unread })
          void navigate(listHref)
        },
        onError: failed,
      },
    )
  const destroy = () =>
    remove.mutate(id, {
      onSuccess: () => {
        setAsks(false)
        showToast({ title: words.remove.done, tone: 'success' })
        void navigate(listHref)
      },
      onError: () => {
        setAsks(false)
        failed()
      },
    })
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line bg-surface px-4 py-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:ps-5">
      <a href={mailto(message, paper)} className={`${buttonClass({ size: 'small' })} flex-1 max-md:min-h-12`}>
        <Reply size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
        {words.reply}
      </a>
      <Button
        look="quiet"
        size="small"
        className="flex-1 max-md:min-h-12"
        disabled={isPending}
        onClick={() => mark(!isDone)}
      >
        {isDone ? words.reopen : words.done}
      </Button>
      <span className="flex w-full gap-2">
        <Button
          look="quiet"
          size="small"
          className="flex-1 max-md:min-h-12"
          disabled={isPending}
          onClick={markUnread}
        >
          {words.markUnread}
        </Button>
        {may('delete') && (
          <Button look="danger" size="small" className="flex-1 max-md:min-h-12" onClick={() => setAsks(true)}>
            {words.remove.action}
          </Button>
        )}
      </span>
      <Dialog
        alert
        open={asks}
        onOpenChange={setAsks}
        title={words.remove.title}
        actions={
          <>
            <Button look="line" onClick={() => setAsks(false)}>
              {words.remove.keep}
            </Button>
            <Button look="danger" aria-disabled={remove.isPending || undefined} onClick={destroy}>
              {words.remove.confirm}
            </Button>
          </>
        }
      >
        <p>{words.remove.text(name)}</p>
      </Dialog>
    </footer>
  )
}

/** A mailto link that quotes the message, cut short because mail clients limit its length. */
function mailto(message: Message, paper: Paper | undefined): string {
  const { name, email, body, reference } = message
  if (!paper) return `mailto:${encodeURIComponent(email)}`
  const { reply } = paper.words.messages
  const subject = reply.subject(words.about(message), reference)
  const quoted = reply.body(name, body.length > 1200 ? `${body.slice(0, 1200).toWellFormed()}…` : body)
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(quoted.replaceAll('\n', '\r\n'))}`
}
