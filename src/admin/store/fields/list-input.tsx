import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { storeFields } from '@/content/admin/store/fields'
import { wordsOfField } from '@/content/admin/store/section-words'
import { Button } from '@/ui/button'
import { OrderButtons } from '../../shared/form/order-buttons'
import { useOrderFocus } from '../../shared/form/use-order-focus'
import { useSectionForm } from './form-context'
import type { FormField } from './form-field'
import { textOf } from './stored-value'

const words = storeFields.list

type ListInputProps = {
  field: FormField
  path: string
  /** The input of an entry's field. */
  fieldOf: (field: FormField, path: string) => ReactNode
}

/** Several entries of the same fields, each of which opens. */
export function ListInput({ field, path, fieldOf }: ListInputProps) {
  const { kind } = useSectionForm()
  const { name, hint } = wordsOfField(kind, path.replace(/\.\d+/g, ''))
  const { fields, append, remove, swap } = useFieldArray({ name: path, keyName: 'key' })
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  // The first button of an entry opens it.
  const order = useOrderFocus<HTMLOListElement>(fields.map(({ key }) => key).join(), 1)
  const isNew = useRef(false)
  const last = fields.at(-1)?.key
  // An entry that was just added is open.
  useEffect(() => {
    if (!isNew.current || last === undefined) return
    isNew.current = false
    setOpen((keys) => new Set([...keys, last]))
  }, [last])
  const isFull = field.most !== undefined && fields.length >= field.most
  const toggle = (key: string) =>
    setOpen((keys) =>
      keys.has(key) ? new Set([...keys].filter((each) => each !== key)) : new Set([...keys, key]),
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-14 font-medium">{name}</legend>
      {hint && <p className="text-14 text-muted">{hint}</p>}
      {fields.length === 0 && <p className="text-muted">{words.none}</p>}
      <ol ref={order.list} tabIndex={-1} className="grid gap-2">
        {fields.map(({ key }, place) => (
          <li key={key} className="rounded-control border border-line bg-surface-raised">
            <EntryHead
              path={`${path}.${place}`}
              fields={field.entries}
              place={place}
              of={fields.length}
              isOpen={open.has(key)}
              onToggle={() => toggle(key)}
              onMove={(to, entry) => {
                order.onMove({ name: entry, from: place, to, of: fields.length })
                swap(place, to)
              }}
              onRemove={(entry) => {
                order.onRemove(entry, place)
                remove(place)
              }}
            />
            {open.has(key) && (
              <div className="grid gap-3.5 border-t border-line p-3">
                {field.entries.map((entry) => fieldOf(entry, `${path}.${place}.${entry.name}`))}
              </div>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {order.announcement}
      </p>
      <Button
        look="quiet"
        size="small"
        disabled={isFull}
        onClick={() => {
          isNew.current = true
          append({})
        }}
        className="justify-self-start"
      >
        <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
        {words.add}
      </Button>
      {isFull && field.most !== undefined && <p className="text-12 text-muted">{words.full(field.most)}</p>}
    </fieldset>
  )
}

type EntryHeadProps = {
  path: string
  fields: readonly FormField[]
  place: number
  of: number
  isOpen: boolean
  onToggle: () => void
  onMove: (to: number, name: string) => void
  onRemove: (name: string) => void
}

function EntryHead({ path, fields, place, of, isOpen, onToggle, onMove, onRemove }: EntryHeadProps) {
  const { language, languages } = useSectionForm()
  const entry: unknown = useWatch({ name: path })
  const values = new Map<string, unknown>(Object.entries(Object(entry)))
  const text = fields
    .filter(({ field }) => field === 'line' || field === 'text')
    .map(({ name }) => textOf(values.get(name), language, languages[0] ?? language))
    .find(Boolean)
  const name = text ?? words.entry(place + 1)
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 px-3 text-start font-medium md:min-h-9"
      >
        <ChevronDown
          size={16}
          strokeWidth={1.6}
          aria-hidden="true"
          className={`shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`}
        />
        <span dir="auto" className="truncate">
          {name}
        </span>
      </button>
      <OrderButtons
        {...{ name, place, of }}
        onMove={(to) => onMove(to, name)}
        onRemove={() => onRemove(name)}
      />
    </div>
  )
}
