import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'

type FormDialogProps = {
  title: string
  cancel: string
  /** What the button that sends it says; missing where there is nothing to send. */
  submit: string | undefined
  busy: string
  isBusy: boolean
  isDanger?: boolean
  /** Why it was refused. */
  refusal: string | false | null
  onSubmit: (event: FormEvent) => Promise<void>
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog, which stays open while it is being sent. */
export function FormDialog({
  title,
  cancel,
  submit,
  busy,
  isBusy,
  isDanger = false,
  refusal,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      actions={
        <>
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
      <form id={form} noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-4">
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
