import { useState } from 'react'
import { storeEditor } from '@/content/admin/store/editor'
import { wordsOfKind } from '@/content/admin/store/section-words'
import { fold } from '@/domain/text/letters'
import { sectionKinds } from '@/sections/registry'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/field'
import { kindIcon } from './kind-icons'
import { sectionGroups } from './section-groups'

const words = storeEditor.kinds

const grouped = sectionGroups.flatMap(({ kinds }) => kinds)
/** One that is in none, as a new kind may be, is among the last. */
const groups = [
  ...sectionGroups,
  { name: words.groups.others, kinds: sectionKinds.filter((kind) => !grouped.includes(kind)) },
]

/** The kinds of sections in their groups, with one line each. */
export function AddSection({ onClose, onAdd }: { onClose: () => void; onAdd: (kind: string) => void }) {
  const [search, setSearch] = useState('')
  const wanted = fold(search.trim())
  const shown = groups.flatMap((group) => {
    const kinds = group.kinds
      .map((kind) => ({ kind, Icon: kindIcon(kind), ...wordsOfKind(kind) }))
      .filter(({ name, hint }) => fold(`${group.name} ${name} ${hint}`).includes(wanted))
    return kinds.length > 0 ? { name: group.name, kinds } : []
  })
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
          {shown.length === 0 && words.none(search.trim())}
        </p>
        <div className="max-h-[45dvh] overflow-y-auto">
          {shown.map((group) => (
            <div key={group.name}>
              <h3 className="px-3 pt-3 pb-1 font-text text-12 font-semibold tracking-normal text-muted">
                {group.name}
              </h3>
              <ul aria-label={group.name} className="grid sm:grid-cols-2">
                {group.kinds.map(({ kind, Icon, name, hint }) => (
                  <li key={kind}>
                    <button
                      type="button"
                      onClick={() => {
                        onClose()
                        onAdd(kind)
                      }}
                      className="flex h-full min-h-13 w-full gap-2.5 rounded-control px-3 py-2 text-start leading-snug hover:bg-surface-sunken"
                    >
                      <Icon
                        size={18}
                        strokeWidth={1.6}
                        aria-hidden="true"
                        className="mt-0.5 shrink-0 text-muted"
                      />
                      <span>
                        <b className="block font-semibold">{name}</b>
                        <span className="block text-12 text-muted">{hint}</span>
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
