import { useEffect, useId, useRef, useState } from 'react'
import { reviewWords } from '@/content/product/reviews'
import { common } from '@/content/shared/common'
import { type Review, type ReviewSort, reviewSorts } from '@/domain/product/review'
import { Button } from '@/ui/button'
import { SelectField } from '@/ui/field'
import { ReportReview } from './report-review'
import { ReviewItem } from './review-item'

type ReviewListProps = {
  reviews: readonly Review[]
  /** Number of reviews shown, the reader's own above the list included. */
  shown: number
  /** Number of reviews that match the filter. */
  total: number
  sort: ReviewSort
  onSort: (sort: ReviewSort) => void
  stars: number | null
  onShowAll: () => void
  /** True while the previous answer is shown and the next one loads. */
  stale: boolean
  more: { has: boolean; loading: boolean; failed: boolean; load: () => void }
}

/** The reviews in the chosen order. "Load more" appends and moves the focus to the first new one. */
export function ReviewList({
  reviews,
  shown,
  total,
  sort,
  onSort,
  stars,
  onShowAll,
  stale,
  more,
}: ReviewListProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [from, setFrom] = useState<number | null>(null)
  const listed = reviews.length

  useEffect(() => {
    if (from === null || listed <= from) return
    const first = list.current?.children[from]
    if (first instanceof HTMLElement) first.focus({ preventScroll: true })
    setFrom(null)
  }, [from, listed])

  const loadMore = () => {
    setFrom(listed)
    more.load()
  }
  const choose = (value: string) => {
    const chosen = reviewSorts.find((candidate) => candidate === value)
    if (chosen) onSort(chosen)
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {reviewWords.list}
      </h2>
      <div className="flex items-end justify-between gap-x-6">
        <p
          role="status"
          className="flex min-h-12 flex-wrap items-center gap-x-3 text-14 text-muted tabular-nums"
        >
          <span>{stars === null ? reviewWords.shown(shown, total) : reviewWords.filtered(stars, total)}</span>
          {stars !== null && (
            <Button
              look="text"
              size="small"
              onClick={onShowAll}
              className="-mx-3 min-h-11 underline underline-offset-4"
            >
              {reviewWords.showAll}
            </Button>
          )}
        </p>
        <SelectField
          label={reviewWords.sort}
          value={sort}
          onChange={({ target }) => choose(target.value)}
          className="w-44 shrink-0 sm:w-52"
        >
          {reviewSorts.map((each) => (
            <option key={each} value={each}>
              {reviewWords.sorts[each]}
            </option>
          ))}
        </SelectField>
      </div>
      {total === 0 && stars !== null && <p className="py-8 text-muted">{reviewWords.noneWith(stars)}</p>}
      <ul ref={list} aria-busy={stale} className={`mt-4 ${stale ? 'opacity-60' : ''}`}>
        {reviews.map((review) => (
          <li
            key={review.id}
            tabIndex={-1}
            className="border-t border-line py-5 outline-none last:border-b focus-visible:bg-surface-sunken"
          >
            <ReviewItem review={review}>
              <ReportReview id={review.id} />
            </ReviewItem>
          </li>
        ))}
      </ul>
      {(more.has || more.failed) && (
        <div className="mt-6 grid justify-items-center gap-3">
          {more.failed && (
            <p role="alert" className="text-14 text-danger-text">
              {reviewWords.moreFailed}
            </p>
          )}
          <Button
            look="line"
            aria-disabled={more.loading || undefined}
            onClick={more.loading ? undefined : loadMore}
          >
            {more.loading ? common.loading : more.failed ? common.tryAgain : reviewWords.loadMore}
          </Button>
        </div>
      )}
    </section>
  )
}
