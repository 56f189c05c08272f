import type { Editor } from '@tiptap/core'
import { Bold, Italic, Link, List, ListOrdered, Redo2, Undo2 } from 'lucide-react'
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
        <Bold {...icon} />
      </Tool>
      <Tool name={words.emphasis} isOn={editor.isActive('italic')} onPress={() => run().toggleItalic().run()}>
        <Italic {...icon} />
      </Tool>
      <Tool name={words.bullets} isOn={editor.isActive('bulletList')} onPress={() => list('bulletList')}>
        <List {...icon} className="rtl:-scale-x-100" />
      </Tool>
      <Tool name={words.numbers} isOn={editor.isActive('orderedList')} onPress={() => list('orderedList')}>
        <ListOrdered {...icon} />
      </Tool>
      <Tool name={words.link} isOn={editor.isActive('link')} onPress={onLink}>
        <Link {...icon} />
      </Tool>
      <Tool name={words.undo} isOff={!editor.can().undo()} onPress={() => run().undo().run()}>
        <Undo2 {...icon} />
      </Tool>
      <Tool name={words.redo} isOff={!editor.can().redo()} onPress={() => run().redo().run()}>
        <Redo2 {...icon} />
      </Tool>
    </div>
  )
}

const icon = { size: 16, strokeWidth: 1.8, 'aria-hidden': true } as const

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
