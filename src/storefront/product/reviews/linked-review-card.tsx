import { useEffect, useRef, useState } from 'react'
import { reviewLimits } from '@/config/page-limits'
import { reviewLinkWords as words } from '@/content/product/review-link'
import { reviewWords } from '@/content/product/reviews'
import { errors } from '@/content/shared/errors'
import { type LinkedProduct, useWriteReview } from '@/data/reviews/review-links'
import { wordsFor } from '@/data/supabase/errors'
import { type OwnReview, parseDraft, type ReviewDraft, textLength } from '@/domain/product/review'
import { reviewSchema } from '@/domain/product/review-schema'
import { useFailureFocus } from '@/storefront/shared/forms/use-failure-focus'
import { useKept } from '@/storefront/shared/forms/use-kept'
import { useSchemaForm } from '@/storefront/shared/forms/use-schema-form'
import { Picture } from '@/storefront/shared/product/picture'
import { Button } from '@/ui/button'
import { TextLine } from '@/ui/direction'
import { TextArea, TextField } from '@/ui/field'
import { ReviewItem } from './review-item'
import { ReviewPictureField, useReviewPictures } from './review-picture-field'
import { ReviewStarInput } from './review-star-input'

const schema = reviewSchema(reviewLimits, reviewWords.problems)

type LinkedReviewCardProps = {
  product: LinkedProduct
  token: string
  /** The star that was pressed in the mail. */
  stars: number | null
  /** Whether its form is open at once. */
  isOpen: boolean
}

/** A product of an order with its review, or the form to write one. */
export function LinkedReviewCard({ product, token, stars, isOpen }: LinkedReviewCardProps) {
  const { slug, title, image, size, color } = product
  const [review, setReview] = useState(product.review)
  const [isWriting, setWriting] = useState(product.review === null ? isOpen : stars !== null)
  const [done, setDone] = useState<string | null>(null)
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done !== null) message.current?.focus()
  }, [done])
  return (
    <section aria-label={title} className="rounded-surface border border-line bg-surface-raised p-4 md:p-6">
      <div className="flex items-center gap-4">
        <span className="block aspect-4/5 w-16 shrink-0 overflow-hidden rounded-picture">
          <Picture src={image} alt="" sizes="64px" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="text-20 leading-snug wrap-anywhere">
            <TextLine>{title}</TextLine>
          </h2>
          <p className="text-14 text-muted">{[color, size].filter(Boolean).join(words.between)}</p>
        </div>
      </div>
      <p
        ref={message}
        role="status"
        tabIndex={-1}
        className={
          done === null
            ? 'sr-only'
            : 'mt-4 rounded-control bg-success-soft px-4 py-3 text-14 font-medium text-success outline-none'
        }
      >
        {done}
      </p>
      <div className="mt-4">
        {isWriting ? (
          <LinkedForm
            slug={slug}
            token={token}
            stars={stars}
            review={review}
            onDone={(stored, failed) => {
              setReview(stored)
              if (failed === 0) setWriting(false)
              setDone(doneWords(stored, failed))
            }}
          />
        ) : (
          <>
            {review && <ReviewItem review={{ ...review, pictures: [] }} />}
            <Button
              look="line"
              size="medium"
              className="mt-3"
              onClick={() => {
                setDone(null)
                setWriting(true)
              }}
            >
              {review ? reviewWords.editor.edit : reviewWords.editor.write}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}

function doneWords({ hidden, waiting }: OwnReview, failed: number): string {
  if (failed > 0) return words.picturesFailed
  if (hidden) return reviewWords.form.savedHidden
  return waiting ? reviewWords.form.doneWaiting : reviewWords.form.done
}

type LinkedFormProps = {
  slug: string
  token: string
  stars: number | null
  review: OwnReview | null
  /** `failed` is how many pictures did not arrive. */
  onDone: (review: OwnReview, failed: number) => void
}

function LinkedForm({ slug, token, stars, review, onDone }: LinkedFormProps) {
  const write = useWriteReview()
  const { rating: given = null, title = '', body = '' } = review ?? {}
  const begin: ReviewDraft = { rating: given, title, body }
  // Under the link, because several people may review with one browser.
  const {
    value: kept,
    change: edit,
    forget,
  } = useKept(`review-${token.slice(0, 12)}-${slug}`, parseDraft, begin)
  const [rating, setRating] = useState(stars ?? kept.rating)
  const photos = useReviewPictures(review?.pictures ?? [])
  const { keep, pictures } = photos
  const draft = { ...kept, rating }
  const failure = useFailureFocus(write.error)
  const { change, problemOf, bind, onSubmit } = useSchemaForm({
    schema,
    values: draft,
    change: (part) => {
      if (part.rating !== undefined) setRating(part.rating)
      edit((before) => ({ ...before, ...part }))
      if (write.isError) write.reset()
    },
    isPending: write.isPending,
    submit: (typed) =>
      void write.mutateAsync({ ...typed, token, slug, keep, pictures }).then(
        ({ review: stored, failed }) => {
          forget()
          photos.settle(stored.pictures, failed)
          onDone(stored, failed.length)
        },
        () => undefined,
      ),
  })
  return (
    <form noValidate onSubmit={onSubmit} aria-label={reviewWords.form.title} className="grid gap-5">
      <ReviewStarInput
        value={rating}
        onChange={(value) => change({ rating: value })}
        error={problemOf('rating')}
      />
      <TextField
        {...bind('title')}
        label={reviewWords.form.headline}
        note={reviewWords.form.optional}
        hint={reviewWords.form.left(reviewLimits.title - textLength(draft.title))}
      />
      <TextArea
        {...bind('body')}
        label={reviewWords.form.body}
        note={reviewWords.form.optional}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{reviewWords.form.bodyHint}</span>
            <span>{reviewWords.form.left(reviewLimits.body - textLength(draft.body))}</span>
          </span>
        }
        rows={4}
      />
      <ReviewPictureField {...photos} />
      <p
        ref={failure}
        role="alert"
        tabIndex={-1}
        className="text-14 font-medium text-danger-text outline-none empty:hidden"
      >
        {write.error && wordsFor(write.error, { ...errors, ...reviewWords.failures, ...words.failures }).text}
      </p>
      <Button type="submit" className="justify-self-start" aria-disabled={write.isPending || undefined}>
        {write.isPending ? reviewWords.form.sending : reviewWords.form.submit}
      </Button>
    </form>
  )
}
