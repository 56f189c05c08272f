import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reviewLimits } from '@/config/page-limits'
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
  wrongFields,
} from '@/domain/product/review'
import { useKept } from '@/storefront/shared/forms/use-kept'
import { Button } from '@/ui/button'
import { TextArea, TextField } from '@/ui/field'
import { ReviewStarInput } from './review-star-input'

const words = reviewWords.form

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

/** Stars, headline and text. A failed submit keeps what was typed. */
export function ReviewForm({ slug, memberId, review, byHand, onDone, onCancel }: ReviewFormProps) {
  const submit = useSubmitReview(slug, memberId)
  const { rating: given = null, title = '', body = '' } = review ?? {}
  const begin: ReviewDraft = { rating: given, title, body }
  const { value: draft, change, forget } = useKept(reviewDraftName(slug), parseDraft, begin)
  const [checked, setChecked] = useState(false)
  const fields = {
    rating: useRef<HTMLFieldSetElement>(null),
    title: useRef<HTMLInputElement>(null),
    body: useRef<HTMLTextAreaElement>(null),
  }
  const failure = useRef<HTMLParagraphElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (byHand) heading.current?.focus()
  }, [byHand])

  const refused = refusedField(submit.error)
  const wrong = wrongFields(draft, reviewLimits)
  const shownProblems = checked ? wrong : []
  const problem = (field: ReviewField) =>
    shownProblems.includes(field) || refused === field ? reviewWords.problems[field] : null
  const focus = (field: ReviewField) => {
    const target = fields[field].current
    const star = target?.querySelector<HTMLElement>('input:checked, input')
    ;(star ?? target)?.focus()
  }
  const edit = (part: Partial<ReviewDraft>) => {
    change((before) => ({ ...before, ...part }))
    if (submit.isError) submit.reset()
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const { rating } = draft
    const [first] = wrong
    if (first !== undefined) return focus(first)
    if (rating === null || submit.isPending) return undefined
    // Uses the promise instead of mutate's callbacks, which do not run once this form has unmounted.
    return submit.mutateAsync({ ...draft, rating }).then(
      (stored) => {
        forget()
        onDone(stored)
      },
      (error) => {
        const field = refusedField(error)
        if (field) focus(field)
        else failure.current?.focus()
      },
    )
  }
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
        ref={fields.rating}
        value={draft.rating}
        onChange={(rating) => edit({ rating })}
        error={problem('rating')}
      />
      <TextField
        ref={fields.title}
        label={words.headline}
        note={words.optional}
        hint={words.left(reviewLimits.title - textLength(draft.title))}
        value={draft.title}
        onChange={({ target }) => edit({ title: target.value })}
        error={problem('title')}
      />
      <TextArea
        ref={fields.body}
        label={words.body}
        note={words.optional}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{words.bodyHint}</span>
            <span>{words.left(reviewLimits.body - textLength(draft.body))}</span>
          </span>
        }
        rows={5}
        value={draft.body}
        onChange={({ target }) => edit({ body: target.value })}
        error={problem('body')}
      />
      <p className="text-14 text-muted">{words.signed}</p>
      <p
        ref={failure}
        role="alert"
        tabIndex={-1}
        className="text-14 font-medium text-danger-text outline-none empty:hidden"
      >
        {submit.error && !refused && wordsFor(submit.error, { ...errors, ...reviewWords.failures }).text}
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
