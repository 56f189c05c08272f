import type { ReactNode } from 'react'
import { common } from '@/content/shared/common'
import type { ProductSummary } from '@/domain/product/product'
import { Stars } from '@/ui/stars'

/** Stars and number of reviews. Nothing of it without reviews. Children follow at the end of the line. */
export function RatingLine({ product, children }: { product: ProductSummary; children?: ReactNode }) {
  const { rating, reviewCount } = product
  return (
    <p className="mt-1.5 flex min-h-4.5 items-center gap-1.5 text-12 text-muted tabular-nums">
      {rating !== null && (
        <>
          <Stars value={rating} label={common.stars(rating)} size={13} />
          <span aria-hidden="true">{reviewCount}</span>
          <span className="sr-only">{common.reviews(reviewCount)}</span>
        </>
      )}
      {children}
    </p>
  )
}
