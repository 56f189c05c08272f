import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { reviewLimits } from '@/config/page-limits'
import type { ReviewSort } from '@/domain/product/review'
import { rpc } from '../supabase/rpc'
import { reviewKeys } from './review-keys'
import { type MyReview, myReview, type ReviewPage, reviewPage } from './review-mapper'

/** How a list is sorted, and the stars it is limited to. */
export type ReviewChoice = { sort: ReviewSort; stars: number | null }

/** A product's reviews, page after page, each with what all of them come to. */
export const reviewsQuery = (slug: string, choice: ReviewChoice) =>
  infiniteQueryOptions({
    queryKey: reviewKeys.list(slug, choice),
    queryFn: ({ pageParam, signal }) => fetchPage(slug, choice, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

/** Whether this member may write about a product, and what they have written. */
export const myReviewQuery = (slug: string, memberId: string) =>
  queryOptions({
    queryKey: reviewKeys.mine(slug, memberId),
    queryFn: ({ signal }) => fetchMine(slug, signal),
  })

async function fetchPage(
  slug: string,
  { sort, stars }: ReviewChoice,
  after: string | null,
  signal: AbortSignal,
): Promise<ReviewPage> {
  const asked = {
    p_slug: slug,
    p_sort: sort,
    p_limit: reviewLimits.page,
    ...(stars !== null && { p_stars: stars }),
    ...(after !== null && { p_after: after }),
  }
  const page = await rpc('list_reviews', asked, v.nullable(reviewPage), { get: true, signal })
  // Null means that the product is gone, so it has no reviews.
  return (
    page ?? {
      ...{ reviews: [], next: null, rating: null, total: 0, counts: {} },
      ...{ allVerified: true, publishing: 'at-once' },
    }
  )
}

async function fetchMine(slug: string, signal: AbortSignal): Promise<MyReview> {
  const mine = await rpc('my_review', { p_slug: slug }, v.nullable(myReview), { get: true, signal })
  return mine ?? { may: false, review: null }
}
