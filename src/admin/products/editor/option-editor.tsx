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
  removeOption,
  renameOption,
} from '@/domain/product/options/option-names'
import { addParts, type Place, partsIn, removePart, renamePart } from '@/domain/product/options/option-parts'
import type { ProductValues } from '@/domain/product/product-form'
import { parseList } from '@/domain/values/validation'
import { showToast } from '@/ui/toast/toast'
import { OptionNames } from './option-names'
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
  const apply = (change: Change) => {
    for (const name of ['sizeName', 'thirdName'] as const)
      if (change[name] !== undefined) setValue(name, change[name], { shouldValidate: true })
    setValue('renames', change.renames)
    setValue('stock', change.stock)
    setValue('pictures', change.pictures)
    setValue('sizes', change.sizes, { shouldValidate: true })
    setValue('colors', change.colors, { shouldValidate: true })
  }
  const joined = joinedOptions(saved, watch('renames'))
  const groups = optionGroups(watch())
  return (
    <div className="grid gap-4">
      <OptionNames />
      {groups.map((group) => {
        const { key, field, place, own, names } = group
        const problem = place !== 1 && getFieldState(field, formState).error?.message
        return (
          <fieldset key={key} disabled={isBusy} aria-describedby={`${id}-hint`} className="min-w-0">
            <legend className="mb-1.5 text-12 font-medium text-muted">{own || labels.fields[field]}</legend>
            <ul className="flex flex-wrap gap-2">
              {names.map((name) => (
                <OptionName
                  key={name}
                  label={own ? words.name.own(own, name) : words.name[field](name)}
                  paint={field === 'colors' ? swatches[name] : undefined}
                  name={name}
                  onRename={(typed) =>
                    apply(
                      place === undefined
                        ? renameOption(getValues(), saved, field, name, typed)
                        : renamePart(getValues(), saved, place, name, typed),
                    )
                  }
                  onRemove={() => {
                    const before = getValues()
                    apply(
                      place === undefined
                        ? removeOption(before, saved, field, name)
                        : removePart(before, saved, place, name),
                    )
                    showToast({
                      title: words.removed(name),
                      action: { label: admin.undo, onClick: () => onRestore(before) },
                    })
                  }}
                />
              ))}
              <li className="max-w-full flex-auto">
                <AddOption
                  label={own ? words.add.own(own) : words.add[field]}
                  onAdd={(typed) =>
                    apply(
                      place === undefined
                        ? addOptions(getValues(), saved, field, typed)
                        : addParts(getValues(), saved, place, typed),
                    )
                  }
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

type Change = Pick<ProductValues, 'sizes' | 'colors' | 'stock' | 'pictures' | 'renames'> &
  Partial<Pick<ProductValues, 'sizeName' | 'thirdName'>>

type OptionGroup = {
  key: string
  field: OptionField
  /** Which part of the sizes it is; undefined for what has one part. */
  place?: Place
  /** What it is called in place of the software's word. */
  own: string
  names: string[]
}

/** In the product page's order. */
function optionGroups({ sizes, colors, sizeName, colorName, thirdName }: ProductValues): OptionGroup[] {
  const [third, [firsts, thirds]] = [thirdName.trim(), partsIn(sizes)]
  const isOfParts = third !== '' && thirds.length > 0
  return [
    { key: 'colors', field: 'colors', own: colorName.trim(), names: parseList(colors) },
    {
      ...{ key: 'sizes', field: 'sizes', own: sizeName.trim() },
      ...(isOfParts ? { place: 0, names: firsts } : { names: parseList(sizes) }),
    },
    ...(third === ''
      ? []
      : [{ key: 'thirds', field: 'sizes', place: 1, own: third, names: isOfParts ? thirds : [] } as const]),
  ]
}

type OptionNameProps = {
  label: string
  name: string
  paint: string | undefined
  onRename: (typed: string) => void
  onRemove: () => void
}

function OptionName({ label, name, paint, onRename, onRemove }: OptionNameProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    setTyped(null)
    const [to] = parseList(typed ?? '')
    if (to !== undefined && to !== name) onRename(to)
  }
  return (
    <li className={`flex max-w-full items-center ${frame}`}>
      {paint && <ColorDot paint={paint} className="ms-2.5" />}
      <input
        aria-label={label}
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

function AddOption({ label, onAdd }: { label: string; onAdd: (typed: string) => void }) {
  const [typed, setTyped] = useState('')
  const commit = () => {
    setTyped('')
    if (typed.trim() !== '') onAdd(typed)
  }
  return (
    <input
      aria-label={label}
      placeholder={label}
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
      className={`${input} ${frame} field-sizing-content max-w-full min-w-full border-dashed px-2.5`}
    />
  )
}
