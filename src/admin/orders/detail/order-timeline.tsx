import { useQuery } from '@tanstack/react-query'
import { useMay } from '@/admin/shared/page/access'
import { admin, dateWords, dayWords, timeWords } from '@/content/admin/admin'
import { adminCalls } from '@/content/admin/orders/calls'
import { adminCarrier } from '@/content/admin/orders/carrier'
import { adminNewOrder } from '@/content/admin/orders/new-order'
import { adminOrderForm } from '@/content/admin/orders/order-form'
import { adminOrders } from '@/content/admin/orders/orders'
import { comma } from '@/content/shared/lists'
import type { AdminOrderDetail, OrderMail } from '@/data/orders/admin-order-detail'
import { useResendMail } from '@/data/orders/admin-order-mutations'
import { type Correction, changesOf, correctionsQuery } from '@/data/orders/corrections'
import { type ParcelNews, parcelNewsQuery } from '@/data/parcels/carrier-lists'
import { AppError } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import type { AdminReturn } from '@/domain/orders/return'
import { showToast } from '@/ui/toast/toast'
import { returnEntries, type TimelineEntry } from './return-entries'

const words = admin.orders
const more = adminOrders.detail.timeline

type Entry = TimelineEntry & { mail?: OrderMail }

const second = (at: number) => Math.floor(at / 1000)

/** What happened to the order, oldest first, then the steps to come. */
export function OrderTimeline({
  order,
  adminDetail,
  returns = [],
}: {
  order: Order
  adminDetail: AdminOrderDetail | undefined
  returns?: readonly AdminReturn[] | undefined
}) {
  const now = serverNow()
  const may = useMay()
  const isOver = order.status === 'delivered' || order.status === 'cancelled'
  const expected = isOver ? null : order.estimatedDelivery
  const canCancel = order.cancelUntil !== null && order.cancelUntil > now
  const { data: corrections = [] } = useQuery(correctionsQuery(order.id))
  const { data: news = [] } = useQuery({ ...parcelNewsQuery(order.id), enabled: order.parcels.length > 0 })
  const entries = entriesOf(order, adminDetail, corrections, returns, news)
  return (
    <section className="px-4 py-3 md:ps-5">
      <h3 className="mb-2 font-semibold">{words.timeline}</h3>
      <ol>
        {entries.map(({ key, at, label, note, mail }, index) => (
          <li key={key} className="relative flex gap-3 pb-2.5 last:pb-0">
            {(canCancel || expected || index < entries.length - 1) && (
              <span aria-hidden="true" className="absolute start-2 top-5 -bottom-0.5 w-px bg-accent/50" />
            )}
            <Dot
              look={
                mail && mail.state !== 'sent'
                  ? mail.state === 'failed'
                    ? 'border-danger'
                    : 'border-accent'
                  : 'border-accent bg-accent'
              }
            />
            <p className="min-w-0 flex-1">
              <b className="me-2 font-semibold">{label}</b>
              {note && <span className="text-12 text-muted [overflow-wrap:anywhere]">{note}</span>}
              {mail?.canRepeat && may('orders.change') && <SendAgain orderId={order.id} mail={mail} />}
            </p>
            <time dateTime={new Date(at).toISOString()} className="text-12 whitespace-nowrap text-muted">
              {`${dayWords(at, now)} ${timeWords(at)}`}
            </time>
          </li>
        ))}
        {canCancel && order.cancelUntil !== null && (
          <li className="flex gap-3 pb-2.5 last:pb-0">
            <Dot look="border-highlight bg-highlight" />
            {more.canCancel}
            <span className="ms-auto text-12 text-muted">{more.until(timeWords(order.cancelUntil))}</span>
          </li>
        )}
        {expected && (
          <li className="flex gap-3 text-muted">
            <Dot look="border-line-strong" />
            {words.expected}
            <span className="ms-auto text-12">{arrivalWords(order.estimatedFrom, expected, now)}</span>
          </li>
        )}
      </ol>
    </section>
  )
}

/** From the first day to the last; older orders know the last one only. */
function arrivalWords(from: string | null, to: string, now: number): string {
  const day = (text: string) => dateWords(text, now)
  return from && from < to ? words.expectedBetween(day(from), day(to)) : day(to)
}

