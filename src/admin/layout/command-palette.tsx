import * as Radix from '@radix-ui/react-dialog'
import { useQuery } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { adminFind as words } from '@/content/admin/find'
import { quickFindQuery } from '@/data/find/quick-find'
import { useLayer } from '@/ui/layers'
import { useMay } from '../shared/page/access'
import { rightFor } from '../shared/page/screen-rights'
import { useSettled } from '../shared/page/use-settled'
import { paletteGroups } from './palette-groups'

// A portal mounts its elements a render later than downshift looks for them.
const inPortal = { suppressRefError: true }

type CommandPaletteProps = { onClose: () => void }

/** Finds pages, orders, customers and products by a few letters. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  useLayer(true, onClose)
  const [typed, setTyped] = useState('')
  const asked = useSettled(typed.trim(), 120)
  const [active, setActive] = useState(0)
  const navigate = useNavigate()
  const may = useMay()
  const found = useQuery({ ...quickFindQuery(asked), enabled: asked !== '' && may('view', 'orders') })

  const isOpen = (path: string) => {
    const right = rightFor(path)
    return !right || may(right)
  }
  const groups = paletteGroups(typed.trim(), typed.trim() === '' ? undefined : found.data, isOpen)
  const entries = groups.flatMap((group) => group.entries)
  const isWaiting = typed.trim() !== asked || found.isFetching
  const { getInputProps, getMenuProps, getItemProps } = useCombobox({
    items: entries,
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    highlightedIndex: Math.min(active, entries.length - 1),
    itemToString: () => typed,
    onHighlightedIndexChange: ({ highlightedIndex: next }) => setActive(Math.max(next, 0)),
    onStateChange: ({ type, selectedItem: entry }) => {
      // A click follows the entry's link. With Enter, the results may still belong to the previous query.
      if (type !== useCombobox.stateChangeTypes.InputKeyDownEnter || !entry) return
      if (isWaiting && !entry.isPage) return
      onClose()
      void navigate(entry.to)
    },
  })
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-inverse/50" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-dvh flex-col overflow-hidden bg-surface-raised text-14 tabular-nums shadow-float md:top-[12vh] md:max-h-[70vh] md:w-[min(36rem,92vw)] md:rounded-surface"
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
              {...getInputProps(
                {
                  'aria-label': words.placeholder,
                  onChange: (event) => {
                    setTyped(event.currentTarget.value)
                    setActive(0)
                  },
                },
                inPortal,
              )}
              aria-expanded={entries.length > 0}
              inputMode="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder={words.placeholder}
              className="h-14 min-w-0 flex-1 bg-transparent ps-11 pe-4 text-16 outline-offset-[-2px]"
            />
            <Radix.Close className="me-2 min-h-11 rounded-control px-3 text-muted hover:bg-surface-sunken hover:text-ink">
              {words.close}
            </Radix.Close>
          </div>
          <p role="status" className="sr-only">
            {!isWaiting &&
              asked !== '' &&
              (entries.length > 0 ? words.found(entries.length) : words.none(asked))}
          </p>
          <div {...getMenuProps({ 'aria-label': words.results }, inPortal)} className="overflow-y-auto p-2">
            {groups.map((group) => (
              <div key={group.title} role="group" aria-label={group.title}>
                <p aria-hidden="true" className="px-2 pt-2 pb-1 text-12 text-muted">
                  {group.title}
                </p>
                {group.entries.map((item) => (
                  <Link
                    {...getItemProps({ item, index: entries.indexOf(item) })}
                    key={item.to}
                    to={item.to}
                    tabIndex={-1}
                    onClick={onClose}
                    className="flex min-h-11 items-center gap-3 rounded-control px-2 py-1 aria-selected:bg-surface-sunken md:min-h-10"
                  >
                    {item.picture}
                    <span className="min-w-0 flex-1 truncate">
                      <span className="font-medium">{item.name}</span>
                      {item.note && <span className="ms-2 text-muted">{item.note}</span>}
                    </span>
                    {item.end && <span className="text-muted">{item.end}</span>}
                  </Link>
                ))}
              </div>
            ))}
          </div>
          {found.isError && <p className="p-4 text-danger-text">{words.error}</p>}
          {entries.length === 0 && !isWaiting && !found.isError && (
            <p className="px-4 pb-5 text-muted">{words.none(asked)}</p>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
