import { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSameContent } from '@/domain/store/same-content'
import { fromDocument, toDocument } from './rich-document'
import { inputRules, richExtensions } from './rich-extensions'
import { LinkDialog } from './rich-link-dialog'
import { pasteHandlers } from './rich-paste'
import { RichToolbar } from './rich-toolbar'

export type RichEditorProps = {
  label: string
  labelledBy: string
  describedBy: string | undefined
  invalid: boolean
  language: string
  value: unknown
  onChange: (value: unknown) => void
}

const fromRight = /^(ar|fa|he|ur)\b/

const text =
  'min-h-40 max-h-[60dvh] overflow-y-auto px-3.5 py-3 text-16 whitespace-pre-wrap break-words focus-visible:outline-offset-0 md:px-2.5 md:py-2 md:text-14 [&>*+*]:mt-2 [&_h2]:font-display [&_h2]:text-20 [&_h2]:leading-tight [&_h3]:font-text [&_h3]:text-16 [&_h3]:font-semibold [&_ul]:list-disc [&_ul]:ps-5 [&_ol]:list-decimal [&_ol]:ps-5 [&_strong]:font-semibold [&_a]:text-accent [&_a]:underline [&_a]:underline-offset-4 [&_[data-kept]]:rounded-picture [&_[data-kept]]:bg-surface-sunken [&_[data-kept]]:px-2 [&_div[data-kept]]:py-2 [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent'

/** The box in which a rich text is written, under its tools. It begins anew when the text is changed from elsewhere. */
export function RichEditor({
  label,
  labelledBy,
  describedBy,
  invalid,
  language,
  value,
  onChange,
}: RichEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  const [isLinking, setLinking] = useState(false)
  const written = useRef(value)
  const wasTree = useRef(Array.isArray(value))
  const [round, setRound] = useState(0)
  useEffect(() => {
    // A text without a letter is none.
    if (isSameContent(written.current ?? '', value ?? '')) return
    written.current = value
    wasTree.current = Array.isArray(value)
    setRound((count) => count + 1)
  }, [value])
  const onUpdate = useEffectEvent((next: unknown) => {
    written.current = next
    if (Array.isArray(next)) wasTree.current = true
    onChange(next)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round begins with what is written by then
  useEffect(() => {
    if (!place.current) return
    const kept: unknown[] = []
    const made = new Editor({
      element: place.current,
      content: toDocument(written.current, kept),
      extensions: richExtensions(kept),
      injectCSS: false,
      enableInputRules: inputRules,
      enablePasteRules: false,
      editorProps: {
        attributes: { role: 'textbox', 'aria-multiline': 'true', class: text },
        handleDOMEvents: pasteHandlers,
        handleKeyDown: (_view, event) => {
          if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return false
          event.preventDefault()
          event.stopPropagation()
          setLinking(true)
          return true
        },
      },
      onUpdate: ({ editor: own }) => onUpdate(fromDocument(own.getJSON(), kept, wasTree.current)),
    })
    setEditor(made)
    return () => {
      made.destroy()
      setEditor(null)
    }
  }, [round])
  useEffect(() => {
    const box = editor?.view.dom
    if (!box) return
    box.lang = language
    box.dir = fromRight.test(language) ? 'rtl' : 'ltr'
    box.setAttribute('aria-labelledby', labelledBy)
    box.setAttribute('aria-invalid', String(invalid))
    if (describedBy) box.setAttribute('aria-describedby', describedBy)
    else box.removeAttribute('aria-describedby')
  }, [editor, language, labelledBy, describedBy, invalid])
  return (
    <div
      className={`rounded-control border bg-surface-raised ${invalid ? 'border-danger' : 'border-line-strong hover:border-ink'}`}
    >
      {editor && <RichToolbar editor={editor} label={label} onLink={() => setLinking(true)} />}
      <div ref={place} />
      {editor && isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  )
}
