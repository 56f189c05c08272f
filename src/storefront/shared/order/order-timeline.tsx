import { Check, X } from 'lucide-react'
import { orders } from '@/content/orders/orders'
import type { OrderItem, OrderStep, TrackedOrder } from '@/domain/orders/order'
import { awaitsCall, awaitsPayment } from '@/domain/orders/order-payment'
import { isPartlyShipped } from '@/domain/orders/parcel'
import { dayWords, shortDayWords } from '../cart/order-dates'
import { OrderParcels, TrackingFacts } from './order-parcels'

const words = orders.timeline

/** `items` are those of the parcels' contents; a caller who only tracks an order does not see them. */
type TimelineProps = { order: TrackedOrder & { items?: readonly OrderItem[] } }

function placedWords(order: TrackedOrder): string {
  if (awaitsPayment(order)) return words.reserved
  return awaitsCall(order) ? words.received : words.steps.pending
}

/** An order's steps from its recorded history, and its parcels: vertical on a phone, horizontal on wide screens. */
export function OrderTimeline({ order }: TimelineProps) {
  const { steps, estimatedDelivery, carrier, trackingNumber, parcels } = order
  const current = steps.findLastIndex((step) => step.completed)
  return (
    <>
      <ol aria-label={words.label} className="md:flex">
        {steps.map((step, index) => (
          <Step
            key={step.status}
            step={step}
            label={step.status === 'pending' ? placedWords(order) : words.steps[step.status]}
            isCurrent={index === current}
            leadsOn={steps[index + 1]?.completed}
            expected={step.status === 'delivered' ? estimatedDelivery : null}
          />
        ))}
      </ol>
      {isPartlyShipped(order) && (
        <p className="mt-5 font-semibold">{words.partly(order.shippedCount, order.itemCount)}</p>
      )}
      {parcels.length > 0 ? (
        <OrderParcels order={order} />
      ) : (
        (carrier ?? trackingNumber) && (
          <div className="mt-5 border-t border-line pt-4">
            <TrackingFacts carrier={carrier} trackingNumber={trackingNumber} trackingUrl={null} />
          </div>
        )
      )}
    </>
  )
}

type StepProps = {
  step: OrderStep
  label: string
  isCurrent: boolean
  /** True when the next step is completed; undefined after the last. */
  leadsOn: boolean | undefined
  expected: string | null
}

/** Completed steps are green with a check, others grey; a hidden text says the same. */
function Step({ step: { status, at, completed }, label, isCurrent, leadsOn, expected }: StepProps) {
  const Icon = status === 'cancelled' ? X : Check
  const line = leadsOn ? 'bg-success' : 'bg-line'
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative flex gap-4 pb-6 last:pb-0 md:block md:flex-1 md:pe-4 md:pb-0 md:last:pe-0"
    >
      {leadsOn !== undefined && (
        <span
          aria-hidden="true"
          className={`absolute start-3.25 top-7 bottom-0 w-0.5 md:start-7 md:end-0 md:top-3.25 md:bottom-auto md:h-0.5 md:w-auto ${line}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`grid size-7 shrink-0 place-items-center rounded-full ${
          completed
            ? status === 'cancelled'
              ? 'bg-danger text-danger-on'
              : 'bg-success text-surface'
            : 'border-2 border-line-strong bg-surface-raised'
        }`}
      >
        {completed && <Icon size={16} strokeWidth={2.5} />}
      </span>
      <div className="md:mt-2.5">
        <p
          className={`font-semibold ${
            completed ? (status === 'cancelled' ? 'text-danger-text' : 'text-success') : 'text-muted'
          }`}
        >
          <span>{label}</span>
          <span className="sr-only">{`, ${completed ? words.done : words.open}`}</span>
        </p>
        {at !== null && (
          <time dateTime={new Date(at).toISOString()} className="block text-14 text-muted">
            {dayWords(at)}
          </time>
        )}
        {!completed && expected && (
          <p className="text-14 text-muted">{words.expected(shortDayWords(expected))}</p>
        )}
      </div>
    </li>
  )
}
