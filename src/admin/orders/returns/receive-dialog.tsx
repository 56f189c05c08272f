import { valibotResolver } from '@hookform/resolvers/valibot'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { adminReturns } from '@/content/admin/orders/returns'
import { lineWords } from '@/content/shared/line-words'
import { comma } from '@/content/shared/lists'
import { useReceiveReturn } from '@/data/returns/admin-returns'
import { type AdminReturn, type AdminReturnItem, itemConditions } from '@/domain/orders/return'
import { expectedLines, type ReceivedForm, receivedSchema, unitsOf } from '@/domain/orders/return-form'
import { SelectField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { returnProblem } from './return-problem'

const words = adminReturns.receiving

/** What arrived of an approved return, line by line: how many, in which condition, back in stock or not. */
export function ReceiveDialog({ value, onClose }: { value: AdminReturn; onClose: () => void }) {
  const receive = useReceiveReturn()
  const form = useForm({
    resolver: valibotResolver(receivedSchema),
    defaultValues: { lines: expectedLines(value.items) },
  })
  const onSubmit = form.handleSubmit(({ lines }) => {
    receive.mutate(
      { id: value.id, lines: Object.entries(lines).map(([id, line]) => ({ id, ...line })) },
      {
        onSuccess: () => {
          showToast({ title: adminReturns.done.received(value.number), tone: 'success' })
          onClose()
        },
      },
    )
  })
  return (
    <FormProvider {...form}>
      <FormDialog
        title={words.title}
        cancel={adminReturns.cancel}
        submit={words.submit(unitsOf(form.watch('lines')))}
        busy={adminReturns.saving}
        isBusy={receive.isPending}
        refusal={form.formState.errors.lines ? words.nothing : receive.error && returnProblem(receive.error)}
        onSubmit={onSubmit}
        onClose={onClose}
      >
        {value.items.map((item) => (
          <ReceivedLine key={item.id} item={item} />
        ))}
        <p className="text-muted">{words.note}</p>
      </FormDialog>
    </FormProvider>
  )
}

function ReceivedLine({ item }: { item: AdminReturnItem }) {
  const { register, watch, setValue } = useFormContext<ReceivedForm>()
  const line = `lines.${item.id}` as const
  const [received, isRestocked] = watch([`${line}.received`, `${line}.isRestocked`])
  const name = [item.name, lineWords.variant(item.size, item.color)].filter(Boolean).join(comma)
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 border-b border-line pb-4">
      <p className="col-span-2 leading-snug font-semibold [overflow-wrap:anywhere]">
        <bdi>{name}</bdi>
      </p>
      <SelectField
        dense
        label={words.quantity}
        aria-label={words.ofItem(words.quantity, name)}
        note={words.of(item.quantity)}
        {...register(`${line}.received`, { valueAsNumber: true })}
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
        {...register(`${line}.condition`, {
          onChange: ({ target }) =>
            setValue(`${line}.isRestocked`, item.hasVariant && target.value === 'unused'),
        })}
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
          disabled={!item.hasVariant || received === 0}
          checked={isRestocked && received > 0}
          onChange={({ target }) => setValue(`${line}.isRestocked`, target.checked)}
          className="size-5 accent-accent"
        />
        <span>{words.restock}</span>
        <span className="sr-only">{`: ${name}`}</span>
        {!item.hasVariant && <span className="text-muted">{words.gone}</span>}
      </label>
    </div>
  )
}
