import { type Editor, getMarkRange } from '@tiptap/core'
import { useState } from 'react'
import { storeRich } from '@/content/admin/store/rich'
import { isSafeAddress } from '@/domain/store/content'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { FormDialog } from '../../shared/form/form-dialog'
import { LinkInput } from './link-input'
import { linkOf, type StoredLink } from './stored-value'

const words = storeRich.linkForm

type LinkDialogProps = { editor: Editor; onClose: () => void }

/** Where the selected words lead. Where none are selected, the link has words of its own. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const [range] = useState(() => linkRange(editor))
  const [before] = useState(() => linkOf({ $link: editor.getAttributes('link').link }))
  const [value, setValue] = useState<unknown>({ $link: before ?? { kind: 'address' } })
  const link = whole(linkOf(value))
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const needsText = range.from === range.to
  const close = () => {
    onClose()
    // After the dialog has given the focus back.
    requestAnimationFrame(() => !editor.isDestroyed && editor.commands.focus())
  }
  const onSubmit = () => {
    setTried(true)
    const said = text.trim()
    if (!link || (needsText && said === '')) return
    const chain = editor.chain().setTextSelection(range)
    if (needsText)
      chain.insertContent({ type: 'text', text: said, marks: [{ type: 'link', attrs: { link } }] }).run()
    else chain.setMark('link', { link }).setTextSelection(range.to).run()
    close()
  }
  return (
    <FormDialog
      title={before ? words.change : words.add}
      cancel={words.cancel}
      submit={words.save}
      onSubmit={onSubmit}
      onClose={close}
    >
      {needsText && (
        <TextField
          label={words.text}
          dir="auto"
          autoComplete="off"
          value={text}
          error={isTried && text.trim() === '' ? words.missingText : null}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <LinkInput
        label={words.to}
        error={isTried && !link ? words.missing : undefined}
        value={value}
        onChange={setValue}
      />
      {before && (
        <p>
          <Button
            look="text"
            size="small"
            onClick={() => {
              editor.chain().setTextSelection(range).unsetMark('link').setTextSelection(range.to).run()
              close()
            }}
          >
            {words.remove}
          </Button>
        </p>
      )}
    </FormDialog>
  )
}

/** A link that leads somewhere; null while that is not chosen. */
const whole = (link: StoredLink | null) =>
  link && (link.id || link.screen || isSafeAddress(link.to)) ? link : null

/** What is selected; a link in which the cursor stands is meant as a whole. */
function linkRange(editor: Editor): { from: number; to: number } {
  const { selection, schema } = editor.state
  const type = schema.marks.link
  const around = type && getMarkRange(selection.$from, type)
  if (around && selection.to <= around.to) return { from: around.from, to: around.to }
  return { from: selection.from, to: selection.to }
}
