import { CircleAlert } from 'lucide-react'
import { Suspense, useEffect, useRef } from 'react'
import { paymentSentences } from '@/content/orders/order-payment'
import { orders } from '@/content/orders/orders'
import { track as words } from '@/content/orders/track'
import { errors } from '@/content/shared/errors'
import { wordsFor } from '@/data/supabase/errors'
import type { TrackedOrder } from '@/domain/orders/order'
import { awaitsPayment } from '@/domain/orders/order-payment'
import { dayWords } from '@/storefront/shared/cart/order-dates'
import { EstimatedDelivery } from '@/storefront/shared/order/estimated-delivery'
import { OrderTimeline } from '@/storefront/shared/order/order-timeline'
import { StatusBadge, statusWords } from '@/storefront/shared/order/status-badge'
import { Code } from '@/ui/direction'
import { lazyPart } from '@/ui/lazy-part'
import { useTakesPhone } from './track-form'
import { TrackReturn } from './track-return'

const TrackAgain = lazyPart(() => import('./track-again').then((module) => module.TrackAgain))

type TrackResultProps = {
  order: TrackedOrder | null | undefined
  /** The one that was typed, or a phone number. */
  email: string
  error: Error | null
}

/** The result of a lookup. It takes the focus, as it is below the form on a phone. */
export function TrackResult({ order, email, error }: TrackResultProps) {
  const result = useRef<HTMLElement>(null)
  const missing = useTakesPhone()
    ? { title: words.contact.missing, text: words.contact.check }
    : words.missing
  useEffect(() => {
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  if (!order) {
    const { title, text } = error ? problemWords(error) : missing
    return (
      <section
        ref={result}
        role="alert"
        tabIndex={-1}
        className="flex scroll-my-24 gap-3 rounded-surface bg-danger-soft p-5 outline-none"
      >
        <CircleAlert
          size={22}
          strokeWidth={1.6}
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-danger-text"
        />
        <div>
          <h2 className="font-text text-16 font-semibold tracking-normal">{title}</h2>
          <p className="text-14">{text}</p>
        </div>
      </section>
    )
  }
  const isUnderWay = order.status !== 'cancelled' && order.status !== 'delivered'
  return (
    <section
      ref={result}
      tabIndex={-1}
      aria-label={words.found(order.number, statusWords(order))}
      className="scroll-my-24 rounded-surface border border-line bg-surface-raised p-5 outline-none md:p-6"
    >
      <dl className="mb-6 flex flex-wrap justify-between gap-x-10 gap-y-4 border-b border-line pb-5">
        <div>
          <dt className="mb-1 text-14 text-muted">{orders.order.number}</dt>
          <dd className="font-semibold tabular-nums">
            <Code>{order.number}</Code>
          </dd>
        </div>
        <div>
          <dt className="mb-1 text-14 text-muted">{orders.order.status}</dt>
          <dd>
            <StatusBadge order={order} />
          </dd>
        </div>
        {isUnderWay && order.estimatedDelivery && (
          <div>
            <dt className="mb-1 text-14 text-muted">{orders.order.estimated}</dt>
            <dd>
              <EstimatedDelivery order={order} />
            </dd>
          </div>
        )}
        <div className="w-full">
          <dt className="mb-1 text-14 text-muted">{orders.order.payment}</dt>
          <dd>
            <span>
              {paymentSentences(
                order,
                order.paymentDueAt === null ? null : dayWords(order.paymentDueAt),
              ).join(' ')}
            </span>
            {order.paymentMethod === 'bank' && awaitsPayment(order) && <span>{` ${words.account}`}</span>}
          </dd>
        </div>
      </dl>
      <OrderTimeline order={order} />
      {/* A phone number stands on the parcel, so that it opens no returns and shows no items. */}
      {(order.status === 'delivered' || order.withdrawal) && email.includes('@') && (
        <TrackReturn order={order} email={email} />
      )}
      {order.status === 'delivered' && email.includes('@') && (
        <Suspense fallback={null}>
          <TrackAgain number={order.number} email={email} />
        </Suspense>
      )}
    </section>
  )
}

const problemWords = (error: Error) => wordsFor(error, { ...errors, 'rate-limited': words.tooMany })
