import type { Fit } from '@/domain/product/product'

/** What customers who returned a product found of its sizes. */
export const fitWords: Record<Fit, string> = {
  small: 'Runs small: consider one size up.',
  large: 'Runs large: consider one size down.',
}
