import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OwnReview } from '@/domain/review'
import { productKeys } from '../products/product-queries'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toText } from '../supabase/values'
import { toOwnReview } from './review-mapper'
import { reviewKeys } from './review-queries'

export type ReviewInput = { rating: number; title: string; body: string }

/**
 * Writes the member's review of a product, or changes the one there is. Afterwards the lists are read again, and the
 * product with the rating that follows. @throws AppError
 */
export function useSubmitReview(slug: string, memberId: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ rating, title, body }: ReviewInput): Promise<OwnReview> => {
      const answer = toRecord(
        await unwrap(
          rest.rpc('submit_review', { p_slug: slug, p_rating: rating, p_title: title, p_body: body }),
        ),
      )
      if (answer.code) throw new AppError('rate-limited', toText(answer.code))
      return toOwnReview(answer)
    },
    onSuccess: (review) => {
      client.setQueryData(reviewKeys.mine(slug, memberId), { may: true, review })
      void client.invalidateQueries({ queryKey: [...reviewKeys.of(slug), 'list'] })
      void client.invalidateQueries({ queryKey: productKeys.detail(slug) })
      // The rating stands on cards, too; they are read again where they are next shown.
      void client.invalidateQueries({ queryKey: productKeys.all, refetchType: 'none' })
    },
    // A user was quicker, or may not any more: what holds now is read again.
    onError: () => client.invalidateQueries({ queryKey: reviewKeys.mine(slug, memberId) }),
  })
}
