// The calls of src/data about review requests, reports and answers; see rpc-calls.ts.
import { QueryClient } from '@tanstack/react-query'
import { reportReview, reviewLinkQuery, stopAsking, writeReview } from '@/data/reviews/review-links'
import {
  answerReview,
  removeReviewPicture,
  reviewSettingsQuery,
  saveReviewSettings,
} from '@/data/reviews/review-moderation'
import { makeReviewLink, reviewRequestQuery } from '@/data/reviews/review-requests'
import { returnTools } from './returns.ts'
import { reviewLinkOf } from './reviews.ts'
import type { Call } from './rpc-calls.ts'
import type { Shop } from './shop.ts'

const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Adds to the sample shop what the calls are about: delivered orders, with a link and without. */
export async function prepareReviews(shop: Shop) {
  const { delivered } = returnTools(() => shop)
  await shop.sql("update private.review_settings set asks = true, asks_since = now() - interval '1 day'")
  const linked = await delivered()
  const { id: reviewId } = await shop.one<{ id: string }>(
    "select id from public.reviews where status = 'published' limit 1",
  )
  return {
    linked,
    token: await reviewLinkOf(shop, linked.id),
    slug: linked.products[0].slug,
    asked: await delivered(),
    reviewId,
  }
}

export const reviewCalls = (
  facts: () => Awaited<ReturnType<typeof prepareReviews>>,
): Record<string, Call[]> => ({
  review_request: [{ role: 'owner', run: () => fresh().fetchQuery(reviewRequestQuery(facts().linked.id)) }],
  make_review_link: [{ role: 'owner', run: () => makeReviewLink(facts().asked.id) }],
  open_review_link: [{ run: () => fresh().fetchQuery(reviewLinkQuery(facts().token)) }],
  write_review: [
    {
      run: () =>
        writeReview({
          token: facts().token,
          slug: facts().slug,
          ...{ rating: 4, title: 'Good', body: 'It fits.', keep: [], pictures: [] },
        }),
    },
  ],
  stop_asking: [{ run: () => stopAsking(facts().token) }],
  report_review: [{ run: () => reportReview({ id: facts().reviewId, reason: 'spam' }) }],
  answer_review: [{ role: 'owner', run: () => answerReview({ id: facts().reviewId, answer: 'Thank you.' }) }],
  remove_review_picture: [{ role: 'owner', run: () => removeReviewPicture(facts().reviewId) }],
  read_review_settings: [{ role: 'owner', run: () => fresh().fetchQuery(reviewSettingsQuery()) }],
  set_review_settings: [
    { role: 'owner', run: () => saveReviewSettings({ asks: true, afterDays: 7, publishing: 'at-once' }) },
  ],
})
