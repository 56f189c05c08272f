import { useState } from 'react'
import { storeEditor } from '@/content/admin/store/editor'
import { wordsOfKind } from '@/content/admin/store/section-words'
import { fold } from '@/domain/text/letters'
import { sectionKinds } from '@/sections/registry'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/field'

const words = storeEditor.kinds

/** The kinds of sections, with one line each. */
export function AddSection({ onClose, onAdd }: { onClose: () => void; onAdd: (kind: string) => void }) {
  const [search, setSearch] = useState('')
  const wanted = fold(search.trim())
  const kinds = sectionKinds
    .map((kind) => ({ kind, ...wordsOfKind(kind) }))
    .filter(({ name, hint }) => fold(`${name} ${hint}`).includes(wanted))
    .toSorted((a, b) => a.name.localeCompare(b.name))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      actions={
        <Button look="quiet" size="medium" onClick={onClose}>
          {words.cancel}
        </Button>
      }
    >
      <div className="grid gap-3 text-14">
        <TextField
          dense
          label={words.search}
          inputMode="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p role="status" className="text-muted empty:hidden">
          {kinds.length === 0 && words.none(search.trim())}
        </p>
        <ul aria-label={words.title} className="grid max-h-[45dvh] overflow-y-auto sm:grid-cols-2">
          {kinds.map(({ kind, name, hint }) => (
            <li key={kind}>
              <button
                type="button"
                onClick={() => {
                  onClose()
                  onAdd(kind)
                }}
                className="min-h-13 w-full rounded-control px-3 py-2 text-start leading-snug hover:bg-surface-sunken"
              >
                <b className="block font-semibold">{name}</b>
                <span className="block text-12 text-muted">{hint}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
