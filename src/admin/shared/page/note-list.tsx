import { Trash2 } from 'lucide-react'

type Note = { id: number; text: string }

type NoteListProps<Each extends Note> = {
  notes: readonly Each[]
  by: (note: Each) => string
  canDelete: (note: Each) => boolean
  isDeleting: boolean
  deleteLabel: string
  onDelete: (note: Each) => void
}

export function NoteList<Each extends Note>({
  notes,
  by,
  canDelete,
  isDeleting,
  deleteLabel,
  onDelete,
}: NoteListProps<Each>) {
  return (
    <ul className="divide-y divide-ink/10">
      {notes.map((note) => (
        <li key={note.id} className="flex items-start gap-2 py-2">
          <div className="min-w-0 flex-1">
            <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {note.text}
            </p>
            <p className="text-12 opacity-80">{by(note)}</p>
          </div>
          {canDelete(note) && (
            <button
              type="button"
              aria-label={deleteLabel}
              title={deleteLabel}
              disabled={isDeleting}
              onClick={() => onDelete(note)}
              className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface-sunken md:size-8"
            >
              <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
