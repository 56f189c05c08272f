import { orderPayment } from '@/content/orders/order-payment'
import { orders } from '@/content/orders/orders'
import { useCancelOrder } from '@/data/orders/cancel-order'
import { wordsFor } from '@/data/supabase/errors'
import { formatMoney } from '@/domain/money/money'
import type { Order } from '@/domain/orders/order'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'

const words = orders.cancel

type CancelDialogProps = {
  order: Order
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone: () => void
}

/** Asks for confirmation, cancels the order and shows the result. */
export function CancelDialog({ order, open, onOpenChange, onDone }: CancelDialogProps) {
  const { mutate, isPending, error, reset } = useCancelOrder()
  // Either our request succeeded without its answer reaching us, or the shop has shipped or cancelled the order
  // meanwhile.
  const isOver = order.status !== 'pending'
  const close = () => {
    onOpenChange(false)
    reset()
    if (isOver) onDone()
  }
  const cancel = () =>
    mutate(order.id, {
      onSuccess: ({ number }) => {
        close()
        onDone()
        showToast({ title: words.done.title, description: words.done.text(number), tone: 'success' })
      },
    })
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={(wanted) => {
        if (!wanted && !isPending) close()
      }}
      title={titleOf(order)}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isPending} onClick={close}>
            {isOver ? words.dialog.close : words.dialog.keep}
          </Button>
          {!isOver && (
            <Button
              look="danger"
              size="medium"
              aria-disabled={isPending}
              onClick={() => !isPending && cancel()}
            >
              {isPending ? words.dialog.busy : words.dialog.confirm}
            </Button>
          )}
        </>
      }
    >
      {!isOver && (
        <p>
          <span>{words.dialog.text(order.number)}</span>{' '}
          {order.paid > 0 && (
            <span>{orderPayment.cancel.refund(formatMoney(order.paid, order.currency))}</span>
          )}
        </p>
      )}
      <p role="alert" className="mt-3 font-medium text-danger-text empty:hidden">
        {error && order.status !== 'cancelled' && wordsFor(error, words.failed)}
      </p>
    </Dialog>
  )
}

function titleOf({ status }: Order): string {
  if (status === 'pending') return words.dialog.title
  return status === 'cancelled' ? words.cancelled : words.tooLate.title
}
