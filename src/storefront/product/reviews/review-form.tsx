import { useEffect, useRef, useState } from 'react'
import { reviewLimits } from '@/config/page-limits'
import { reviewLinkWords } from '@/content/product/review-link'
import { reviewWords } from '@/content/product/reviews'
import { errors } from '@/content/shared/errors'
import { useSubmitReview } from '@/data/reviews/review-mutations'
import { refusedFieldOf } from '@/data/supabase/answer'
import { wordsFor } from '@/data/supabase/errors'
import {
  type OwnReview,
  parseDraft,
  type ReviewDraft,
  type ReviewField,
  reviewFields,
  textLength,
} from '@/domain/product/review'
import { reviewSchema } from '@/domain/product/review-schema'
import { useFailureFocus } from '@/storefront/shared/forms/use-failure-focus'
import { useKept } from '@/storefront/shared/forms/use-kept'
import { focusField, useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { ReviewPictureField, useReviewPictures } from './review-picture-field'
import { ReviewStarInput } from './review-star-input'

const words = reviewWords.form
const schema = reviewSchema(reviewLimits, reviewWords.problems)

export const reviewDraftName = (slug: string) => `review-${slug}`

type ReviewFormProps = {
  slug: string
  memberId: string
  /** The review to change; null for a new one. */
  review: OwnReview | null
  /** True when the member opened the form: it then takes the focus. A restored draft does not. */
  byHand: boolean
  onDone: (review: OwnReview) => void
  onCancel: () => void
}

/** Stars, headline, text and pictures. A failed submit keeps what was typed. */
export function ReviewForm({ slug, memberId, review, byHand, onDone, onCancel }: ReviewFormProps) {
  const submit = useSubmitReview(slug, memberId)
  const { rating: given = null, title = '', body = '' } = review ?? {}
  const begin: ReviewDraft = { rating: given, title, body }
  const { value: draft, change: edit, forget } = useKept(reviewDraftName(slug), parseDraft, begin)
  const photos = useReviewPictures(review?.pictures ?? [])
  const { keep, pictures } = photos
  const [lost, setLost] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (byHand) heading.current?.focus()
  }, [byHand])

  const refused = refusedField(submit.error)
  const failure = useFailureFocus(!submit.isPending && !refused && (submit.error || lost))
  const { change, problemOf, bind, onSubmit } = useSchemaForm({
    schema,
    values: draft,
    change: (part) => {
      edit((before) => ({ ...before, ...part }))
      if (submit.isError) submit.reset()
    },
    isPending: submit.isPending,
    // Uses the promise instead of mutate's callbacks, which do not run once this form has unmounted.
    submit: (written, form) =>
      void submit.mutateAsync({ ...written, keep, pictures }).then(
        ({ review: stored, failed }) => {
          forget()
          photos.settle(stored.pictures, failed)
          setLost(failed.length > 0)
          if (failed.length === 0) onDone(stored)
        },
        (error) => {
          const field = refusedField(error)
          if (field) focusField(form, field)
        },
      ),
  })
  const problem = (field: ReviewField) =>
    problemOf(field) ?? (refused === field ? reviewWords.problems[field] : null)
  const cancel = () => {
    forget()
    onCancel()
  }
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-label={review ? words.editTitle : words.title}
      className="grid gap-5 rounded-surface bg-surface-sunken p-4 md:p-6"
    >
      <h2 ref={heading} tabIndex={-1} className="text-28 outline-none">
        {review ? words.editTitle : words.title}
      </h2>
      <ReviewStarInput
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        error={problem('rating')}
      />
      <TextField
        {...bind('title')}
        label={words.headline}
        note={words.optional}
        hint={words.left(reviewLimits.title - textLength(draft.title))}
        error={problem('title')}
      />
      <TextArea
        {...bind('body')}
        label={words.body}
        note={words.optional}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{words.bodyHint}</span>
            <span>{words.left(reviewLimits.body - textLength(draft.body))}</span>
          </span>
        }
        rows={5}
        error={problem('body')}
      />
      <ReviewPictureField {...photos} />
      <p className="text-14 text-muted">{words.signed}</p>
      <p
        ref={failure}
        role="alert"
        tabIndex={-1}
        className="text-14 font-medium text-danger-text outline-none empty:hidden"
      >
        {submit.error &&
          !refused &&
          wordsFor(submit.error, { ...errors, ...reviewWords.failures, ...reviewLinkWords.failures }).text}
        {lost && !submit.error && reviewLinkWords.picturesFailed}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={submit.isPending || undefined}>
          {submit.isPending ? words.sending : review ? words.save : words.submit}
        </Button>
        <Button look="text" onClick={cancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

/** The field that the database rejected although it passed validation here. */
const refusedField = (error: Error | null) => reviewFields.find((field) => field === refusedFieldOf(error))
