import { Copy, Eye, EyeOff, GripVertical, PanelBottom, PanelTop, Plus, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { storeEditor } from '@/content/admin/store/editor'
import { wordsOfKind } from '@/content/admin/store/section-words'
import { comma } from '@/content/shared/lists'
import { type DraftSection, sectionLimits } from '@/domain/store/draft-section'
import { smallButton } from '../../shared/form/small-button'
import { useSortable } from '../../shared/list/use-sortable'
import { kindIcon } from './kind-icons'
import { LockedRow } from './locked-row'
import { sectionName } from './section-name'
import { idOfRow, type SectionListActions } from './use-section-list'

const words = storeEditor.sections

type SectionListProps = {
  sections: readonly DraftSection[]
  languages: readonly string[]
  /** The sections that differ from what is public. */
  changed: ReadonlySet<string>
  /** The sections that show nothing at the moment, as the preview says. */
  empty: ReadonlySet<string>
  chosen: string | null
  actions: SectionListActions
  onChoose: (id: string) => void
  onAdd: () => void
}

/** The sections of a page in their order: by drag, by keys, or by buttons. */
export function SectionList({
  sections,
  languages,
  changed,
  empty,
  chosen,
  actions,
  onChoose,
  onAdd,
}: SectionListProps) {
  const hidden = sections.filter(({ isHidden }) => isHidden).length
  const isFull = sections.length >= sectionLimits.sections
  const sortable = useSortable({ ids: sections.map(({ id }) => id), onMove: actions.moveTo })
  const onKeyDown = (event: KeyboardEvent, id: string, place: number) => {
    const act = keyOf(event, {
      up: () => actions.moveTo(id, place - 1),
      down: () => actions.moveTo(id, place + 1),
      hide: () => actions.toggle(id),
      add: () => {
        onChoose(id)
        if (!isFull) onAdd()
      },
      remove: () => actions.remove(id),
    })
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <section aria-labelledby="store-sections">
      <div className="flex items-baseline gap-2 px-1 pt-4 pb-1.5">
        <h2 id="store-sections" className="font-text text-14 font-semibold tracking-normal">
          {words.title}
        </h2>
        <span className="ms-auto text-12 text-muted">{words.count(sections.length, hidden)}</span>
      </div>
      <p id="store-section-keys" className="sr-only">
        {words.keys}
      </p>
      <p role="status" className="sr-only">
        {actions.announcement}
      </p>
      <LockedRow name={words.header} icon={PanelTop} />
      {sections.length === 0 && (
        <p className="px-1 py-4 text-center text-muted">
          <b className="block font-semibold text-ink">{words.none.title}</b>
          {words.none.text}
        </p>
      )}
      <ol aria-label={words.list} aria-describedby="store-section-keys">
        {sections.map((section, place) => (
          <li
            key={section.id}
            ref={sortable.entry(section.id)}
            className={`group flex min-h-15 items-center rounded-control md:min-h-11.5 ${
              section.id === chosen ? 'bg-accent-soft' : 'hover:bg-surface-sunken'
            } ${sortable.over === section.id ? 'outline-2 outline-accent' : ''}`}
          >
            <button
              type="button"
              aria-label={words.handle(sectionName(section, languages), place + 1, sections.length)}
              {...sortable.handle(section.id)}
              className="grid min-h-11 w-7 shrink-0 cursor-grab place-items-center text-muted active:cursor-grabbing"
            >
              <GripVertical size={16} strokeWidth={1.6} aria-hidden="true" />
            </button>
            <RowName
              section={section}
              name={sectionName(section, languages)}
              isChosen={section.id === chosen}
              isChanged={changed.has(section.id)}
              isEmpty={empty.has(section.id)}
              onChoose={() => onChoose(section.id)}
              onKeyDown={(event) => onKeyDown(event, section.id, place)}
            />
            <RowTools
              section={section}
              name={sectionName(section, languages)}
              isFull={isFull}
              actions={actions}
            />
          </li>
        ))}
      </ol>
      <LockedRow name={words.footer} icon={PanelBottom} />
      <button
        type="button"
        disabled={isFull}
        onClick={onAdd}
        className="mt-2 flex min-h-11 w-full items-center justify-center gap-2 rounded-control border border-dashed border-line-strong font-medium text-accent disabled:opacity-50 md:min-h-9"
      >
        <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
        {words.add}
      </button>
      {isFull && <p className="mt-1 text-12 text-muted">{words.full}</p>}
    </section>
  )
}

type Keys = Record<'up' | 'down' | 'hide' | 'add' | 'remove', () => void>

/** What a key on a section's row does; undefined for another key. */
function keyOf(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  keys: Keys,
): (() => void) | undefined {
  if (ctrlKey || metaKey || shiftKey) return undefined
  if (altKey) return { ArrowUp: keys.up, ArrowDown: keys.down }[key]
  return { h: keys.hide, a: keys.add, Delete: keys.remove, Backspace: keys.remove }[
    key.length === 1 ? key.toLowerCase() : key
  ]
}

type RowNameProps = {
  section: DraftSection
  name: string
  isChosen: boolean
  isChanged: boolean
  isEmpty: boolean
  onChoose: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function RowName({ section, name, isChosen, isChanged, isEmpty, onChoose, onKeyDown }: RowNameProps) {
  const { name: kind } = wordsOfKind(section.kind)
  const Icon = kindIcon(section.kind)
  const notes = [kind === name ? '' : kind, section.isHidden ? words.hidden : isEmpty ? words.empty : '']
  return (
    <button
      type="button"
      id={idOfRow(section.id)}
      aria-pressed={isChosen}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start leading-tight"
    >
      <Icon
        size={18}
        strokeWidth={1.6}
        aria-hidden="true"
        className={`shrink-0 ${isChosen ? 'text-accent' : 'text-muted'}`}
      />
      <span className="min-w-0 flex-1">
        <b
          dir="auto"
          className={`block truncate ${isChosen ? 'font-semibold text-accent' : 'font-medium'} ${section.isHidden ? 'text-muted' : ''}`}
        >
          {name}
        </b>
        <span className="block truncate text-12 text-muted">{notes.filter(Boolean).join(comma)}</span>
      </span>
      {isChanged && (
        <>
          <span aria-hidden="true" className="size-1.75 shrink-0 rounded-full bg-accent" />
          <span className="sr-only">{words.changed}</span>
        </>
      )}
    </button>
  )
}

type RowToolsProps = { section: DraftSection; name: string; isFull: boolean; actions: SectionListActions }

function RowTools({ section: { id, isHidden }, name, isFull, actions }: RowToolsProps) {
  const Icon = isHidden ? EyeOff : Eye
  const shownByPointer = `${smallButton} md:hidden md:group-hover:grid md:group-focus-within:grid`
  return (
    <>
      <button
        type="button"
        aria-label={`${words.duplicate}: ${name}`}
        title={words.duplicate}
        disabled={isFull}
        onClick={() => actions.duplicate(id)}
        className={shownByPointer}
      >
        <Copy size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={`${words.remove}: ${name}`}
        title={words.remove}
        onClick={() => actions.remove(id)}
        className={shownByPointer}
      >
        <Trash2 size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={isHidden ? words.show(name) : words.hide(name)}
        title={isHidden ? words.show(name) : words.hide(name)}
        onClick={() => actions.toggle(id)}
        className={smallButton}
      >
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </>
  )
}
