import * as Radix from '@radix-ui/react-dialog'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { adminFind as words } from '@/content/admin-find'
import { quickFindQuery } from '@/data/find/quick-find'
import { type PaletteGroup, paletteGroups } from './palette-groups'

type CommandPaletteProps = { onClose: () => void }

/** Finds pages, orders, customers and products by a few letters. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const navigate = useNavigate()
  const found = useQuery({ ...quickFindQuery(asked), enabled: asked !== '' })
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), 120)
    return () => clearTimeout(timer)
  }, [typed])

  const groups = paletteGroups(typed.trim(), typed.trim() === '' ? undefined : found.data)
  const entries = groups.flatMap((group) => group.entries)
  const isWaiting = typed.trim() !== asked || found.isFetching
  const at = Math.min(active, entries.length - 1)
  const optionId = (place: number) => `${id}-${place}`

  const move = (to: number) => {
    if (entries.length === 0) return
    const next = (to + entries.length) % entries.length
    setActive(next)
    list.current?.querySelector(`[id="${optionId(next)}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const go = () => {
    const entry = entries[at]
    // The results may still belong to the previous query.
    if (!entry || (isWaiting && !entry.isPage)) return
    onClose()
    void navigate(entry.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') move(at + 1)
    else if (event.key === 'ArrowUp') move(at - 1)
    else if (event.key === 'Enter') go()
    else return
    event.preventDefault()
  }
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-night/50" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh flex-col overflow-hidden bg-raised text-14 tabular-nums shadow-float md:top-[12vh] md:max-h-[70vh] md:w-[min(36rem,92vw)] md:rounded-surface"
        >
          <Radix.Title className="sr-only">{words.title}</Radix.Title>
          <div className="relative flex items-center border-b border-line">
            <Search
              size={18}
              strokeWidth={1.6}
              aria-hidden="true"
              className="pointer-events-none absolute start-4 text-muted"
            />
            <input
              type="text"
              role="combobox"
              aria-label={words.placeholder}
              aria-expanded={entries.length > 0}
              aria-controls={id}
              aria-autocomplete="list"
              aria-activedescendant={entries.length > 0 ? optionId(at) : undefined}
              inputMode="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder={words.placeholder}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setActive(0)
              }}
              onKeyDown={onKeyDown}
              className="h-14 min-w-0 flex-1 bg-transparent ps-11 pe-4 text-16 outline-offset-[-2px]"
            />
            <Radix.Close className="me-2 min-h-11 rounded-control px-3 text-muted hover:bg-sand hover:text-ink">
              {words.close}
            </Radix.Close>
          </div>
          <p role="status" className="sr-only">
            {!isWaiting &&
              asked !== '' &&
              (entries.length > 0 ? words.found(entries.length) : words.none(asked))}
          </p>
          <div ref={list} id={id} role="listbox" aria-label={words.results} className="overflow-y-auto p-2">
            {groups.map((group, index) => (
              <Group
                key={group.title}
                group={group}
                first={groups.slice(0, index).flatMap((each) => each.entries).length}
                active={at}
                optionId={optionId}
                onActive={setActive}
                onClose={onClose}
              />
            ))}
          </div>
          {found.isError && <p className="p-4 text-terracotta-text">{words.error}</p>}
          {entries.length === 0 && !isWaiting && !found.isError && (
            <p className="px-4 pb-5 text-muted">{words.none(asked)}</p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type GroupProps = {
  group: PaletteGroup
  /** Index of the group's first entry among all entries. */
  first: number
  active: number
  optionId: (place: number) => string
  onActive: (place: number) => void
  onClose: () => void
}

function Group({ group, first, active, optionId, onActive, onClose }: GroupProps) {
  return (
    <div role="group" aria-label={group.title}>
      <p aria-hidden="true" className="px-2 pt-2 pb-1 text-12 text-muted">
        {group.title}
      </p>
      {group.entries.map(({ to, name, note, end, picture }, index) => {
        const place = first + index
        return (
          <Link
            key={to}
            to={to}
            id={optionId(place)}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            onMouseMove={() => onActive(place)}
            onClick={onClose}
            className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 aria-selected:bg-sand md:min-h-10"
          >
            {picture}
            <span className="min-w-0 flex-1 truncate">
              <span className="font-medium">{name}</span>
              {note && <span className="ms-2 text-muted">{note}</span>}
            </span>
            {end && <span className="text-muted">{end}</span>}
          </Link>
        )
      })}
    </div>
  )
}
