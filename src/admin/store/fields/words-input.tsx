import { storeFields } from '@/content/admin/store/fields'
import { TextArea, TextField } from '@/ui/field'
import type { ControlProps } from '../../shared/form/control-props'
import { useSectionForm } from './form-context'
import { textsOf, withText } from './stored-value'

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
