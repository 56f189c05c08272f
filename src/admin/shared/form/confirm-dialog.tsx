import type { ReactNode } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

type ConfirmDialogProps = {
  open?: boolean
  title: string
  keep: string
  confirm: string
  /** What the button says meanwhile. */
  busy?: string
  /** While the answer is awaited the dialog stays. */
  isBusy?: boolean
  onClose: () => void
  onConfirm: () => void
  children: ReactNode
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open = true,
  title,
  keep,
  confirm,
  busy = confirm,
  isBusy = false,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      alert
      open={open}
      onOpenChange={(wanted) => !wanted && !isBusy && onClose()}
      title={title}
      actions={
        <>
          <Button look="quiet" size="medium" disabled={isBusy} onClick={onClose}>
            {keep}
          </Button>
          <Button look="danger" size="medium" aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()}>
            {isBusy ? busy : confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
