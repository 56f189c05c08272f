import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { dayWords } from '@/content/admin/admin'
import { adminReviews as words } from '@/content/admin/catalogue/reviews'
import { serverNow } from '@/data/supabase/server-clock'
import type { ModeratedReview } from '@/domain/product/review'
import { Button } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { Stars } from '@/ui/stars'
import { Thumb } from '../shared/products/thumb'
import { ReviewPictures } from './review-pictures'

type ReviewRowsProps = {
  reviews: readonly ModeratedReview[]
  /** Whether one is being shown, so that the next waits. */
  isShowing: boolean
  onHide: (review: ModeratedReview) => void
  onAnswer: (review: ModeratedReview) => void
  /** Shows a hidden review again, or says that a new one may stay. */
  onShow: (review: ModeratedReview) => void
}

const row = 'flex gap-3 border-b border-line px-4 py-3.5 md:px-5'

export function ReviewRows({ reviews, isShowing, onHide, onShow, onAnswer }: ReviewRowsProps) {
  const now = serverNow()
  return (
    <ul>
      {reviews.map((review) => {
        const { id, product, rating, title, body, author, verified, hidden, reason, isNew, createdAt } =
          review
        const { waiting, answer, pictures, reports } = review
        return (
          <li key={id} className={row}>
            <Thumb src={product.image} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Stars value={rating} label={words.stars(rating)} />
                {isNew && (
                  <span className="rounded-picture bg-accent-soft px-1.5 text-12 leading-5 font-semibold">
                    {words.fresh}
                  </span>
                )}
                {waiting && (
                  <span className="rounded-picture bg-highlight-soft px-1.5 text-12 leading-5 font-semibold">
                    {words.waiting}
                  </span>
                )}
                {hidden && (
                  <span className="rounded-picture bg-danger-soft px-1.5 text-12 leading-5 font-semibold text-danger-text">
                    {words.isHidden(words.reasons[reason ?? 'other'])}
                  </span>
                )}
                <Link
                  to={`${adminPaths.products}/${product.id}`}
                  dir="auto"
                  className="min-w-0 truncate font-medium hover:underline max-md:py-2.5"
                >
                  {product.name}
                </Link>
              </p>
              {title && (
                <p dir="auto" className="mt-1 w-fit max-w-prose font-semibold wrap-anywhere">
                  {title}
                </p>
              )}
              {body && (
                <p dir="auto" className="mt-0.5 w-fit max-w-prose whitespace-pre-line wrap-anywhere">
                  {body}
                </p>
              )}
              {!title && !body && <p className="mt-1 text-muted">{words.noText}</p>}
              <p className="mt-1 text-12 text-muted">
                <bdi>{author === null ? words.deleted : author || words.noName}</bdi>
                {' · '}
                <time dateTime={new Date(createdAt).toISOString()}>{dayWords(createdAt, now)}</time>
                {verified && <span>{` · ${words.verified}`}</span>}
              </p>
              {pictures.length > 0 && <ReviewPictures pictures={pictures} />}
              {reports.length > 0 && (
                <p className="mt-1 font-medium text-danger-text">
                  {words.reported(
                    reports.map((report) => words.report(words.reportReasons[report.reason], report.n)),
                  )}
                </p>
              )}
              {answer && (
                <div className="mt-2 max-w-prose rounded-control bg-surface-sunken/60 px-3 py-2">
                  <p className="text-12 font-semibold">{words.answer.ours}</p>
                  <p dir="auto" className="w-fit whitespace-pre-line wrap-anywhere">
                    {answer}
                  </p>
                </div>
              )}
              <div className="mt-2 flex flex-wrap gap-2">
                {hidden ? (
                  <Action
                    label={words.show}
                    of={words.showOf(product.name)}
                    isBusy={isShowing}
                    run={() => onShow(review)}
                  />
                ) : (
                  <>
                    {(isNew || reports.length > 0) && (
                      <Action
                        label={waiting ? words.publish : words.fine}
                        of={waiting ? words.publishOf(product.name) : words.fineOf(product.name)}
                        isBusy={isShowing}
                        run={() => onShow(review)}
                      />
                    )}
                    <Action label={words.hide} of={words.hideOf(product.name)} run={() => onHide(review)} />
                  </>
                )}
                <Action
                  label={answer ? words.answer.change : words.answer.action}
                  of={words.answer.of(product.name)}
                  run={() => onAnswer(review)}
                />
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type ActionProps = { label: string; of: string; isBusy?: boolean; run: () => void }

function Action({ label, of, isBusy = false, run }: ActionProps) {
  return (
    <Button look="quiet" size="small" aria-label={of} aria-disabled={isBusy} onClick={() => isBusy || run()}>
      {label}
    </Button>
  )
}

export function ReviewRowsSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 6 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
        <div key={place} className={row}>
          <Skeleton className="size-9" />
          <div className="flex-1">
            <Skeleton className="my-1 h-3.5 w-40" />
            <Skeleton className="my-2 h-3.5 w-3/4" />
            <Skeleton className="my-1 h-3.5 w-28" />
          </div>
        </div>
      ))}
    </div>
  )
}
