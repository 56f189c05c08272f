import { useId } from 'react'
import { adminTwoFactor } from '@/content/admin/settings/two-factor'
import { useConfirmFactor } from '@/data/auth/two-factor'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { showToast } from '@/ui/toast/toast'
import { CodeForm } from '../form/code-form'
import { CopyButton } from '../page/copy-button'

const words = adminTwoFactor.settings

type AddFactorDialogProps = { factor: { id: string; key: string; picture: string }; onClose: () => void }

/** What the app scans, and the code that it shows then: only with it is the app added. */
export function AddFactorDialog({ factor: { id, key, picture }, onClose }: AddFactorDialogProps) {
  const form = useId()
  const { mutate, isPending, error } = useConfirmFactor()
  const confirm = (code: string, onError: () => void) =>
    mutate(
      { id, code },
      {
        onSuccess: () => {
          showToast({ title: words.added, tone: 'success' })
          onClose()
        },
        onError,
      },
    )
  return (
    <Dialog
      open
      alert
      onOpenChange={(open) => !open && onClose()}
      title={words.enroll.title}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.enroll.cancel}
          </Button>
          <Button form={form} type="submit" size="medium" aria-disabled={isPending}>
            {words.enroll.confirm}
          </Button>
        </>
      }
    >
      <p>{words.enroll.scan}</p>
      {/* Apps read a QR code only when it is dark on light, in the dark theme too. */}
      <img
        src={picture}
        alt={words.enroll.picture}
        width={176}
        height={176}
        className="mx-auto my-4 rounded-picture bg-chip p-3"
      />
      <p className="text-14 text-muted">{words.enroll.key}</p>
      <p className="mt-1 mb-4 flex items-center gap-2">
        <code className="min-w-0 rounded-picture bg-surface-sunken px-2 py-1 text-14 [overflow-wrap:anywhere]">
          {key}
        </code>
        <CopyButton text={key} label={words.enroll.copy} />
      </p>
      <CodeForm id={form} label={words.enroll.shown} isPending={isPending} error={error} onSubmit={confirm} />
    </Dialog>
  )
}
