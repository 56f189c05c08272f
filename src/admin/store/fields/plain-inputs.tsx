import type { FieldWords } from '@/content/admin/store/section-words'
import { optionName } from '@/content/admin/store/section-words'
import { SelectField, TextField } from '@/ui/field'
import type { ControlProps } from '../../shared/form/control-props'

/** A whole number. What is half typed stays as it is, and is no number. */
export function NumberInput({ value, onChange, ...frame }: ControlProps) {
  return (
    <TextField
      dense
      {...frame}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={({ target }) => onChange(numberOf(target.value.trim()))}
    />
  )
}

const numberOf = (typed: string) => (typed === '' ? undefined : /^-?\d+$/.test(typed) ? Number(typed) : typed)

export function SwitchInput({ label, hint, value, onChange }: ControlProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 md:min-h-9">
      <input
        type="checkbox"
        role="switch"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 accent-accent"
      />
      <span>
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-12 text-muted">{hint}</span>}
      </span>
    </label>
  )
}

type ChoiceProps = ControlProps & { options: readonly string[]; words: FieldWords }

/** One of several; the first where nothing is chosen. */
export function ChoiceInput({ options, words, value, onChange, ...frame }: ChoiceProps) {
  return (
    <SelectField
      dense
      {...frame}
      value={typeof value === 'string' ? value : options[0]}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {optionName(words, option)}
        </option>
      ))}
    </SelectField>
  )
}
