import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from 'react'
import { storeRich as words } from '@/content/admin/store/rich'

type RichToolbarProps = { editor: Editor; label: string; onLink: () => void }

const kinds = ['paragraph', 'heading', 'small'] as const
type Kind = (typeof kinds)[number]

/** The tools of a rich text: one stop of the Tab key, within which arrow keys move. */
export function RichToolbar({ editor, label, onLink }: RichToolbarProps) {
  useSyncExternalStore(
    (changed) => {
      editor.on('transaction', changed)
      return () => editor.off('transaction', changed)
    },
    () => editor.state,
  )
  const run = () => editor.chain().focus()
  const kind: Kind = editor.isActive('heading', { level: 2 })
    ? 'heading'
    : editor.isActive('heading', { level: 3 })
      ? 'small'
      : 'paragraph'
  const setKind = (next: string) => {
    if (next === 'paragraph') run().setParagraph().run()
    else
      run()
        .clearNodes()
        .setHeading({ level: next === 'heading' ? 2 : 3 })
        .run()
  }
  const list = (type: 'bulletList' | 'orderedList') => {
    // An entry of a list is a paragraph.
    const begun = kind === 'paragraph' ? run() : run().setParagraph()
    if (type === 'bulletList') begun.toggleBulletList().run()
    else begun.toggleOrderedList().run()
  }
  return (
    <div
      role="toolbar"
      aria-label={words.tools(label)}
      onKeyDown={moveFocus}
      className="flex flex-wrap items-center gap-0.5 border-b border-line p-1"
    >
      <select
        aria-label={words.kind}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
        className="min-h-9 rounded-picture border border-line bg-surface-raised px-2 text-14 touch:min-h-11"
      >
        {kinds.map((each) => (
          <option key={each} value={each}>
            {words.kinds[each]}
          </option>
        ))}
      </select>
      <Tool name={words.strong} isOn={editor.isActive('bold')} onPress={() => run().toggleBold().run()}>
        <Icon path={icons.bold} />
      </Tool>
      <Tool name={words.emphasis} isOn={editor.isActive('italic')} onPress={() => run().toggleItalic().run()}>
        <Icon path={icons.italic} />
      </Tool>
      <Tool name={words.bullets} isOn={editor.isActive('bulletList')} onPress={() => list('bulletList')}>
        <Icon path={icons.bullets} />
      </Tool>
      <Tool name={words.numbers} isOn={editor.isActive('orderedList')} onPress={() => list('orderedList')}>
        <Icon path={icons.numbers} />
      </Tool>
      <Tool name={words.link} isOn={editor.isActive('link')} onPress={onLink}>
        <Icon path={icons.link} />
      </Tool>
      <Tool name={words.undo} isOff={!editor.can().undo()} onPress={() => run().undo().run()}>
        <Icon path={icons.undo} />
      </Tool>
      <Tool name={words.redo} isOff={!editor.can().redo()} onPress={() => run().redo().run()}>
        <Icon path={icons.redo} />
      </Tool>
    </div>
  )
}

/** Drawn here: the build would take those of the library, by names such as `link`, for what shoppers' pages need as well. */
const icons = {
  bold: 'M7 5v14h6.5a3.7 3.7 0 0 0 0-7.4H7m0 0h5.5a3.3 3.3 0 0 0 0-6.6H7',
  italic: 'M10 5h8M6 19h8M14.5 5l-5 14',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 5l1.5-1v5M3.5 15.5c0-2 3-2 3-.3 0 1.3-3 2-3 3.8h3.2',
  link: 'M10 13.5a4 4 0 0 0 6 .3l2.8-2.8a4 4 0 0 0-5.7-5.7L12 6.5M14 10.5a4 4 0 0 0-6-.3L5.2 13a4 4 0 0 0 5.7 5.7L12 17.5',
  undo: 'M8 14 4 10l4-4M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 14 4-4-4-4M20 10H10a5.5 5.5 0 0 0 0 11h3',
} as const

const Icon = ({ path }: { path: string }) => (
  <svg
    viewBox="0 0 24 24"
    width={16}
    height={16}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.8}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
)

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('select, button')]
  const next = tools[tools.findIndex((tool) => tool.contains(document.activeElement)) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

type ToolProps = { name: string; isOn?: boolean; isOff?: boolean; onPress: () => void; children: ReactNode }

const Tool = ({ name, isOn, isOff = false, onPress, children }: ToolProps) => (
  <button
    type="button"
    tabIndex={-1}
    title={name}
    aria-label={name}
    aria-pressed={isOn}
    aria-disabled={isOff}
    // The selection stays, on a phone with its keyboard.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className="grid size-9 place-items-center rounded-picture hover:bg-surface-sunken aria-disabled:opacity-50 aria-pressed:bg-accent-soft aria-pressed:text-accent touch:size-11"
  >
    {children}
  </button>
)
