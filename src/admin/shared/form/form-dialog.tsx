import { type ReactNode, useId } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

type FormDialogProps = {
  title: string
  cancel: string
  /** What the button that sends it says; missing where there is nothing to send. */
  submit: string | undefined
  /** What it says meanwhile. */
  busy?: string
  isBusy?: boolean
  isDanger?: boolean
  /** Clicking outside does not close it. */
  isAlert?: boolean
  /** Before the buttons. */
  more?: ReactNode
  /** Why it was refused. */
  refusal?: string | false | null
  /** Not called again while it is being sent. */
  onSubmit: () => unknown
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, which stays open while it is being sent. */
export function FormDialog({
  title,
  cancel,
  submit,
  busy = submit,
  isBusy = false,
  isDanger = false,
  isAlert = false,
  more,
  refusal,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      open
      alert={isAlert}
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      actions={
        <>
          {more}
          <Button look="quiet" size="medium" disabled={isBusy} onClick={onClose}>
            {cancel}
          </Button>
          {submit && (
            <Button
              type="submit"
              form={form}
              look={isDanger ? 'danger' : 'main'}
              size="medium"
              aria-disabled={isBusy}
            >
              {isBusy ? busy : submit}
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // A form around the dialog is not meant.
          event.stopPropagation()
          if (!isBusy) onSubmit()
        }}
        className="grid gap-4"
      >
        {children}
        {refusal && (
          <p role="alert" className="font-medium text-danger-text">
            {refusal}
          </p>
        )}
      </form>
    </Dialog>
  )
}
