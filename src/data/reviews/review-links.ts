import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { publishingModes, type ReportReason } from '@/domain/product/review'
import { toBlob } from '../storage/prepare-picture'
import { uploadAsVisitor } from '../storage/visitor-upload'
import { rpc } from '../supabase/rpc'
import { reviewBucket } from './review-bucket'
import { reviewKeys } from './review-keys'
import { ownReview } from './review-mapper'

const opened = v.nullable(
  v.pipe(
    v.object({
      order_number: v.string(),
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
    v.transform(({ order_number, ...page }) => ({ ...page, orderNumber: order_number })),
  ),
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

export type LinkedReview = {
  token: string
  slug: string
  rating: number
  title: string
  body: string
  /** Pictures that were sent before and stay. */
  keep: readonly string[]
  /** New ones, as data URLs. */
  pictures: readonly string[]
}

const written = v.object({ review: ownReview, uploads: v.array(v.string()) })

/** Writes or changes a review by a link, then sends its pictures; `failed` are those that did not arrive. @throws AppError */
export async function writeReview({ token, slug, rating, title, body, keep, pictures }: LinkedReview) {
  const { review, uploads } = await rpc(
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
    written,
  )
  const failed = await Promise.all(
    uploads.map(async (name, at) => {
      const picture = pictures[at] ?? ''
      const file = toBlob(picture)
      return file && (await uploadAsVisitor(reviewBucket, name, file)) ? [] : [{ name, picture }]
    }),
  )
  return { review, failed: failed.flat() }
}

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
