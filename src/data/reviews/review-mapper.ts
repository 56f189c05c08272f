import * as v from 'valibot'
import { type OwnReview, publishingModes, type Review, type ReviewSummary } from '@/domain/product/review'
import { numeric, timestamp } from '../supabase/schemas'

export type ReviewPage = ReviewSummary & {
  reviews: Review[]
  /** Where the next page begins. */
  next: string | null
}

/** What the signed-in member may do about a product, and what they said about it. */
export type MyReview = { may: boolean; review: OwnReview | null }

const reviewRow = v.object({
  id: v.string(),
  author: v.nullable(v.string()),
  rating: v.number(),
  title: v.string(),
  body: v.string(),
  verified: v.boolean(),
  created_at: timestamp,
  answer: v.string(),
  pictures: v.array(v.string()),
})

export const reviewPage: v.GenericSchema<unknown, ReviewPage> = v.pipe(
  v.object({
    reviews: v.array(v.pipe(reviewRow, v.transform(toReview))),
    next: v.nullable(v.string()),
    rating: v.nullable(numeric),
    total: v.number(),
    counts: v.record(v.string(), v.number()),
    all_verified: v.boolean(),
    publishing: v.picklist(publishingModes),
  }),
  v.transform(({ all_verified, ...page }) => ({ ...page, allVerified: all_verified })),
)

export const ownReview = v.pipe(
  v.object({ ...reviewRow.entries, status: v.picklist(['published', 'hidden', 'waiting']) }),
  v.transform(
    ({ status, ...row }): OwnReview => ({
      ...toReview(row),
      hidden: status === 'hidden',
      waiting: status === 'waiting',
    }),
  ),
)

export const myReview: v.GenericSchema<unknown, MyReview> = v.object({
  may: v.boolean(),
  review: v.nullable(ownReview),
})

function toReview({ created_at, ...row }: v.InferOutput<typeof reviewRow>): Review {
  return { ...row, createdAt: created_at }
}
