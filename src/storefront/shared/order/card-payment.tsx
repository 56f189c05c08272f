import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleExclamationPoint, CreditCard, LoaderCircle } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { cardPayment as words } from '@/content/cart/card-payment'
import { endIdempotencyKey, openIdempotencyKey } from '@/data/cart/idempotency-key'
import { orderQuery } from '@/data/orders/order-queries'
import { useCheckPayment } from '@/data/payments/start-payment'
import { AppError } from '@/data/supabase/errors'
import { serverNow } from '@/data/supabase/server-clock'
import { sameProduct } from '@/domain/cart/cart'
import { formatMoney } from '@/domain/money/money'
import { type CardPaymentState, cardPaymentState } from '@/domain/orders/card-payment'
import { lineOf, type Order } from '@/domain/orders/order'
import { Button, buttonClass } from '@/ui/button'
import { useCart } from '../cart/cart-provider'
import { timeWords } from '../cart/order-dates'
import { openPaymentPage } from './open-payment-page'
import { forgetCheckout, useTakeOrdered } from './use-take-ordered'

const pollMs = 2000
const checkMs = 5000
const slowMs = 20_000

/** Where a payment by card stands and the next step; follows by itself while the bank has not answered. */
export function CardPayment({ order }: { order: Order }) {
  const [params] = useSearchParams()
  const returned = params.get('payment') === 'returned'
  const state = cardPaymentState(order, serverNow())
  const waiting = state === 'processing' || (returned && state === 'unpaid')
  useSettledCheckout(order, state)
  const slow = useFollowed(order.id, waiting)

  if (state === null || (state === 'paid' && !returned)) return null
  return (
    <section
      aria-labelledby="card-payment"
      className="rounded-surface border-2 border-accent bg-surface-raised p-5 md:p-6 print:hidden"
    >
      <div role="status" className="flex items-start gap-4">
        <StateIcon state={waiting ? 'processing' : state} />
        <StateText order={order} state={waiting ? 'processing' : state} slow={slow} />
      </div>
      {state === 'expired' && <OrderAgain order={order} />}
      {(state === 'unpaid' || state === 'declined') && (!waiting || slow) && (
        <PayButton
          order={order}
          label={waiting ? words.waiting.action : words[state].action}
          look={waiting ? 'line' : 'main'}
        />
      )}
    </section>
  )
}

const icons = {
  unpaid: CreditCard,
  declined: CircleExclamationPoint,
  processing: LoaderCircle,
  paid: CircleCheck,
  expired: CircleExclamationPoint,
} satisfies Record<CardPaymentState, unknown>
const colors: Record<CardPaymentState, string> = {
  unpaid: 'text-accent',
  declined: 'text-danger-text',
  processing: 'text-accent animate-spin motion-reduce:animate-none',
  paid: 'text-success',
  expired: 'text-danger-text',
}

function StateIcon({ state }: { state: CardPaymentState }) {
  const Icon = icons[state]
  return (
    <Icon size={32} strokeWidth={1.6} aria-hidden="true" className={`mt-0.5 shrink-0 ${colors[state]}`} />
  )
}

function StateText({ order, state, slow }: { order: Order; state: CardPaymentState; slow: boolean }) {
  const until = order.paymentDueAt === null ? '' : timeWords(order.paymentDueAt)
  const texts: Record<CardPaymentState, [title: string, ...text: string[]]> = {
    unpaid: [words.unpaid.title(formatMoney(order.due, order.currency)), words.unpaid.text(until)],
    declined: [words.declined.title, words.declined.text(until)],
    processing: [words.waiting.title, slow ? words.waiting.slow : words.waiting.text],
    paid: [words.paid.title, words.paid.text(formatMoney(order.paid, order.currency))],
    expired: [words.expired.title, order.paid > 0 ? words.expired.late : words.expired.text],
  }
  const [title, text] = texts[state]
  return (
    <div>
      <h2 id="card-payment" className="text-28 leading-tight text-balance">
        {title}
      </h2>
      <p className="mt-1 text-pretty text-muted">{text}</p>
    </div>
  )
}

type PayButtonProps = { order: Order; label: string; look: 'main' | 'line' }

function PayButton({ order, label, look }: PayButtonProps) {
  const { refetch } = useQuery({ ...orderQuery(order.id), enabled: false })
  const pay = useMutation({
    mutationFn: () => openPaymentPage(order.id),
    networkMode: 'always',
    // Refused because the order has moved on: the order itself says how.
    onSettled: (opened) => opened || refetch(),
  })
  const busy = pay.isPending || pay.data === true
  return (
    <div className="mt-5">
      <Button look={look} disabled={busy} aria-busy={busy} onClick={() => pay.mutate()}>
        {busy ? words.opening : label}
      </Button>
      <p role="alert" className="mt-3 text-14 font-medium text-danger-text empty:hidden">
        {pay.isError && failureOf(pay.error)}
      </p>
    </div>
  )
}

function failureOf(error: Error): ReactNode {
  if (!(error instanceof AppError)) return words.failed.provider
  // The order's new state takes the button's place.
  if (error.kind === 'conflict' && error.code !== 'PROVIDER_REFUSED') return null
  if (error.kind === 'offline') return navigator.onLine ? words.failed.provider : words.failed.offline
  return error.kind === 'rate-limited' ? words.failed.tooMany : words.failed.provider
}

/** The cart still has the items of an order that was never paid. */
function OrderAgain({ order }: { order: Order }) {
  const { items } = useCart()
  const isKept = order.items.some((item) => items.some((line) => sameProduct(line, lineOf(item))))
  if (!isKept) return null
  return (
    <Link to={paths.checkout} className={`${buttonClass()} mt-5`}>
      {words.expired.action}
    </Link>
  )
}

/** Reads the order again until the bank has answered, and has the provider asked. True once that takes long. */
function useFollowed(orderId: string, waiting: boolean): boolean {
  useQuery({ ...orderQuery(orderId), refetchInterval: waiting ? pollMs : false })
  const check = useCheckPayment()
  const checkOnce = useEffectEvent(() => {
    if (!check.isPending) check.mutate(orderId)
  })
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const checks = setInterval(() => checkOnce(), checkMs)
    const patience = setTimeout(() => setSlow(true), slowMs)
    return () => {
      clearInterval(checks)
      clearTimeout(patience)
      setSlow(false)
    }
  }, [waiting])
  return slow
}

/** Once it is settled what became of the order that this browser went to pay for, its cart and form follow. */
function useSettledCheckout(order: Order, state: CardPaymentState | null) {
  const takeOrdered = useTakeOrdered()
  const settle = useEffectEvent((reached: CardPaymentState | null) => {
    if (openIdempotencyKey()?.orderId !== order.id) return
    if (reached === 'paid') {
      takeOrdered(order)
      forgetCheckout()
    } else if (reached === 'expired' || reached === null) endIdempotencyKey()
  })
  useEffect(() => settle(state), [state])
}
