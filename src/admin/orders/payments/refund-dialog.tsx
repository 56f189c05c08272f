import { type FormEvent, useId, useState } from 'react'
import { AmountField } from '@/admin/shared/form/amount-field'
import { adminOrders } from '@/content/admin/orders/orders'
import { useRecordRefund } from '@/data/orders/record-payments'
import { useRefundPayment } from '@/data/payments/refund-payment'
import { useRefundReturn } from '@/data/returns/admin-returns'
import { readAmount } from '@/domain/money/amount'
import type { CardProvider } from '@/domain/money/card-provider'
import { formatMoney, type Minor, toDecimal } from '@/domain/money/money'
import { type RefundWay, refundWays } from '@/domain/money/payment'
import type { Order } from '@/domain/orders/order'
import { owedRefund, refundablePayments } from '@/domain/orders/order-payment'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { moneyProblem } from './money-problem'

const { money } = adminOrders
const words = money.refunding

/** CMI takes no refunds from other programs: they are made on its own pages and recorded. */
const waysOf = (provider: CardProvider | null | undefined): readonly RefundWay[] =>
  refundWays.filter((way) => way !== 'provider' || provider === 'stripe')

type RefundDialogProps = {
  order: Order
  /** The return that is refunded and thereby closed: what came back of it, and the reason to begin with. */
  returned?: { id: string; amount: Minor; reason: string }
  onClose: () => void
}

/** Refunds a payment, whole or part. */
export function RefundDialog({ order, returned, onClose }: RefundDialogProps) {
  const form = useId()
  const record = useRecordRefund()
  const send = useRefundPayment()
  const forReturn = useRefundReturn()
  // The same for every try of this dialog, so that a lost answer refunds once.
  const [refundId] = useState(() => crypto.randomUUID())
  // Without this dialog's own refund, which is pending while the provider does not answer.
  const others = order.refunds.filter(({ id }) => id !== refundId)
  const sources = refundablePayments({ payments: order.payments, refunds: others })
  const [chosenId, setChosenId] = useState(sources[0]?.payment.id)
  const source = sources.find(({ payment }) => payment.id === chosenId) ?? sources[0]
  const left = source?.left ?? 0
  const [typed, setTyped] = useState(() =>
    toDecimal(Math.min(left, returned?.amount ?? (owedRefund(order) || left))).toFixed(2),
  )
  const [reason, setReason] = useState(returned?.reason ?? '')
  const ways = waysOf(source?.payment.provider)
  const [chosenWay, setWay] = useState<RefundWay | null>(null)
  const usual = order.paymentMethod === 'cod' ? 'cash' : 'transfer'
  const way = ways.find((each) => each === chosenWay) ?? (ways.includes('provider') ? 'provider' : usual)
  const kind = way === 'provider' ? 'send' : 'record'
  const isPending = record.isPending || send.isPending || forReturn.isPending
  const error = forReturn.error ?? (way === 'provider' ? send.error : record.error)
  const [isChecked, setChecked] = useState(false)
  const amount = readAmount(typed)
  const amountWords = (minor: Minor) => formatMoney(minor, order.currency)
  const wrongAmount =
    amount === null || amount === 0
      ? words.wrongAmount
      : amount > left
        ? words.tooMuch(amountWords(left))
        : null
  const wrongReason = reason.trim() === '' ? words.noReason : null

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!source || amount === null || wrongAmount || wrongReason || isPending) return
    const paymentId = source.payment.id
    const finish = (title: string, tone: 'success' | 'error' = 'success') => {
      onClose()
      showToast({ title, tone })
    }
    const toProvider = () =>
      send.mutate(
        { refundId, paymentId, amount, reason: reason.trim() },
        { onSuccess: (status) => finish(words.sent[status], status === 'failed' ? 'error' : 'success') },
      )
    if (returned)
      forReturn.mutate(
        {
          ...{ returnId: returned.id, refundId, paymentId, amount, reason, way },
          seen: order.refunded + order.refundPending,
        },
        { onSuccess: () => (way === 'provider' ? toProvider() : finish(words.done)) },
      )
    else if (way === 'provider') toProvider()
    else record.mutate({ order, paymentId, amount, reason, way }, { onSuccess: () => finish(words.done) })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isPending} onClick={onClose}>
            {adminOrders.detail.notes.cancel}
          </Button>
          {source && (
            <Button type="submit" form={form} size="medium" aria-disabled={isPending}>
              {isPending ? words.busy[kind] : words.submit[kind]}
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
                  {words.choice(
                    money.payment(amountWords(payment.amount), payment.method),
                    amountWords(rest),
                  )}
                </option>
              ))}
            </SelectField>
          )}
          <div className="grid grid-cols-2 gap-3">
            <AmountField
              currency={order.currency}
              label={words.amount}
              hint={words.left(amountWords(left))}
              value={typed}
              error={isChecked ? wrongAmount : null}
              onChange={({ target }) => setTyped(target.value)}
            />
            <SelectField
              dense
              label={words.way}
              value={way}
              onChange={({ target }) => setWay(ways.find((each) => each === target.value) ?? null)}
            >
              {ways.map((each) => (
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
          <p className="text-muted">{way === 'provider' ? words.byProvider : words.recorded}</p>
          {error && (
            <p role="alert" className="font-medium text-danger-text">
              {moneyProblem(error, order.currency)}
            </p>
          )}
        </form>
      ) : (
        <p>{words.nothing}</p>
      )}
    </Dialog>
  )
}
