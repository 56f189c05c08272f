import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AmountField } from '@/admin/shared/form/amount-field'
import { FormDialog } from '@/admin/shared/form/form-dialog'
import { adminOrders } from '@/content/admin/orders/orders'
import { useRecordRefund } from '@/data/orders/record-payments'
import { useRefundPayment } from '@/data/payments/refund-payment'
import { useRefundReturn } from '@/data/returns/admin-returns'
import { writeAmount } from '@/domain/money/amount'
import type { CardProvider } from '@/domain/money/card-provider'
import { formatMoney, type Minor } from '@/domain/money/money'
import { refundSchema } from '@/domain/money/money-form'
import { type ChosenWay, chosenWays } from '@/domain/money/payment'
import type { Order } from '@/domain/orders/order'
import { owedRefund, refundablePayments } from '@/domain/orders/order-payment'
import { SelectField, TextField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { moneyProblem } from './money-problem'

const { money } = adminOrders
const words = money.refunding

/** CMI takes no refunds from other programs: they are made on its own pages and recorded. */
const waysOf = (provider: CardProvider | null | undefined): readonly ChosenWay[] =>
  chosenWays.filter((way) => way !== 'provider' || provider === 'stripe')

type RefundDialogProps = {
  order: Order
  /** The return that is refunded and thereby closed: what came back of it, and the reason to begin with. */
  returned?: { id: string; amount: Minor; reason: string }
  onClose: () => void
}

/** Refunds a payment, whole or part. */
export function RefundDialog({ order, returned, onClose }: RefundDialogProps) {
  const record = useRecordRefund()
  const send = useRefundPayment()
  const forReturn = useRefundReturn()
  // The same for every try of this dialog, so that a lost answer refunds once.
  const [refundId] = useState(() => crypto.randomUUID())
  // Without this dialog's own refund, which is pending while the provider does not answer.
  const others = order.refunds.filter(({ id }) => id !== refundId)
  const sources = refundablePayments({ payments: order.payments, refunds: others })
  const sourceOf = (paymentId: string) =>
    sources.find(({ payment }) => payment.id === paymentId) ?? sources[0]
  const [{ left: atMost = 0, payment: latest } = {}] = sources
  const form = useForm({
    // A missing reason does not hide that the amount is too much.
    criteriaMode: 'all',
    resolver: valibotResolver(refundSchema((paymentId) => sourceOf(paymentId)?.left ?? 0)),
    defaultValues: {
      payment: latest?.id ?? '',
      amount: writeAmount(Math.min(atMost, returned?.amount ?? (owedRefund(order) || atMost))),
      way: '',
      reason: returned?.reason ?? '',
    },
  })
  const { register, watch, setValue } = form
  const { errors } = form.formState
  const source = sourceOf(watch('payment'))
  const left = source?.left ?? 0
  const chosenWay = watch('way')
  const ways = waysOf(source?.payment.provider)
  const usual = order.paymentMethod === 'cod' ? 'cash' : 'transfer'
  const way = ways.find((each) => each === chosenWay) ?? (ways.includes('provider') ? 'provider' : usual)
  const kind = way === 'provider' ? 'send' : 'record'
  const isPending = record.isPending || send.isPending || forReturn.isPending
  const error = forReturn.error ?? (way === 'provider' ? send.error : record.error)
  const amountWords = (minor: Minor) => formatMoney(minor, order.currency)

  const onSubmit = form.handleSubmit(({ amount, reason }) => {
    if (!source) return
    const paymentId = source.payment.id
    const finish = (title: string, tone: 'success' | 'error' = 'success') => {
      onClose()
      showToast({ title, tone })
    }
    const toProvider = () =>
      send.mutate(
        { refundId, paymentId, amount, reason },
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
  })
  return (
    <FormDialog
      title={words.title}
      cancel={adminOrders.detail.notes.cancel}
      submit={source && words.submit[kind]}
      busy={words.busy[kind]}
      isBusy={isPending}
      refusal={error && moneyProblem(error, order.currency)}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {source ? (
        <>
          {sources.length > 1 && (
            <SelectField dense label={words.payment} {...register('payment', { deps: 'amount' })}>
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
              error={
                errors.amount &&
                (errors.amount.message === 'too-much' ? words.tooMuch(amountWords(left)) : words.wrongAmount)
              }
              {...register('amount')}
            />
            <SelectField
              dense
              label={words.way}
              value={way}
              onChange={({ target }) => setValue('way', target.value)}
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
            maxLength={200}
            error={errors.reason && words.noReason}
            {...register('reason')}
          />
          <p className="text-muted">{way === 'provider' ? words.byProvider : words.recorded}</p>
        </>
      ) : (
        <p>{words.nothing}</p>
      )}
    </FormDialog>
  )
}
