import { adminParcels } from '@/content/admin/orders/parcels'
import { moveParcel, useParcelChange } from '@/data/parcels/parcels'
import type { Order } from '@/domain/orders/order'
import { isUnderWay, type Parcel } from '@/domain/orders/parcel'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'
import { parcelProblem } from '../parcels/parcel-problem'

const words = adminParcels.bringBack

type BringBackProps = { order: Order; parcel: Parcel; to: 'refused' | 'returned'; onClose: () => void }

/** Asks before a parcel is marked as refused or returned, and says what that does to its order. */
export function BringBackDialog({ order, parcel, to, onClose }: BringBackProps) {
  const move = useParcelChange(moveParcel)
  const cancels =
    order.paymentMethod === 'cod' &&
    !order.parcels.some((other) => other.id !== parcel.id && isUnderWay(other))
  return (
    <Dialog
      alert
      open
      onOpenChange={(open) => !open && !move.isPending && onClose()}
      title={words.title[to]}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={move.isPending} onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            look={cancels ? 'danger' : 'main'}
            size="medium"
            disabled={move.isPending}
            onClick={() =>
              move.mutate(
                { id: parcel.id, from: parcel.state, to },
                {
                  onSuccess: () => {
                    onClose()
                    showToast({
                      title: cancels ? adminParcels.cancelled : adminParcels.moved,
                      tone: 'success',
                    })
                  },
                },
              )
            }
          >
            {words.confirm[to]}
          </Button>
        </>
      }
    >
      <p>{cancels ? words.cancels : words.resends}</p>
      {move.error && (
        <p role="alert" className="mt-3 font-medium text-danger-text">
          {parcelProblem(move.error)}
        </p>
      )}
    </Dialog>
  )
}
