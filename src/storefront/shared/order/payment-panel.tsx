import { Banknote } from 'lucide-react'
import { orderPayment } from '@/content/orders/order-payment'
import { useShop } from '@/data/settings/shop-settings'
import { serverNow } from '@/data/supabase/server-clock'
import { formatAccount, isRib } from '@/domain/money/bank-account'
import { formatMoney, toDecimalText } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { Code } from '@/ui/direction'
import { dayWords } from '../cart/order-dates'
import { CardPayment } from './card-payment'
import { CopyText } from './copy-text'

const frame = 'rounded-surface border-2 border-accent bg-surface-raised p-5 md:p-6 break-inside-avoid'
const title = 'text-28 leading-tight text-balance'

/** What the customer still has to pay, and how; renders nothing for an order of which nothing is due. */
export function PaymentPanel({ order }: { order: Order }) {
  if (order.paymentMethod === 'card') return <CardPayment order={order} />
  if (order.status === 'cancelled' || order.due === 0) return null
  if (order.paymentMethod === 'bank') return <Transfer order={order} />
  return order.paymentMethod === 'cod' ? <Cash due={formatMoney(order.due, order.currency)} /> : null
}

function Transfer({ order }: { order: Order }) {
  const { due, paid, paymentDueAt, bank } = order
  const words = orderPayment.bank
  const { contactEmail } = useShop()
  const amount = formatMoney(due, order.currency)
  const isLate = paymentDueAt !== null && paymentDueAt < serverNow()
  const account = bank?.account ?? ''
  return (
    <section aria-labelledby="transfer" className={frame}>
      <h2 id="transfer" className={title}>
        {paymentDueAt === null || isLate
          ? words.title(amount)
          : words.titleBy(amount, dayWords(paymentDueAt))}
      </h2>
      {paid > 0 && <p className="mt-2 font-medium">{words.received(formatMoney(paid, order.currency))}</p>}
      <p className={`mt-2 text-pretty ${isLate ? 'font-medium text-danger-text' : 'text-muted'}`}>
        {isLate ? words.late : paymentDueAt === null ? words.textWithoutDay : words.text}
      </p>
      {bank ? (
        <dl className="mt-4 border-b border-line">
          <Row label={words.amount} value={amount} copied={toDecimalText(due)} strong />
          <Row label={words.reference} value={bank.reference} strong />
          <Row
            label={isRib(account) ? words.rib : words.iban}
            value={formatAccount(account)}
            copied={account}
          />
          <Row label={words.holder} value={bank.holder} isCode={false} />
          <Row label={words.name} value={bank.bank} isCode={false} />
          {bank.swift && <Row label={words.swift} value={bank.swift} />}
        </dl>
      ) : (
        <p className="mt-4">
          {words.missing}
          {contactEmail && (
            <>
              {' '}
              <a className="underline underline-offset-4" href={`mailto:${contactEmail}`}>
                {contactEmail}
              </a>
            </>
          )}
        </p>
      )}
    </section>
  )
}

type RowProps = { label: string; value: string; copied?: string; strong?: boolean; isCode?: boolean }

function Row({ label, value, copied = value, strong = false, isCode = true }: RowProps) {
  const words = orderPayment.bank
  return (
    <div className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-1.5 md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <dt className="text-14 text-muted max-md:col-start-1">{label}</dt>
      <dd
        className={`tabular-nums wrap-anywhere max-md:col-start-1 ${strong ? 'text-20 font-semibold' : ''}`}
      >
        {isCode ? <Code>{value}</Code> : <bdi>{value}</bdi>}
      </dd>
      <dd className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1">
        <CopyText text={copied} label={words.copy(label)} copied={words.copied(label)} />
      </dd>
    </div>
  )
}

function Cash({ due }: { due: string }) {
  const words = orderPayment.cash
  return (
    <section aria-labelledby="cash" className={`${frame} flex items-start gap-4`}>
      <Banknote size={32} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <div>
        <h2 id="cash" className={title}>
          {words.title(due)}
        </h2>
        <p className="mt-1 text-pretty text-muted">{words.text}</p>
      </div>
    </section>
  )
}
