import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { publishingModes, type ReportReason } from '@/domain/product/review'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'
import { reviewKeys } from './review-keys'
import { ownReview } from './review-mapper'
import type { ReviewInput } from './review-mutations'
import { sendPictures, writtenReview } from './written-review'

const opened = v.nullable(
  rowOf({
    orderNumber: v.string(),
    /** As the reviews are signed; '' where the order's name is none to show. */
    author: v.string(),
    publishing: v.picklist(publishingModes),
    stopped: v.boolean(),
    products: v.array(
      v.object({
        slug: v.string(),
        title: v.string(),
        image: v.string(),
        size: v.string(),
        color: v.string(),
        review: v.nullable(ownReview),
      }),
    ),
  }),
)
export type OpenedReviews = NonNullable<v.InferOutput<typeof opened>>
export type LinkedProduct = OpenedReviews['products'][number]

/** What is reviewed by the secret of a mail's link; null for one that is unknown or too old. */
export const reviewLinkQuery = (token: string) =>
  queryOptions({
    queryKey: reviewKeys.link(token),
    queryFn: ({ signal }) => rpc('open_review_link', { p_token: token }, opened, { signal }),
    // What is being written must not be replaced under the hands.
    staleTime: Number.POSITIVE_INFINITY,
  })

export type LinkedReview = ReviewInput & { token: string; slug: string }

/** Writes or changes a review by a link, then sends its pictures; `failed` are those that did not arrive. @throws AppError */
export const writeReview = async ({ token, slug, rating, title, body, keep, pictures }: LinkedReview) =>
  sendPictures(
    await rpc(
      'write_review',
      {
        p_token: token,
        p_slug: slug,
        p_rating: rating,
        p_title: title,
        p_body: body,
        p_keep: [...keep],
        p_pictures: pictures.length,
      },
      writtenReview,
    ),
    pictures,
  )

export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: writeReview,
    onSuccess: (_, { slug }) =>
      void client.invalidateQueries({ queryKey: reviewKeys.lists(slug), refetchType: 'none' }),
  })
}

/** Ends what the shop writes by itself to who bought; null for an unknown link. @throws AppError */
export const stopAsking = (token: string) => rpc('stop_asking', { p_token: token }, v.nullable(v.boolean()))

export function useStopAsking() {
  return useMutation({ networkMode: 'always', mutationFn: stopAsking })
}

export type Report = { id: string; reason: ReportReason }

/** Tells the owner that a review is wrong. @throws AppError `rate-limited` */
export const reportReview = ({ id, reason }: Report) =>
  rpc('report_review', { p_id: id, p_reason: reason }, v.object({ ok: v.boolean() }))
