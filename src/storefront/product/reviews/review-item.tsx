import { BadgeCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { reviewWords } from '@/content/product/reviews'
import { common } from '@/content/shared/common'
import type { Review } from '@/domain/product/review'
import { dayWords } from '@/storefront/shared/cart/order-dates'
import { Stars } from '@/ui/stars'
import { ReviewPictures } from './review-pictures'

/** One review: stars, headline, text, author and date, pictures and what the shop says. `dir="auto"` follows the script of its text. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const { author, rating, title, body, verified, createdAt, answer, pictures } = review
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars value={rating} label={common.stars(rating)} size={16} />
        {title !== '' && (
          <h3 dir="auto" className="font-semibold wrap-anywhere">
            {title}
          </h3>
        )}
      </div>
      {body !== '' && (
        <p dir="auto" className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere text-pretty">
          {body}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-14 text-muted">
        <bdi className="font-medium text-ink">
          {author === null ? reviewWords.gone : author || reviewWords.nameless}
        </bdi>
        <time dateTime={new Date(createdAt).toISOString()}>{dayWords(createdAt)}</time>
        {verified && (
          <span className="inline-flex items-center gap-1 font-medium text-success">
            <BadgeCheck size={16} strokeWidth={1.6} aria-hidden="true" />
            {reviewWords.verified}
          </span>
        )}
      </p>
      {pictures.length > 0 && <ReviewPictures pictures={pictures} />}
      {answer !== '' && (
        <div className="mt-3 max-w-prose border-s-2 border-line-strong ps-4">
          <p className="text-14 font-semibold">{reviewWords.answer()}</p>
          <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere text-pretty">
            {answer}
          </p>
        </div>
      )}
      {children}
    </>
  )
}
