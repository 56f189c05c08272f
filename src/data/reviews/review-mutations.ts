import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productKeys } from '../products/product-keys'
import { rpc } from '../supabase/rpc'
import { reviewKeys } from './review-keys'
import { sendPictures, writtenReview } from './written-review'

export type ReviewInput = {
  rating: number
  title: string
  body: string
  /** Pictures that were sent before and stay. */
  keep: readonly string[]
  /** New ones, as data URLs. */
  pictures: readonly string[]
}

/**
 * Writes the member's review of a product, or changes the one there is. Afterwards the lists are read again, and the
 * product with the rating that follows. `failed` are pictures that did not arrive. @throws AppError
 */
export function useSubmitReview(slug: string, memberId: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (review: ReviewInput) => submitReview(slug, review),
    onSuccess: ({ review }) => {
      client.setQueryData(reviewKeys.mine(slug, memberId), { may: true, review })
      void client.invalidateQueries({ queryKey: reviewKeys.lists(slug) })
      void client.invalidateQueries({ queryKey: productKeys.detail(slug) })
      // The rating stands on cards, too; they are read again where they are next shown.
      void client.invalidateQueries({ queryKey: productKeys.all, refetchType: 'none' })
    },
    // Another tab stored a review first, or the member may not review any more: reads the current state.
    onError: () => client.invalidateQueries({ queryKey: reviewKeys.mine(slug, memberId) }),
  })
}

export const submitReview = async (slug: string, { rating, title, body, keep, pictures }: ReviewInput) =>
  sendPictures(
    await rpc(
      'submit_review',
      {
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
