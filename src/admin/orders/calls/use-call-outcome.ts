import { admin } from '@/content/admin/admin'
import { adminCalls as words } from '@/content/admin/orders/calls'
import { isCallConflict, useRecordCall } from '@/data/calls/calls'
import type { CallOutcome, Confirmation } from '@/domain/orders/call'
import type { CancelReason } from '@/domain/orders/order'
import { showToast } from '@/ui/toast/toast'

type CalledOrder = { id: string; number: string; attempts: number }

/** Records what came of a call, with an undo. `onDone` runs once it is saved. */
export function useCallOutcome() {
  const record = useRecordCall()

  const undo = (order: CalledOrder, { attempts }: Confirmation) =>
    record
      .mutateAsync(
        { orderId: order.id, outcome: 'undone', attempts },
        { onSuccess: () => showToast({ title: words.done.undone(short(order)) }), onError: refuse },
      )
      .catch(() => undefined)
  const save = (order: CalledOrder, outcome: Exclude<CallOutcome, 'undone'>, nextAt?: number) =>
    record.mutateAsync(
      { orderId: order.id, outcome, attempts: order.attempts, ...(nextAt !== undefined && { nextAt }) },
      {
        onSuccess: (confirmation) =>
          showToast({
            title: words.done[outcome](short(order)),
            tone: 'success',
            action: { label: admin.undo, onClick: () => void undo(order, confirmation) },
          }),
        onError: refuse,
      },
    )

  const cancel = (order: CalledOrder, reason: CancelReason) =>
    record.mutateAsync(
      { orderId: order.id, outcome: 'cancelled', attempts: order.attempts, reason },
      {
        onSuccess: () => showToast({ title: words.done.cancelled(short(order)), tone: 'success' }),
        onError: refuse,
      },
    )

  return {
    isPending: record.isPending,
    confirm: (order: CalledOrder, onDone?: () => void) =>
      save(order, 'confirmed').then(onDone, () => undefined),
    noAnswer: (order: CalledOrder, nextAt: number, onDone?: () => void) =>
      save(order, 'no_answer', nextAt).then(onDone, () => undefined),
    cancel: (order: CalledOrder, reason: CancelReason, onDone?: () => void) =>
      void cancel(order, reason).then(onDone, () => undefined),
    takeBack: (order: CalledOrder) => undo(order, { state: 'none', attempts: order.attempts, nextAt: null }),
  }
}

const short = ({ number }: CalledOrder) => number.slice(0, 7)

const refuse = (error: unknown) =>
  showToast({ title: isCallConflict(error) ? words.conflict : words.failed, tone: 'error' })
