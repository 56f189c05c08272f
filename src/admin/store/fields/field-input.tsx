import { useController } from 'react-hook-form'
import { storeFields } from '@/content/admin/store/fields'
import { wordsOfField } from '@/content/admin/store/section-words'
import type { ControlProps } from '../../shared/form/control-props'
import { MediaInput } from '../../shared/media/media-input'
import { drawingsOf } from './drawings'
import { DrawnChoice, GroundChoice } from './drawn-choice'
import { useSectionForm } from './form-context'
import type { FormField } from './form-field'
import { LinkInput } from './link-input'
import { ListInput } from './list-input'
import { MomentInput } from './moment-input'
import { ChoiceInput, NumberInput, SwitchInput } from './plain-inputs'
import { ProductsInput } from './products-input'
import { ReviewInput } from './review-input'
import { RichInput } from './rich-input'
import { RowInput, RowsInput } from './row-inputs'
import { WordsInput } from './words-input'

type FieldProps = { field: FormField; path: string }

/** A field of a section, edited as its schema says. */
export function FieldInput({ field, path }: FieldProps) {
  return field.field === 'list' ? (
    <ListInput
      field={field}
      path={path}
      fieldOf={(entry, place) => <FieldInput key={entry.name} field={entry} path={place} />}
    />
  ) : (
    <BoundInput field={field} path={path} />
  )
}

function BoundInput({ field, path }: FieldProps) {
  const { kind } = useSectionForm()
  const words = wordsOfField(kind, path.replace(/\.\d+/g, ''))
  const {
    field: { value, onChange },
    fieldState: { error },
  } = useController({ name: path })
  const control: ControlProps = {
    label: words.name,
    hint: words.hint,
    error: error?.message,
    value,
    onChange,
  }
  switch (field.field) {
    case 'line':
      return <WordsInput {...control} most={field.most} isLong={false} />
    case 'text':
      return <WordsInput {...control} most={field.most} isLong />
    case 'rich':
      return <RichInput {...control} most={field.most} />
    case 'number':
      return <NumberInput {...control} value={value ?? field.initial} />
    case 'switch':
      return <SwitchInput {...control} value={value ?? field.initial} />
    case 'choice': {
      const choice = { ...control, value: value ?? field.initial, options: field.options, words }
      const drawings = drawingsOf(kind, field.name)
      if (drawings) return <DrawnChoice {...choice} drawings={drawings} />
      return field.name === 'ground' ? <GroundChoice {...choice} /> : <ChoiceInput {...choice} />
    }
    case 'review':
      return <ReviewInput {...control} />
    case 'moment':
      return <MomentInput {...control} />
    case 'picture':
    case 'film':
      return <MediaInput {...control} kind={field.field} />
    case 'link':
      return <LinkInput {...control} />
    case 'row':
      return <RowInput {...control} of={field.of} />
    case 'rows':
      return <RowsInput {...control} of={field.of} most={field.most} />
    case 'products':
      return <ProductsInput {...control} />
    default:
      return (
        <p>
          <span className="block text-14 font-medium">{words.name}</span>
          <span className="text-14 text-muted">{storeFields.unknownField}</span>
        </p>
      )
  }
}
