import { storeFields } from '@/content/admin/store/fields'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { type ControlProps, useSectionForm } from './form-context'
import { plainTextOf, textsOf, withText } from './stored-value'

type WordsProps = ControlProps & { most: number | undefined; isLong: boolean }

/** A text in the language that the form shows. */
export function WordsInput({ most, isLong, value, onChange, ...frame }: WordsProps) {
  const { language, languages } = useSectionForm()
  const first = languages[0] ?? language
  const stored = textsOf(value, first)[language]
  const text = typeof stored === 'string' ? stored : ''
  const control = {
    ...frame,
    dense: true,
    dir: 'auto',
    lang: language,
    autoComplete: 'off',
    value: text,
    ...(most !== undefined && { note: storeFields.left(text.length, most) }),
  }
  const onText = (typed: string) => onChange(withText(value, language, typed, first))
  return isLong ? (
    <TextArea {...control} rows={3} onChange={({ target }) => onText(target.value)} />
  ) : (
    <TextField {...control} onChange={({ target }) => onText(target.value)} />
  )
}

/** A text of paragraphs. One with headings, lists or links is shown, and changed only once it is made plain. */
export function RichInput({ value, onChange, ...frame }: ControlProps & { most: number | undefined }) {
  const { language, languages } = useSectionForm()
  const first = languages[0] ?? language
  const stored = textsOf(value, first)[language]
  const { text, isPlain } = plainTextOf(stored)
  const onText = (typed: string) => onChange(withText(value, language, typed, first))
  return (
    <div className="grid gap-2">
      <TextArea
        dense
        label={frame.label}
        hint={frame.hint ?? storeFields.rich.hint}
        error={frame.error}
        {...(frame.most !== undefined && { note: storeFields.left(text.length, frame.most) })}
        dir="auto"
        lang={language}
        rows={8}
        readOnly={!isPlain}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {!isPlain && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-highlight-soft px-3 py-2">
          <span className="flex-1">{storeFields.rich.formatted}</span>
          <Button look="text" size="small" className="max-md:min-h-11" onClick={() => onText(text)}>
            {storeFields.rich.makePlain}
          </Button>
        </p>
      )}
    </div>
  )
}
