import { useState } from 'react'
import { admin } from '@/content/admin/admin'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { useModerateReviews } from '@/data/reviews/moderated-reviews'
import { hideReasons, type ModeratedReview } from '@/domain/product/review'
import { SelectField } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../shared/form/form-dialog'

const words = adminReviews.dialog

/** Asks for the reason, then hides the review. The toast can take it back. */
export function HideDialog({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const moderate = useModerateReviews()
  const [reason, setReason] = useState<(typeof hideReasons)[number]>('spam')
  const onSubmit = () =>
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
  return (
    <FormDialog
      title={words.title}
      cancel={words.cancel}
      submit={words.submit}
      busy={words.busy}
      isBusy={moderate.isPending}
      refusal={moderate.isError && adminReviews.failed}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{words.text}</p>
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
    </FormDialog>
  )
}
