import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { reviewWords } from '@/content/product/reviews'
import { memberQuery } from '@/data/auth/session'
import { myReviewQuery, type ReviewChoice, reviewsQuery } from '@/data/reviews/review-queries'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { StatePanel } from '@/ui/state-panel'
import { ReviewEditor } from './review-editor'
import { reviewLayout } from './review-layout'
import { ReviewList } from './review-list'
import { ReviewSkeleton } from './review-skeleton'
import { ReviewSummary } from './review-summary'

const everything: ReviewChoice = { sort: 'newest', stars: null }

/** The reviews of a product and the form to write one. */
export function ReviewsPanel({ slug }: { slug: string }) {
  const ownId = useOwnReview(slug)
  const [choice, setChoice] = useState(everything)
  const { data, error, isPlaceholderData, isFetchNextPageError, ...list } = useInfiniteQuery(
    reviewsQuery(slug, choice),
  )
  const reviews = useMemo(() => {
    // Drops duplicates: a review can move to the next page while it is being read.
    const all = data?.pages.flatMap((page) => page.reviews) ?? []
    return [...new Map(all.map((review) => [review.id, review])).values()]
  }, [data])
  const summary = data?.pages.at(-1)

  if (!summary)
    return error ? (
      <ErrorPanel heading="h2" error={error} retry={() => void list.refetch()} />
    ) : (
      <ReviewSkeleton />
    )
  const { total, counts } = summary
  const { stars } = choice
  const others = reviews.filter(({ id }) => id !== ownId)
  // The reader's own review is shown above the list and not repeated in it.
  const onlyOwn = others.length === 0 && ownId !== undefined && stars === null
  return (
    <div className={total === 0 ? '' : reviewLayout}>
      {total > 0 && (
        <ReviewSummary
          summary={summary}
          stars={stars}
          onStars={(chosen) => setChoice({ ...choice, stars: chosen })}
        />
      )}
      <div className="grid min-w-0 gap-6">
        <div>
          <ReviewEditor slug={slug} onWritten={() => setChoice(everything)} />
        </div>
        {total > 0 && (
          <p className="text-14 text-pretty text-muted">
            {reviewWords.checks(summary.allVerified, summary.publishing)}
          </p>
        )}
        {total === 0 && !ownId && <StatePanel {...reviewWords.empty} />}
        {total > 0 && !onlyOwn && (
          <ReviewList
            reviews={others}
            shown={reviews.length}
            total={stars === null ? total : (counts[stars] ?? 0)}
            sort={choice.sort}
            onSort={(sort) => setChoice({ ...choice, sort })}
            stars={stars}
            onShowAll={() => setChoice({ ...choice, stars: null })}
            stale={isPlaceholderData}
            more={{
              has: list.hasNextPage,
              loading: list.isFetchingNextPage,
              failed: isFetchNextPageError,
              load: () => void list.fetchNextPage(),
            }}
          />
        )}
      </div>
    </div>
  )
}

/** The review that the signed-in member wrote about this product. */
function useOwnReview(slug: string): string | undefined {
  const { data: member } = useQuery(memberQuery())
  const { data } = useQuery({ ...myReviewQuery(slug, member?.id ?? ''), enabled: Boolean(member) })
  return data?.review?.id
}
