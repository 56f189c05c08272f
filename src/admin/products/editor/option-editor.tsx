import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { swatches } from '@/config/swatches'
import { admin } from '@/content/admin/admin'
import { adminProductEdit } from '@/content/admin/catalogue/product-edit'
import { adminProducts } from '@/content/admin/catalogue/products'
import {
  addOptions,
  joinedOptions,
  type OptionField,
  optionFields,
  removeOption,
  renameOption,
} from '@/domain/product/option-names'
import type { ProductValues } from '@/domain/product/product-form'
import { parseList } from '@/domain/values/validation'
import { showToast } from '@/ui/toast/toast'
import { ColorDot } from './panel'

const words = adminProductEdit.options
const labels = adminProducts.form
const problems: Readonly<Record<string, string>> = adminProducts.problems

type OptionEditorProps = {
  saved: ProductValues
  isBusy: boolean
  onRestore: (values: ProductValues) => void
}

/** The sizes and colours of a saved product, a field for each: what is typed there renames it, with its stock. */
export function OptionEditor({ saved, isBusy, onRestore }: OptionEditorProps) {
  const { watch, getFieldState, getValues, setValue, formState } = useFormContext<ProductValues>()
  const id = useId()
  const apply = (change: Pick<ProductValues, 'sizes' | 'colors' | 'stock' | 'pictures' | 'renames'>) => {
    setValue('renames', change.renames)
    setValue('stock', change.stock)
    setValue('pictures', change.pictures)
    setValue('sizes', change.sizes, { shouldValidate: true })
    setValue('colors', change.colors, { shouldValidate: true })
  }
  const joined = joinedOptions(saved, watch('renames'))
  return (
    <div className="grid gap-4">
      {optionFields.map((field) => {
        const problem = getFieldState(field, formState).error?.message
        return (
          <fieldset key={field} disabled={isBusy} aria-describedby={`${id}-hint`} className="min-w-0">
            <legend className="mb-1.5 text-12 font-medium text-muted">{labels.fields[field]}</legend>
            <ul className="flex flex-wrap gap-2">
              {parseList(watch(field)).map((name) => (
                <OptionName
                  key={name}
                  field={field}
                  name={name}
                  onRename={(typed) => apply(renameOption(getValues(), saved, field, name, typed))}
                  onRemove={() => {
                    const before = getValues()
                    apply(removeOption(before, saved, field, name))
                    showToast({
                      title: words.removed(name),
                      action: { label: admin.undo, onClick: () => onRestore(before) },
                    })
                  }}
                />
              ))}
              <li className="min-w-32 flex-1">
                <AddOption
                  field={field}
                  onAdd={(typed) => apply(addOptions(getValues(), saved, field, typed))}
                />
              </li>
            </ul>
            {problem && (
              <p role="alert" className="mt-1 text-12 font-medium text-danger-text">
                {problems[problem]}
              </p>
            )}
          </fieldset>
        )
      })}
      <p id={`${id}-hint`} className="text-12 text-muted">
        {words.hint}
      </p>
      <div role="status">
        {joined.map(({ field, names, to }) => (
          <p key={`${field} ${to}`} className="-mx-4 bg-highlight-soft px-4 py-2.5">
            {words.joined(names, to)}
          </p>
        ))}
      </div>
    </div>
  )
}

const input = 'h-11 bg-transparent text-16 md:h-9 md:text-14'
const frame = 'rounded-control border border-line bg-surface'

type OptionNameProps = {
  field: OptionField
  name: string
  onRename: (typed: string) => void
  onRemove: () => void
}

function OptionName({ field, name, onRename, onRemove }: OptionNameProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    setTyped(null)
    const [to] = parseList(typed ?? '')
    if (to !== undefined && to !== name) onRename(to)
  }
  return (
    <li className={`flex max-w-full items-center ${frame}`}>
      {field === 'colors' && swatches[name] && <ColorDot paint={swatches[name]} className="ms-2.5" />}
      <input
        aria-label={words.name[field](name)}
        autoComplete="off"
        maxLength={40}
        value={typed ?? name}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          // The save shortcut fires while the field has the focus, so apply its value first.
          if (event.key === 's' && (event.ctrlKey || event.metaKey)) commit()
          if (event.key !== 'Enter' && event.key !== 'Escape') return
          event.preventDefault()
          if (event.key === 'Enter') commit()
          else setTyped(null)
        }}
        className={`${input} field-sizing-content min-w-10 max-w-full ps-2.5`}
      />
      <button
        type="button"
        aria-label={words.remove(name)}
        onClick={onRemove}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink md:size-9"
      >
        <X size={14} strokeWidth={1.8} aria-hidden="true" />
      </button>
    </li>
  )
}

function AddOption({ field, onAdd }: { field: OptionField; onAdd: (typed: string) => void }) {
  const [typed, setTyped] = useState('')
  const commit = () => {
    setTyped('')
    if (typed.trim() !== '') onAdd(typed)
  }
  return (
    <input
      aria-label={words.add[field]}
      placeholder={words.add[field]}
      title={labels.separated}
      autoComplete="off"
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 's' && (event.ctrlKey || event.metaKey)) commit()
        if (event.key !== 'Enter') return
        event.preventDefault()
        commit()
      }}
      className={`${input} ${frame} w-full border-dashed px-2.5`}
    />
  )
}
