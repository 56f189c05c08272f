import { type FormEvent, useId, useState } from 'react'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminCustomers } from '@/content/admin/customers'
import { comma } from '@/content/shared/lists'
import { useAddNote, useDeleteNote } from '@/data/customers/customer-mutations'
import { serverNow } from '@/data/supabase/server-clock'
import type { CustomerNote } from '@/domain/orders/customer'
import { Button } from '@/ui/button'
import { TextArea } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { NoteList } from '../shared/page/note-list'

const words = adminCustomers.detail
const longest = 2000

export function CustomerNotes({ customer, notes }: { customer: string; notes: readonly CustomerNote[] }) {
  const [text, setText] = useState('')
  const add = useAddNote(customer)
  const remove = useDeleteNote(customer)
  const title = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const note = text.trim()
    if (note && !add.isPending) add.mutate(note, { onSuccess: () => setText('') })
  }
  const onDelete = ({ id, text: deleted }: CustomerNote) =>
    remove.mutate(id, {
      onSuccess: () =>
        showToast({
          title: words.noteDeleted,
          action: { label: admin.undo, onClick: () => add.mutate(deleted) },
        }),
      onError: () => showToast({ title: words.deleteFailed, tone: 'error' }),
    })
  const now = serverNow()
  return (
    <section aria-labelledby={title} className="px-4 py-3 md:ps-5">
      <h3 id={title} className="font-semibold">
        {words.notes}
      </h3>
      <p className="text-muted">{words.notesHint}</p>
      <form onSubmit={onSubmit} className="mt-2">
        <TextArea
          dense
          label={words.note}
          value={text}
          onChange={(event) => setText(event.target.value)}
          maxLength={longest}
          rows={3}
          error={add.isError ? words.noteFailed : null}
        />
        <Button
          type="submit"
          look="quiet"
          size="small"
          disabled={text.trim() === '' || add.isPending}
          className="mt-2"
        >
          {add.isPending ? words.adding : words.addNote}
        </Button>
      </form>
      {notes.length === 0 && <p className="mt-3 text-muted">{words.noNotes}</p>}
      <div className="mt-3">
        <NoteList
          notes={notes}
          by={({ author, createdAt }) =>
            `${dayWords(createdAt, now)} ${timeWords(createdAt)}${comma}${words.by(author)}`
          }
          canDelete={() => true}
          isDeleting={remove.isPending}
          deleteLabel={words.deleteNote}
          onDelete={onDelete}
        />
      </div>
    </section>
  )
}
