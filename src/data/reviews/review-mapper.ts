import type { OwnReview, Review, ReviewSummary } from '@/domain/review'
import { toNumber, toRecord, toRecords, toText, toTime } from '../supabase/values'

export type ReviewPage = ReviewSummary & {
  reviews: Review[]
  /** Where the next page begins. */
  next: string | null
}

/** What the signed-in member may do about a product, and what they said about it. */
export type MyReview = { may: boolean; review: OwnReview | null }

export function toReviewPage(answer: unknown): ReviewPage {
  const { reviews, next, rating, total, counts } = toRecord(answer)
  return {
    reviews: toRecords(reviews).map(toReview),
    next: toText(next) || null,
    rating: toNumber(rating ?? 0),
    total: toNumber(total ?? 0),
    counts: Object.fromEntries(
      Object.entries(toRecord(counts)).map(([stars, count]) => [stars, toNumber(count)]),
    ),
  }
}

/** Of a product that is not there any more nothing may be said. */
export function toMyReview(answer: unknown): MyReview {
  const { may, review } = toRecord(answer)
  return { may: may === true, review: review ? toOwnReview(review) : null }
}

export function toOwnReview(answer: unknown): OwnReview {
  const row = toRecord(answer)
  return { ...toReview(row), hidden: row.status === 'hidden' }
}

function toReview(row: Record<string, unknown>): Review {
  return {
    id: toText(row.id),
    author: row.author === null ? null : toText(row.author),
    rating: toNumber(row.rating),
    title: toText(row.title),
    body: toText(row.body),
    verified: row.verified === true,
    createdAt: toTime(toText(row.created_at)),
  }
}
