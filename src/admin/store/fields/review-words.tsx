import { adminReviews } from '@/content/admin/catalogue/reviews'
import { storeFields } from '@/content/admin/store/fields'
import { Stars } from '@/ui/stars'

type ReviewWordsProps = {
  review: { rating: number; title: string; body: string; author: string | null; product: string }
}

/** A review in short: its stars, what it says, by whom and of what. */
export function ReviewWords({ review: { rating, title, body, author, product } }: ReviewWordsProps) {
  return (
    <>
      <Stars value={rating} label={adminReviews.stars(rating)} />
      {title && (
        <b dir="auto" className="block font-semibold wrap-anywhere">
          {title}
        </b>
      )}
      <span dir="auto" className="line-clamp-3 wrap-anywhere">
        {body}
      </span>
      <span className="block text-12 text-muted">
        {storeFields.review.by(
          author === null ? adminReviews.deleted : author || adminReviews.noName,
          product,
        )}
      </span>
    </>
  )
}
