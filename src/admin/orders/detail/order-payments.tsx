import { useMay } from '@/admin/shared/page/access'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { comma } from '@/content/shared/lists'
import type { AdminOrderDetail, RecordedPayment, RecordedRefund } from '@/data/orders/admin-order-detail'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { mayArriveOtherwise, owedRefund, refundablePayments } from '@/domain/orders/order-payment'
import { Button } from '@/ui/button'
import type { OrderDialog } from './order-dialogs'

const words = adminOrders.money

type OrderPaymentsProps = {
  order: Order
  adminDetail: AdminOrderDetail | undefined
  onAsk: (dialog: OrderDialog) => void
}

/** What is due, paid and refunded, each payment and refund, and the actions that are not the drawer's next step. */
export function OrderPayments({ order, adminDetail, onAsk }: OrderPaymentsProps) {
  const now = serverNow()
  const may = useMay()
  const { due, paid, refunded, refundPending, paymentDueAt, status } = order
  const owed = owedRefund(order)
  const figures = [
    { label: words.figures.due, amount: due, isOpen: due > 0 },
    { label: words.figures.paid, amount: paid, isOpen: false },
    { label: words.figures.refunded, amount: refunded + refundPending, isOpen: false },
  ]
  const isOther = mayArriveOtherwise(order)
  const canRefund = owed === 0 && refundablePayments(order).length > 0
  const entries = adminDetail ? entriesOf(adminDetail, order.currency) : []
  const button = 'max-md:flex-1'
  return (
    <section aria-labelledby="order-money" className="border-b border-line px-4 py-3 md:ps-5">
      <h3 id="order-money" className="font-semibold">
        {words.title}
      </h3>
      {owed > 0 && (
        <p
          role="status"
          className="mt-2 rounded-control bg-danger-soft px-3 py-2 font-medium text-danger-text"
        >
          {words.owed(formatMoney(owed, order.currency), status === 'cancelled')}
        </p>
      )}
      {status === 'cancelled' && order.cancelReason === 'unpaid' && owed === 0 && (
        <p className="mt-1 text-muted">{words.expired}</p>
      )}
      <dl className="mt-2 grid grid-cols-3 gap-3">
        {figures.map(({ label, amount, isOpen }) => (
          <div
            key={label}
            className={isOpen ? '-my-1 rounded-control bg-highlight-soft px-2 py-1 md:-ms-2' : 'py-0'}
          >
            <dt className="text-12 text-muted">{label}</dt>
            <dd className="text-16 font-semibold">{formatMoney(amount, order.currency)}</dd>
            {isOpen && paymentDueAt !== null && (
              <dd className="text-12">
                {paymentDueAt < now
                  ? words.overdue(dayWords(paymentDueAt, now))
                  : words.dueBy(dayWords(paymentDueAt, now), timeWords(paymentDueAt))}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {entries.length > 0 ? (
        <ul className="mt-3">
          {entries.map(({ id, label, note, at, isOver }) => (
            <li key={id} className="flex gap-3 border-t border-line py-1.5">
              <p className="min-w-0 flex-1">
                <span className={isOver ? 'text-muted' : 'font-medium'}>{label}</span>
                {note && <span className="ms-2 text-12 text-muted [overflow-wrap:anywhere]">{note}</span>}
              </p>
              <time dateTime={new Date(at).toISOString()} className="text-12 whitespace-nowrap text-muted">
                {`${dayWords(at, now)} ${timeWords(at)}`}
              </time>
            </li>
          ))}
        </ul>
      ) : (
        adminDetail && <p className="mt-2 text-muted">{words.none}</p>
      )}
      {may('payments') && (isOther || canRefund) && (
        <p className="mt-2 flex flex-wrap gap-2">
          {isOther && (
            <Button look="quiet" size="small" className={button} onClick={() => onAsk('record')}>
              {words.record.transfer}
            </Button>
          )}
          {canRefund && (
            <Button look="quiet" size="small" className={button} onClick={() => onAsk('refund')}>
              {words.refunding.action}
            </Button>
          )}
        </p>
      )}
    </section>
  )
}

type Entry = { id: string; label: string; note: string; at: number; isOver: boolean }

function entriesOf({ payments, refunds }: AdminOrderDetail, currency: string): Entry[] {
  const entry = (
    row: RecordedPayment | RecordedRefund,
    label: string,
    notes: readonly (string | false)[],
    isOver: boolean,
  ): Entry => ({
    id: row.id,
    label,
    note: [...notes, row.by && words.by(row.by)].filter(Boolean).join(comma),
    at: row.at,
    isOver,
  })
  return [
    ...payments.map((payment) =>
      entry(
        payment,
        words.payment(formatMoney(payment.amount, currency), payment.method),
        [
          words.states[payment.status],
          payment.provider !== null && words.providers[payment.provider],
          payment.note,
        ],
        payment.status !== 'succeeded',
      ),
    ),
    ...refunds.map((refund) =>
      entry(
        refund,
        words.refund(formatMoney(refund.amount, currency), refund.way),
        [words.refundStates[refund.status], refund.reason],
        refund.status !== 'succeeded',
      ),
    ),
  ].toSorted((one, other) => one.at - other.at)
}
