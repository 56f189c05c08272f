import { adminDeals } from '@/content/admin/offers/deals'
import { ConfirmDialog } from '../shared/form/confirm-dialog'

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
    <ConfirmDialog
      open={open}
      title={words.end.title(count)}
      keep={words.end.keep}
      confirm={isBusy ? words.busy : words.end.confirm}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={onEnd}
    >
      <p>{words.end.text}</p>
    </ConfirmDialog>
  )
}
