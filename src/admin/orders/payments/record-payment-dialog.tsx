import { type FormEvent, useId, useState } from 'react'
import { AmountField } from '@/admin/shared/form/amount-field'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { useRecordPayment, useUndoPayment } from '@/data/orders/record-payments'
import { shopToday } from '@/data/settings/shop-today'
import { readAmount } from '@/domain/money/amount'
import { formatMoney, type Minor, toDecimal } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { moneyProblem } from './money-problem'

const words = adminOrders.money.record

/** Records a bank transfer that arrived or the cash that the courier collected. */
export function RecordPaymentDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useId()
  const record = useRecordPayment()
  const undo = useUndoPayment()
  const missing = order.total - order.paid
  const [typed, setTyped] = useState(() => (missing > 0 ? toDecimal(missing).toFixed(2) : ''))
  const [day, setDay] = useState(shopToday)
  const [note, setNote] = useState('')
  const [isChecked, setChecked] = useState(false)
  const kind = order.paymentMethod === 'cod' ? 'cod' : 'bank'
  const amount = readAmount(typed)
  const wrongAmount = amount === null || amount === 0
  const wrongDay = day === '' || day > shopToday()

  // A promise, because the dialog is gone by then and would get no callback.
  const takeBack = (paymentId: string) =>
    undo.mutateAsync(paymentId).then(
      () => showToast({ title: words.undone, tone: 'success' }),
      () => showToast({ title: words.undoFailed, tone: 'error' }),
    )
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (wrongAmount || wrongDay || record.isPending) return
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
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !record.isPending && onClose()}
      title={words.title[kind]}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={record.isPending} onClick={onClose}>
            {adminOrders.detail.notes.cancel}
          </Button>
          <Button type="submit" form={form} size="medium" aria-disabled={record.isPending}>
            {record.isPending ? words.busy : words.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
        <p className="text-muted">{words.text(formatMoney(order.due, order.currency))}</p>
        <div className="grid grid-cols-2 gap-3">
          <AmountField
            currency={order.currency}
            label={words.amount}
            value={typed}
            error={isChecked && wrongAmount ? words.wrongAmount : null}
            onChange={({ target }) => setTyped(target.value)}
          />
          <TextField
            dense
            type="date"
            max={shopToday()}
            label={words.day[kind]}
            value={day}
            error={isChecked && wrongDay ? words.wrongDay : null}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
        <TextField
          dense
          label={words.note}
          note={words.optional}
          value={note}
          maxLength={200}
          onChange={({ target }) => setNote(target.value)}
        />
        {!wrongAmount && (
          <p role="status" className={amount === order.due ? 'text-muted' : 'font-medium'}>
            {effectWords(amount, order)}
          </p>
        )}
        {record.error && (
          <p role="alert" className="font-medium text-danger-text">
            {moneyProblem(record.error, order.currency)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

function effectWords(amount: Minor, { due, currency }: Order): string {
  if (amount === due) return words.exact
  const difference = formatMoney(Math.abs(due - amount), currency)
  return amount < due ? words.less(difference) : words.more(difference)
}
