import { type FormEvent, useId, useState } from 'react'
import { adminOrders } from '@/content/admin-orders'
import { useRecordRefund } from '@/data/orders/record-payments'
import { toDecimal } from '@/domain/money'
import type { Order } from '@/domain/order'
import { readAmount } from '@/domain/order-filter'
import { owedRefund, refundablePayments } from '@/domain/order-payment'
import { type RecordedWay, refundWays } from '@/domain/payment'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast'
import { moneyProblem } from './money-problem'

const { money } = adminOrders
const words = money.refunding
const recordedWays = refundWays.filter((way): way is RecordedWay => way !== 'provider')

/** Refunds a payment, whole or part. */
export function RefundDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const form = useId()
  const refund = useRecordRefund()
  const sources = refundablePayments(order)
  const [chosenId, setChosenId] = useState(sources[0]?.payment.id)
  const source = sources.find(({ payment }) => payment.id === chosenId) ?? sources[0]
  const left = source?.left ?? 0
  const [typed, setTyped] = useState(() => toDecimal(Math.min(left, owedRefund(order) || left)).toFixed(2))
  const [reason, setReason] = useState('')
  const [way, setWay] = useState<RecordedWay>(order.paymentMethod === 'cod' ? 'cash' : 'transfer')
  const [isChecked, setChecked] = useState(false)
  const amount = readAmount(typed)
  const wrongAmount =
    amount === null || amount === 0 ? words.wrongAmount : amount > left ? words.tooMuch(left) : null
  const wrongReason = reason.trim() === '' ? words.noReason : null

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!source || amount === null || wrongAmount || wrongReason || refund.isPending) return
    refund.mutate(
      { order, paymentId: source.payment.id, amount, reason, way },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: words.done, tone: 'success' })
        },
      },
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !refund.isPending && onClose()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={refund.isPending} onClick={onClose}>
            {adminOrders.detail.notes.cancel}
          </Button>
          {source && (
            <Button type="submit" form={form} size="medium" aria-disabled={refund.isPending}>
              {refund.isPending ? words.busy : words.submit}
            </Button>
          )}
        </>
      }
    >
      {source ? (
        <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
          {sources.length > 1 && (
            <SelectField
              dense
              label={words.payment}
              value={source.payment.id}
              onChange={({ target }) => setChosenId(target.value)}
            >
              {sources.map(({ payment, left: rest }) => (
                <option key={payment.id} value={payment.id}>
                  {words.choice(money.payment(payment.amount, payment.method), rest)}
                </option>
              ))}
            </SelectField>
          )}
          <div className="grid grid-cols-2 gap-3">
            <TextField
              dense
              lead="$"
              inputMode="decimal"
              autoComplete="off"
              maxLength={11}
              label={words.amount}
              hint={words.left(left)}
              value={typed}
              error={isChecked ? wrongAmount : null}
              onChange={({ target }) => setTyped(target.value)}
            />
            <SelectField
              dense
              label={words.way}
              value={way}
              onChange={({ target }) =>
                setWay(recordedWays.find((each) => each === target.value) ?? 'transfer')
              }
            >
              {recordedWays.map((each) => (
                <option key={each} value={each}>
                  {words.ways[each]}
                </option>
              ))}
            </SelectField>
          </div>
          <TextField
            dense
            label={words.reason}
            hint={words.reasonHint}
            value={reason}
            maxLength={200}
            error={isChecked ? wrongReason : null}
            onChange={({ target }) => setReason(target.value)}
          />
          <p className="text-muted">{words.recorded}</p>
          {refund.error && (
            <p role="alert" className="font-medium text-terracotta-text">
              {moneyProblem(refund.error)}
            </p>
          )}
        </form>
      ) : (
        <p>{words.nothing}</p>
      )}
    </Dialog>
  )
}
