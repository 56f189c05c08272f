import { type FormEvent, useId, useState } from 'react'
import { adminReturns } from '@/content/admin/orders/returns'
import { lineWords } from '@/content/shared/line-words'
import { useReceiveReturn } from '@/data/returns/admin-returns'
import {
  type AdminReturn,
  type AdminReturnItem,
  type ItemCondition,
  itemConditions,
} from '@/domain/orders/return'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { returnProblem } from './return-problem'

const words = adminReturns.receiving

type Line = { received: number; condition: ItemCondition; isRestocked: boolean }

/** What arrived of an approved return, line by line: how many, in which condition, back in stock or not. */
export function ReceiveDialog({ value, onClose }: { value: AdminReturn; onClose: () => void }) {
  const form = useId()
  const receive = useReceiveReturn()
  const [lines, setLines] = useState<ReadonlyMap<string, Line>>(
    () => new Map(value.items.map((item) => [item.id, expected(item)])),
  )
  const [isChecked, setChecked] = useState(false)
  const units = [...lines.values()].reduce((sum, { received }) => sum + received, 0)
  const { isPending } = receive

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (units === 0 || isPending) return
    receive.mutate(
      { id: value.id, lines: [...lines].map(([id, line]) => ({ id, ...line })) },
      {
        onSuccess: () => {
          showToast({ title: adminReturns.done.received(value.number), tone: 'success' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isPending} onClick={onClose}>
            {adminReturns.cancel}
          </Button>
          <Button type="submit" form={form} size="medium" aria-disabled={isPending}>
            {isPending ? adminReturns.saving : words.submit(units)}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        {value.items.map((item) => (
          <ReceivedLine
            key={item.id}
            item={item}
            line={lines.get(item.id) ?? expected(item)}
            onChange={(change) =>
              setLines((all) =>
                new Map(all).set(item.id, { ...(all.get(item.id) ?? expected(item)), ...change }),
              )
            }
          />
        ))}
        <p className="text-muted">{words.note}</p>
        <p role="alert" className="font-medium text-danger-text empty:hidden">
          {isChecked && units === 0 ? words.nothing : receive.error !== null && returnProblem(receive.error)}
        </p>
      </form>
    </Dialog>
  )
}

/** Everything arrived as it was sent; what the shopper calls faulty stays out of the stock. */
const expected = ({ quantity, reason, hasVariant }: AdminReturnItem): Line => ({
  received: quantity,
  condition: reason === 'faulty' ? 'damaged' : 'unused',
  isRestocked: hasVariant && reason !== 'faulty',
})

type ReceivedLineProps = { item: AdminReturnItem; line: Line; onChange: (change: Partial<Line>) => void }

function ReceivedLine({ item, line, onChange }: ReceivedLineProps) {
  const name = [item.name, lineWords.variant(item.size, item.color)].filter(Boolean).join(', ')
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 border-b border-line pb-4">
      <p className="col-span-2 leading-snug font-semibold [overflow-wrap:anywhere]">{name}</p>
      <SelectField
        dense
        label={words.quantity}
        aria-label={words.ofItem(words.quantity, name)}
        note={words.of(item.quantity)}
        value={line.received}
        onChange={({ target }) => onChange({ received: Number(target.value) })}
      >
        {Array.from({ length: item.quantity + 1 }, (_, index) => index).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectField>
      <SelectField
        dense
        label={words.condition}
        aria-label={words.ofItem(words.condition, name)}
        value={line.condition}
        onChange={({ target }) => {
          const condition = itemConditions.find((each) => each === target.value) ?? 'unused'
          onChange({ condition, isRestocked: item.hasVariant && condition === 'unused' })
        }}
      >
        {itemConditions.map((each) => (
          <option key={each} value={each}>
            {adminReturns.conditions[each]}
          </option>
        ))}
      </SelectField>
      <label className="col-span-2 flex min-h-11 items-center gap-2.5 md:min-h-8">
        <input
          type="checkbox"
          disabled={!item.hasVariant || line.received === 0}
          checked={line.isRestocked && line.received > 0}
          onChange={({ target }) => onChange({ isRestocked: target.checked })}
          className="size-5 accent-accent"
        />
        <span>{words.restock}</span>
        <span className="sr-only">{`: ${name}`}</span>
        {!item.hasVariant && <span className="text-muted">{words.gone}</span>}
      </label>
    </div>
  )
}
