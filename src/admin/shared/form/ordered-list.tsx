import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { orderedList as words } from '@/content/admin/ordered-list'
import { moved } from '@/domain/values/move'
import { smallButton } from './small-button'

type OrderedListProps = {
  label: string
  entries: readonly { id: string; name: string; lang?: string; note?: string | false }[]
  /** The fewest there may be. */
  least?: number
  onChange: (ids: string[]) => void
}

const tools = [
  { label: words.up, Icon: ChevronUp },
  { label: words.down, Icon: ChevronDown },
  { label: words.remove, Icon: X },
] as const

/** Short entries in an order that buttons change; the focus stays with what was moved, and the step is announced. */
export function OrderedList({ label, entries, least = 0, onChange }: OrderedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<{ place: number; tool: number } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const ids = entries.map(({ id }) => id)
  const order = ids.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows stand as they were asked to
  useEffect(() => {
    if (!wanted.current) return
    const { place, tool } = wanted.current
    wanted.current = null
    const rows = list.current?.children
    const row = rows?.[Math.min(place, rows.length - 1)]
    const button = row?.querySelectorAll('button')[tool] ?? list.current
    button?.focus()
  }, [order])
  const move = (place: number, to: number, tool: number) => {
    wanted.current = { place: to, tool }
    setAnnouncement(words.moved(entries[place]?.name ?? '', to + 1, entries.length))
    onChange(moved(ids, place, to))
  }
  const remove = (place: number) => {
    wanted.current = { place, tool: 2 }
    setAnnouncement(words.removed(entries[place]?.name ?? ''))
    onChange(ids.toSpliced(place, 1))
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label} className="grid grid-cols-1">
        {entries.map(({ id, name, lang, note }, place) => {
          const runs = [
            place > 0 ? () => move(place, place - 1, 0) : undefined,
            place < entries.length - 1 ? () => move(place, place + 1, 1) : undefined,
            entries.length > least ? () => remove(place) : undefined,
          ]
          return (
            <li key={id} className="flex items-center gap-1 border-b border-line last:border-b-0">
              <span className="min-w-0 flex-1 py-1 wrap-anywhere">
                <bdi lang={lang}>{name}</bdi>
                {note && <span className="text-12 text-muted">{` ${note}`}</span>}
              </span>
              {tools.map(({ label: labelOf, Icon }, tool) => {
                const run = runs[tool]
                return (
                  <button
                    key={labelOf('')}
                    type="button"
                    aria-label={labelOf(name)}
                    // Disabled it would lose the focus at the end of the list.
                    aria-disabled={!run}
                    onClick={run}
                    className={smallButton}
                  >
                    <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
                  </button>
                )
              })}
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}
