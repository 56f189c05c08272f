import { useState } from 'react'
import { adminStructure as words } from '@/content/admin/catalogue/structure'
import { useOrderStructure } from '@/data/collections/admin-structure'
import { AppError } from '@/data/supabase/errors'
import type { StructureKind, StructureRow } from '@/domain/product/structure'
import { moved } from '@/domain/values/move'
import { showToast } from '@/ui/toast/toast'
import { useSortable } from '../shared/list/use-sortable'
import { MoveButtons, MoveHandle } from './move-controls'

type StructureListProps = {
  kind: StructureKind
  rows: readonly StructureRow[]
  onEdit: (row: StructureRow) => void
}

/** The rows of a kind, reordered by dragging or with the keyboard. */
export function StructureList({ kind, rows: saved, onEdit }: StructureListProps) {
  const order = useOrderStructure()
  const [announcement, setAnnouncement] = useState('')
  // What was moved stands there at once.
  const ids = (order.isPending && order.variables?.ids) || saved.map(({ id }) => id)
  const rows = ids.flatMap((id) => saved.find((row) => row.id === id) ?? [])
  const sortable = useSortable({
    ids: rows.map(({ id }) => id),
    onMove: (id, to) => {
      const from = rows.findIndex((row) => row.id === id)
      const next = moved(rows, from, to)
      setAnnouncement(words.order.moved(next[to]?.name ?? '', to + 1, next.length))
      order.mutate(
        { kind, ids: next.map((row) => row.id) },
        {
          onError: (error) =>
            showToast({
              title: words.order.failed.title,
              description:
                error instanceof AppError && error.kind === 'conflict'
                  ? words.order.changed
                  : words.order.failed.text,
              tone: 'error',
            }),
        },
      )
    },
  })
  if (rows.length === 0)
    return <p className="border-t border-line px-4 py-3 text-muted">{words.kinds[kind].none}</p>
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ul>
        {rows.map((row, index) => {
          const move = { id: row.id, name: row.name, place: index + 1, of: rows.length, sortable }
          return (
            <li
              key={row.id}
              ref={sortable.entry(row.id)}
              className={`relative flex items-center gap-2 border-t border-line px-4 py-1 ${sortable.over === row.id ? 'bg-accent-soft' : 'hover:bg-surface'}`}
            >
              <span className="-ms-2">
                <MoveHandle {...move} />
              </span>
              <button
                type="button"
                aria-label={words.edit(row.name)}
                onClick={() => onEdit(row)}
                dir="auto"
                className="min-h-11 min-w-0 flex-1 truncate text-start font-semibold after:absolute after:inset-0 md:min-h-8"
              >
                {row.name}
              </button>
              <MoveButtons {...move} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