function entriesOf(
  order: Order,
  adminDetail: AdminOrderDetail | undefined,
  corrections: readonly Correction[],
  returns: readonly AdminReturn[],
  news: readonly ParcelNews[],
): Entry[] {
  const { paymentMethod: method } = order
  const events = adminDetail?.events ?? order.events.map((event) => ({ ...event, actor: '', by: '' }))
  const course = events.map(({ status, at, actor, by }, index): Entry => {
    const who = by ? more.by(by) : actor === 'customer' ? more.customer : ''
    const reason =
      status === 'cancelled' && order.cancelReason ? adminOrders.money.cancel.reasons[order.cancelReason] : ''
    const tracking =
      status === 'shipped' ? more.tracking(order.carrier ?? '', order.trackingNumber ?? '') : ''
    return {
      key: `${status} ${at}`,
      at,
      label: index === 0 ? words.placed : words.events[status],
      note: index === 0 ? more.on[method] : [tracking, reason, who].filter(Boolean).join(comma),
    }
  })
  const money = [
    ...order.payments.map((payment) => ({ ...payment, label: more.received })),
    ...order.refunds.map((refund) => ({ ...refund, label: more.refunded })),
  ].flatMap(({ id, status, amount, settledAt, label }): Entry[] =>
    status === 'succeeded' && settledAt !== null
      ? [{ key: id, at: settledAt, label, note: formatMoney(amount, order.currency) }]
      : [],
  )
  const mails = (adminDetail?.mails ?? [])
    .filter(({ state }) => state !== 'dropped')
    .map(
      (mail): Entry => ({
        key: `mail ${mail.id}`,
        at: mail.at,
        label: more.mails[mail.template] ?? mail.template,
        note: more.states[mail.state],
        mail,
      }),
    )
  const calls = (adminDetail?.calls ?? []).map(
    ({ outcome, at, by }): Entry => ({
      key: `call ${at}`,
      at,
      label: adminCalls.timeline[outcome],
      note: by ? more.by(by) : '',
    }),
  )
  const links = (adminDetail?.links ?? []).map(
    ({ at, by }): Entry => ({
      key: `link ${at}`,
      at,
      label: adminNewOrder.renew.timeline,
      note: by ? more.by(by) : '',
    }),
  )
  const corrected = corrections.map((correction): Entry => {
    const { id, at, by, totalBefore, totalAfter } = correction
    const { label, changed, total } = adminOrderForm.timeline
    return {
      key: `correction ${id}`,
      at,
      label,
      note: [
        ...changesOf(correction).map((change) => changed[change]),
        totalBefore !== totalAfter &&
          total(formatMoney(totalBefore, order.currency), formatMoney(totalAfter, order.currency)),
        by && more.by(by),
      ]
        .filter(Boolean)
        .join(comma),
    }
  })
  const told = news.map(
    ({ parcel, carrier, words: said, at }, index): Entry => ({
      key: `news ${parcel} ${index}`,
      at,
      label: adminCarrier.says(carrier),
      note: said,
    }),
  )
  return [
    ...course,
    ...calls,
    ...told,
    ...links,
    ...corrected,
    ...money,
    ...returns.flatMap(returnEntries),
    ...mails,
  ].toSorted(
    // Entries of one transaction share a timestamp; they sort as status, payment, mail.
    (one, other) => second(one.at) - second(other.at),
  )
}

function SendAgain({ orderId, mail }: { orderId: string; mail: OrderMail }) {
  const resend = useResendMail(orderId)
  return (
    <button
      type="button"
      disabled={resend.isPending}
      onClick={() =>
        resend.mutate(mail.id, {
          onSuccess: () => showToast({ title: more.sentAgain, tone: 'success' }),
          onError: (error) =>
            showToast({
              title: more.againFailed,
              description:
                error instanceof AppError && error.kind === 'rate-limited' ? more.tooMany : undefined,
              tone: 'error',
            }),
        })
      }
      className="ms-2 text-12 font-medium text-accent hover:underline max-md:min-h-11"
    >
      {more.again}
      <span className="sr-only">{`: ${more.mails[mail.template]}`}</span>
    </button>
  )
}

/** What has been is filled, what is to come is a ring. */
const Dot = ({ look }: { look: string }) => (
  <span aria-hidden="true" className={`m-0.75 mt-1 size-2.5 shrink-0 rounded-full border-[1.5px] ${look}`} />
)
