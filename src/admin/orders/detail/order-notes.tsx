import { type FormEvent, useState } from 'react'
import { useMay } from '@/admin/shared/page/access'
import { NoteList } from '@/admin/shared/page/note-list'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import type { OrderNote } from '@/data/orders/admin-order-detail'
import { useAddOrderNote, useDeleteOrderNote } from '@/data/orders/order-notes'
import { serverNow } from '@/data/supabase/server-clock'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = adminOrders.detail.notes
const longest = 2000

/** Internal notes about an order, never shown to the customer. */
export function OrderNotes({ orderId, notes }: { orderId: string; notes: readonly OrderNote[] }) {
  const [isWriting, setWriting] = useState(false)
  const now = serverNow()
  const may = useMay()
  const add = useAddOrderNote(orderId)
  const remove = useDeleteOrderNote(orderId)
  const onDelete = ({ id, text }: OrderNote) =>
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          title: words.deleted,
          action: { label: admin.undo, onClick: () => add.mutate(text) },
        }),
      onError: () => showToast({ title: words.deleteFailed, tone: 'error' }),
    })

  // Whose role has no notes is told of none.
  if (!may('notes')) return null
  if (notes.length === 0 && !isWriting)
    return (
      <section className="flex items-center justify-between border-b border-line px-4 py-1 md:ps-5">
        <h3 className="text-muted">
          <span>{words.title}</span> <span className="text-12">{words.hint}</span>
        </h3>
        <AddButton onClick={() => setWriting(true)} />
      </section>
    )
  return (
    <section className="border-b border-line bg-highlight-soft px-4 py-2.5 md:ps-5">
      <h3 className="text-12">
        <b className="font-semibold">{words.title}</b> <span>{words.hint}</span>
      </h3>
      <NoteList
        notes={notes}
        by={({ author, at }) => words.by(author, `${dayWords(at, now)} ${timeWords(at)}`)}
        canDelete={({ isMine }) => isMine}
        isDeleting={remove.isPending}
        deleteLabel={words.delete}
        onDelete={onDelete}
      />
      {isWriting ? (
        <NoteForm add={add} onDone={() => setWriting(false)} />
      ) : (
        <AddButton onClick={() => setWriting(true)} />
      )}
    </section>
  )
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 font-semibold underline underline-offset-4 md:min-h-8"
    >
      {words.add}
    </button>
  )
}

function NoteForm({ add, onDone }: { add: ReturnType<typeof useAddOrderNote>; onDone: () => void }) {
  const [text, setText] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() && !add.isPending) add.mutate(text.trim(), { onSuccess: onDone })
  }
  return (
    <form onSubmit={onSubmit} className="mt-1">
      <TextArea
        dense
        label={words.field}
        value={text}
        maxLength={longest}
        ref={focusOnce}
        error={add.isError ? words.failed : null}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-2 flex gap-2">
        <Button look="quiet" size="small" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" size="small" disabled={!text.trim()} aria-disabled={add.isPending}>
          {add.isPending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  )
}

/** Focuses the field when it opens. */
const focusOnce = (field: HTMLTextAreaElement | null) => field?.focus()
