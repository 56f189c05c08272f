import { useMay } from '@/admin/shared/page/access'
import { useOneStep } from '@/admin/shared/page/use-one-step'
import { shopZone } from '@/config/shop-zone'
import { dayWords, timeWords } from '@/content/admin/admin'
import { adminCalls as words } from '@/content/admin/orders/calls'
import type { AdminOrderDetail } from '@/data/orders/admin-order-detail'
import { serverNow } from '@/data/supabase/server-clock'
import { nextTryAt } from '@/domain/orders/call'
import type { Order } from '@/domain/orders/order'
import { Button } from '@/ui/button'
import { useCallOutcome } from '../calls/use-call-outcome'

/** Whether a pending cash order is confirmed, and what came of a call. */
export function OrderConfirmation({ order, adminDetail }: { order: Order; adminDetail: AdminOrderDetail }) {
  const outcome = useCallOutcome()
  // What takes a confirmation back stands where it was given.
  const { isBusy, take } = useOneStep()
  const may = useMay()
  if (order.paymentMethod !== 'cod' || order.status !== 'pending') return null
  const { state, attempts, nextAt } = adminDetail.confirmation
  const called = { id: order.id, number: order.number, attempts }
  const now = serverNow()
  const isWaiting = nextAt !== null && nextAt > now
  return (
    <section
      aria-label={words.outcome}
      className={`flex flex-wrap items-center gap-2 border-b border-line px-4 py-2.5 md:ps-5 ${state === 'confirmed' ? 'bg-success-soft' : 'bg-highlight-soft'}`}
    >
      <p className="min-w-0 flex-1">
        <b className="block font-semibold">
          {state === 'no_answer' ? words.attempts(attempts) : words.state[state]}
        </b>
        {isWaiting && <span>{words.nextTry(dayWords(nextAt, now), timeWords(nextAt))}</span>}
      </p>
      {!may('calls') ? null : state === 'confirmed' ? (
        <Button
          look="quiet"
          size="small"
          aria-disabled={isBusy}
          onClick={() => take(() => outcome.takeBack(called))}
        >
          {words.takeBack}
        </Button>
      ) : (
        <>
          <Button
            look="quiet"
            size="small"
            aria-disabled={isBusy}
            onClick={() => take(() => outcome.noAnswer(called, nextTryAt('hour', serverNow(), shopZone())))}
          >
            {words.noAnswer}
          </Button>
          <Button size="small" aria-disabled={isBusy} onClick={() => take(() => outcome.confirm(called))}>
            {words.confirm}
          </Button>
        </>
      )}
    </section>
  )
}
