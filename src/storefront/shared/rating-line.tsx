import type { ReactNode } from 'react'
import { common } from '@/content/common'
import type { ProductSummary } from '@/domain/product'
import { Stars } from '@/ui/stars'

/** Stars and how many reviews they come from; something may stand at the end of the line. */
export function RatingLine({ product, children }: { product: ProductSummary; children?: ReactNode }) {
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-12 text-muted tabular-nums">
      <Stars value={product.rating} label={common.stars(product.rating)} size={13} />
      <span aria-hidden="true">{product.reviewCount}</span>
      <span className="sr-only">{common.reviews(product.reviewCount)}</span>
      {children}
    </p>
  )
}
