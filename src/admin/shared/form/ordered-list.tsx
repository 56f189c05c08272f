import type { ReactNode } from 'react'
import { moved } from '@/domain/values/move'
import { OrderButtons } from './order-buttons'
import { useOrderFocus } from './use-order-focus'

type Entry = { id: string; name: string; lang?: string; note?: string | false; picture?: ReactNode }

type OrderedListProps = {
  label: string
  entries: readonly Entry[]
  /** The fewest there may be. */
  least?: number | undefined
  onChange: (ids: string[]) => void
}

/** Short entries in an order that buttons change. */
export function OrderedList({ label, entries, least, onChange }: OrderedListProps) {
  const ids = entries.map(({ id }) => id)
  const { list, announcement, onMove, onRemove } = useOrderFocus<HTMLUListElement>(ids.join('\n'))
  const move = (name: string, from: number, to: number) => {
    onMove({ name, from, to, of: entries.length })
    onChange(moved(ids, from, to))
  }
  const remove = (name: string, place: number) => {
    onRemove(name, place)
    onChange(ids.toSpliced(place, 1))
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label} className="grid grid-cols-1">
        {entries.map(({ id, name, lang, note, picture }, place) => (
          <li key={id} className="flex items-center gap-1 border-b border-line last:border-b-0">
            {picture}
            <span className="min-w-0 flex-1 py-1 wrap-anywhere">
              <bdi lang={lang}>{name}</bdi>
              {note && <span className="text-12 text-muted">{` ${note}`}</span>}
            </span>
            <OrderButtons
              {...{ name, place, of: entries.length, least }}
              onMove={(to) => move(name, place, to)}
              onRemove={() => remove(name, place)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
