import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { publishingModes, type ReviewSettings } from '@/domain/product/review'
import { auditKeys } from '../audit/audit-keys'
import { loadSupabase } from '../supabase/client'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { reviewBucket } from './review-bucket'
import { reviewKeys } from './review-keys'

/** Deletes files that no review has any more, which only the storage server can; a failed one is tried again with the next list. */
export async function deletePictures(names: readonly string[]) {
  if (names.length === 0) return
  const { storage } = await loadSupabase()
  await storage
    .from(reviewBucket)
    .remove([...names])
    .catch(() => undefined)
}

/** Stores the shop's words below a review; '' takes them away. @throws AppError */
export const answerReview = ({ id, answer }: { id: string; answer: string }) =>
  rpc('answer_review', { p_id: id, p_answer: answer }, v.string())

export function useAnswerReview() {
  return useMutation({
    mutationFn: answerReview,
    onSettled: useRefresh(reviewKeys.moderated(), auditKeys.all),
  })
}

/** Hides a picture of a review for good. @throws AppError */
export const removeReviewPicture = (id: string) => rpc('remove_review_picture', { p_id: id }, v.boolean())

export function useRemoveReviewPicture() {
  return useMutation({ mutationFn: removeReviewPicture, onSettled: useRefresh(reviewKeys.moderated()) })
}

const settings = rowOf({
  asks: v.boolean(),
  afterDays: v.number(),
  publishing: v.picklist(publishingModes),
})

export const reviewSettingsQuery = () =>
  queryOptions({
    queryKey: reviewKeys.settings(),
    queryFn: ({ signal }) => rpc('read_review_settings', {}, settings, { signal }),
  })

/** Whether the shop asks for reviews, when, and when reviews appear. @throws AppError */
export const saveReviewSettings = ({ asks, afterDays, publishing }: ReviewSettings) =>
  rpc('set_review_settings', { p_asks: asks, p_after_days: afterDays, p_publishing: publishing }, settings)

export function useSaveReviewSettings() {
  return useMutation({
    mutationFn: saveReviewSettings,
    onSettled: useRefresh(reviewKeys.moderated(), auditKeys.all),
  })
}
