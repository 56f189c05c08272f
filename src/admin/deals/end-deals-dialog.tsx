import { adminDeals } from '@/content/admin/offers/deals'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

const words = adminDeals.ask

type EndDialogProps = {
  open: boolean
  count: number
  isBusy: boolean
  onClose: () => void
  onEnd: () => void
}

/** Asks before ending deals, which cannot be undone. */
export function EndDealsDialog({ open, count, isBusy, onClose, onEnd }: EndDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={(wanted) => !wanted && !isBusy && onClose()}
      title={words.end.title(count)}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isBusy} onClick={onClose}>
            {words.end.keep}
          </Button>
          <Button look="danger" size="medium" aria-disabled={isBusy} onClick={() => !isBusy && onEnd()}>
            {isBusy ? words.busy : words.end.confirm}
          </Button>
        </>
      }
    >
      <p>{words.end.text}</p>
    </Dialog>
  )
}
