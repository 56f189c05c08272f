import { fitWords } from '@/content/product/fit'
import type { Fit } from '@/domain/product/product'

/** Which size to consider, beside the sizes. */
export function FitAdvice({ fit }: { fit: Fit }) {
  return <p className="mt-2 text-14 text-muted">{fitWords[fit]}</p>
}
