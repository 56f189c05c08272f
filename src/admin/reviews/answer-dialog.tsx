import { valibotResolver } from '@hookform/resolvers/valibot'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { reviewLimits } from '@/config/page-limits'
import { adminReviews } from '@/content/admin/catalogue/reviews'
import { languageName } from '@/content/admin/store/languages'
import { useAnswerReview } from '@/data/reviews/review-moderation'
import { type ModeratedReview, textLength } from '@/domain/product/review'
import { TextArea } from '@/ui/field'
import { showToast } from '@/ui/toast/toast'
import { FormDialog } from '../shared/form/form-dialog'

const words = adminReviews.answer
const resolver = valibotResolver(
  v.object({
    answer: v.pipe(
      v.string(),
      v.check((typed) => textLength(typed) <= reviewLimits.answer),
    ),
  }),
)

/** The shop's words below a review; empty ones take them away. */
export function AnswerDialog({ review, onClose }: { review: ModeratedReview; onClose: () => void }) {
  const save = useAnswerReview()
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { answer: review.answer },
  })
  const onSubmit = handleSubmit(({ answer }) =>
    save.mutateAsync({ id: review.id, answer }).then(
      (stored) => {
        showToast({ title: stored ? words.saved : words.takenAway, tone: 'success' })
        onClose()
      },
      // The dialog says that it failed.
      () => undefined,
    ),
  )
  return (
    <FormDialog
      title={words.title}
      cancel={adminReviews.dialog.cancel}
      submit={words.submit}
      busy={words.busy}
      isBusy={save.isPending}
      refusal={save.isError && adminReviews.failed}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextArea
        dense
        label={words.field}
        hint={words.hint(languageName(review.language))}
        rows={5}
        dir="auto"
        error={formState.errors.answer && words.long}
        {...register('answer')}
      />
    </FormDialog>
  )
}
