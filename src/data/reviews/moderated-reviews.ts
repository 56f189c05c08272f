import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  type HideReason,
  hideReasons,
  type ModeratedReview,
  type ReviewView,
  reportReasons,
} from '@/domain/product/review'
import { languages } from '@/domain/text/spoken-languages'
import { productKeys } from '../products/product-keys'
import { rpc } from '../supabase/rpc'
import { column, part, rowOf, timestamp } from '../supabase/schemas'
import { reviewKeys } from './review-keys'

export type ReviewFilter = {
  show: ReviewView
  search: string
  /** From 1. */
  page: number
}
export const moderatedPerPage = 50

const moderated = rowOf({
  total: v.number(),
  more: v.boolean(),
  counts: v.object({ new: v.number(), hidden: v.number(), reported: v.number() }),
  stalePictures: v.array(v.string()),
  reviews: v.array(
    v.pipe(
      rowOf({
        id: v.string(),
        product: part(
          rowOf({
            id: column('product_id', v.string()),
            slug: v.string(),
            name: v.string(),
            image: v.string(),
          }),
        ),
        author: v.nullable(v.string()),
        rating: v.number(),
        title: v.string(),
        body: v.string(),
        verified: v.boolean(),
        status: v.picklist(['published', 'hidden', 'waiting']),
        isNew: v.boolean(),
        reason: v.nullable(v.picklist(hideReasons)),
        createdAt: timestamp,
        language: v.picklist(languages),
        answer: v.string(),
        pictures: v.array(v.object({ id: v.string(), shown: v.boolean() })),
        reports: v.array(v.object({ reason: v.picklist(reportReasons), n: v.number() })),
      }),
      v.transform(
        ({ status, ...review }): ModeratedReview => ({
          ...review,
          hidden: status === 'hidden',
          waiting: status === 'waiting',
        }),
      ),
    ),
  ),
})

/** All reviews of the shop for its owners, the last written or changed first; totals are counted to a thousand. */
export const moderatedReviewsQuery = (filter: ReviewFilter) =>
  queryOptions({
    queryKey: reviewKeys.moderatedList(filter),
    queryFn: ({ signal }) =>
      rpc('admin_reviews', { p_show: filter.show, p_search: filter.search, p_page: filter.page }, moderated, {
        get: true,
        signal,
      }),
    placeholderData: keepPreviousData,
  })

/** `pictures` are those that everybody may see from now on. */
export type Moderation = { ids: string[]; pictures?: string[] } & ({ hide: HideReason } | { hide: null })

/** Hides reviews for a reason, or shows them; either way they are not new any more. Returns how many changed. */
export const moderateReviews = ({ ids, hide, pictures = [] }: Moderation) =>
  rpc(
    'set_review_status',
    {
      p_ids: ids,
      p_status: hide ? 'hidden' : 'published',
      p_pictures: pictures,
      ...(hide && { p_reason: hide }),
    },
    v.number(),
  )

/** Ratings follow in the database: products and their reviews are read again where they are next shown. */
export function useModerateReviews() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: moderateReviews,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: productKeys.all, refetchType: 'none' })
      void client.invalidateQueries({ queryKey: reviewKeys.shop(), refetchType: 'none' })
      return client.invalidateQueries({ queryKey: reviewKeys.moderated() })
    },
  })
}
