import { ArrowDown, ArrowUp, type LucideIcon, Plus, X } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { adminDelivery } from '@/content/admin/settings/delivery'
import { newMethod, type ZoneForm, zoneBounds } from '@/domain/delivery/zone-form'
import { Button } from '@/ui/button'
import { TextField } from '@/ui/field'
import { AmountField } from '../shared/form/amount-field'
import { Panel } from '../shared/page/panel'

const words = adminDelivery.form
const problems: Readonly<Record<string, string>> = adminDelivery.problems

/** The delivery methods of a zone in the order in which shoppers see them. */
export function MethodsPanel() {
  const { control } = useFormContext<ZoneForm>()
  const { fields, append, remove, move } = useFieldArray({ control, name: 'methods' })
  return (
    <Panel id="zone-methods" title={words.methods}>
      <p className="-mt-1 px-4 pb-3 text-muted">{words.methodsHint}</p>
      {fields.length === 0 && (
        <p role="status" className="border-t border-line p-4 font-medium text-danger-text">
          {words.noMethods}
        </p>
      )}
      <ol>
        {fields.map(({ id }, index) => (
          <Method
            key={id}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {fields.length < zoneBounds.methods && (
        <p className="border-t border-line px-4 py-2">
          <Button
            look="quiet"
            size="small"
            onClick={() => append(newMethod, { focusName: `methods.${fields.length}.name` })}
          >
            <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
            {words.addMethod}
          </Button>
        </p>
      )}
    </Panel>
  )
}

type MethodProps = { index: number; count: number; onMove: (to: number) => void; onRemove: () => void }

function Method({ index, count, onMove, onRemove }: MethodProps) {
  const { register, watch, getFieldState, formState } = useFormContext<ZoneForm>()
  const title = words.method(index + 1, watch(`methods.${index}.name`))
  const field = (
    name: 'name' | 'minDays' | 'maxDays',
    more: {
      className?: string
      required?: boolean
      maxLength: number
    },
  ) => (
    <TextField
      dense
      label={words.fields[name]}
      placeholder={name === 'name' ? words.methodExample : undefined}
      inputMode={name === 'name' ? 'text' : 'numeric'}
      autoComplete="off"
      error={problems[getFieldState(`methods.${index}.${name}`, formState).error?.message ?? '']}
      {...more}
      {...register(`methods.${index}.${name}`)}
    />
  )
  const amount = (name: 'price' | 'freeAbove') => ({
    label: words.fields[name],
    error: problems[getFieldState(`methods.${index}.${name}`, formState).error?.message ?? ''],
    ...register(`methods.${index}.${name}`),
  })
  return (
    <li className="border-t border-line p-4">
      <fieldset className="grid gap-x-4 gap-y-3 sm:grid-cols-4">
        <legend className="sr-only">{title}</legend>
        <div className="flex items-start gap-1 sm:col-span-4">
          {field('name', { className: 'min-w-0 flex-1', required: true, maxLength: 60 })}
          <Tool
            label={words.up(title)}
            icon={ArrowUp}
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          />
          <Tool
            label={words.down(title)}
            icon={ArrowDown}
            disabled={index === count - 1}
            onClick={() => onMove(index + 1)}
          />
          <Tool label={words.remove(title)} icon={X} onClick={onRemove} />
        </div>
        <div className="grid grid-cols-2 gap-4 sm:col-span-2">
          {field('minDays', { required: true, maxLength: 3 })}
          {field('maxDays', { required: true, maxLength: 3 })}
        </div>
        <div className="grid grid-cols-2 gap-4 sm:col-span-2">
          <AmountField required {...amount('price')} />
          <AmountField hint={words.freeHint} {...amount('freeAbove')} />
        </div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-4 md:min-h-8">
          <input
            type="checkbox"
            role="switch"
            className="size-5 accent-accent md:size-4"
            {...register(`methods.${index}.isActive`)}
          />
          {words.active}
        </label>
      </fieldset>
    </li>
  )
}

type ToolProps = { label: string; icon: LucideIcon; disabled?: boolean; onClick: () => void }

function Tool({ label, icon: Icon, disabled = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className={`mt-6.5 grid h-12 w-11 shrink-0 place-items-center rounded-control text-muted md:size-9 ${disabled ? 'opacity-40' : 'hover:bg-surface-sunken hover:text-ink'}`}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
  )
}
