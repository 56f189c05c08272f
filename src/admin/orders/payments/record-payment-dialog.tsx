import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import { AmountField } from '@/admin/shared/form/amount-field'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { useRecordPayment, useUndoPayment } from '@/data/orders/record-payments'
import { shopToday } from '@/data/settings/shop-today'
import { readAmount, writeAmount } from '@/domain/money/amount'
import { formatMoney, type Minor } from '@/domain/money/money'
import { paymentSchema } from '@/domain/money/money-form'
import type { Order } from '@/domain/orders/order'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { moneyProblem } from './money-problem'

const words = adminOrders.money.record

/** Records a bank transfer that arrived or the cash that the courier collected. */
export function RecordPaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const record = useRecordPayment()
  const undo = useUndoPayment()
  const missing = order.total - order.paid
  const { register, handleSubmit, watch, formState } = useForm({
    resolver: valibotResolver(paymentSchema(shopToday)),
    defaultValues: { amount: missing > 0 ? writeAmount(missing) : '', day: shopToday(), note: '' },
  })
  const { errors } = formState
  const kind = order.paymentMethod === 'cod' ? 'cod' : 'bank'
  const typed = readAmount(watch('amount'))

  // A promise, because the dialog is gone by then and would get no callback.
  const takeBack = (paymentId: string) =>
    undo.mutateAsync(paymentId).then(
      () => showToast({ title: words.undone, tone: 'success' }),
      () => showToast({ title: words.undoFailed, tone: 'error' }),
    )
  const onSubmit = handleSubmit(({ amount, day, note }) => {
    record.mutate(
      { order, method: kind, amount, paidOn: day, note },
      {
        onSuccess: ({ due, payments }) => {
          onClose()
          const recorded = payments.findLast(({ provider }) => provider === null)
          showToast({
            title: words.done,
            description: due > 0 ? words.doneRest(formatMoney(due, order.currency)) : undefined,
            tone: 'success',
            ...(recorded && { action: { label: admin.undo, onClick: () => void takeBack(recorded.id) } }),
          })
        },
      },
    )
  })
  return (
    <FormDialog
      title={words.title[kind]}
      cancel={adminOrders.detail.notes.cancel}
      submit={words.submit}
      busy={words.busy}
      isBusy={record.isPending}
      refusal={record.error && moneyProblem(record.error, order.currency)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p className="text-muted">{words.text(formatMoney(order.due, order.currency))}</p>
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          currency={order.currency}
          label={words.amount}
          error={errors.amount && words.wrongAmount}
          {...register('amount')}
        />
        <TextField
          dense
          type="date"
          max={shopToday()}
          label={words.day[kind]}
          error={errors.day && words.wrongDay}
          {...register('day')}
        />
      </div>
      <TextField dense label={words.note} note={words.optional} maxLength={200} {...register('note')} />
      {typed !== null && typed > 0 && (
        <p role="status" className={typed === order.due ? 'text-muted' : 'font-medium'}>
          {effectWords(typed, order)}
        </p>
      )}
    </FormDialog>
  )
}

function effectWords(amount: Minor, { due, currency }: Order): string {
  if (amount === due) return words.exact
  const difference = formatMoney(Math.abs(due - amount), currency)
  return amount < due ? words.less(difference) : words.more(difference)
}
