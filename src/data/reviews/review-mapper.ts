import * as v from 'valibot'
import { type OwnReview, publishingModes, type Review, type ReviewSummary } from '@/domain/product/review'
import { numeric, rowOf, timestamp } from '../supabase/schemas'

export type ReviewPage = ReviewSummary & {
  reviews: Review[]
  /** Where the next page begins. */
  next: string | null
}

/** What the signed-in member may do about a product, and what they said about it. */
export type MyReview = { may: boolean; review: OwnReview | null }

const reviewEntries = {
  id: v.string(),
  author: v.nullable(v.string()),
  rating: v.number(),
  title: v.string(),
  body: v.string(),
  verified: v.boolean(),
  createdAt: timestamp,
  answer: v.string(),
  pictures: v.array(v.string()),
}

export const reviewPage: v.GenericSchema<unknown, ReviewPage> = rowOf({
  reviews: v.array(rowOf(reviewEntries)),
  next: v.nullable(v.string()),
  rating: v.nullable(numeric),
  total: v.number(),
  counts: v.record(v.string(), v.number()),
  allVerified: v.boolean(),
  publishing: v.picklist(publishingModes),
})

export const ownReview = v.pipe(
  rowOf({ ...reviewEntries, status: v.picklist(['published', 'hidden', 'waiting']) }),
  v.transform(
    ({ status, ...row }): OwnReview => ({
      ...row,
      hidden: status === 'hidden',
      waiting: status === 'waiting',
    }),
  ),
)

export const myReview: v.GenericSchema<unknown, MyReview> = v.object({
  may: v.boolean(),
  review: v.nullable(ownReview),
})
