import { type FormEvent, useId, useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { useModerateReviews } from '@/data/reviews/moderated-reviews'
import { hideReasons, type ModeratedReview } from '@/domain/product/review'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'

const words = adminReviews.dialog

/** Asks for the reason, then hides the review. The toast can take it back. */
export function HideDialog({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const moderate = useModerateReviews()
  const [reason, setReason] = useState<(typeof hideReasons)[number]>('spam')
  const form = useId()
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (moderate.isPending) return
    // Not callbacks of the mutation: this dialog is gone by then.
    moderate.mutateAsync({ ids: [review.id], hide: reason }).then(
      () => {
        onClose()
        showToast({
          title: adminReviews.hidden,
          action: { label: admin.undo, onClick: () => moderate.mutate({ ids: [review.id], hide: null }) },
        })
      },
      () => undefined,
    )
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.title}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={form} size="medium" aria-disabled={moderate.isPending}>
            {moderate.isPending ? words.busy : words.submit}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <form id={form} onSubmit={onSubmit} className="mt-4 grid gap-3">
        <SelectField
          dense
          label={words.reason}
          value={reason}
          onChange={({ target }) => setReason(hideReasons.find((each) => each === target.value) ?? 'other')}
        >
          {hideReasons.map((each) => (
            <option key={each} value={each}>
              {adminReviews.reasons[each]}
            </option>
          ))}
        </SelectField>
        <p role="alert" className="font-medium text-danger-text empty:hidden">
          {moderate.isError && adminReviews.failed}
        </p>
      </form>
    </Dialog>
  )
}
