import { useEffect } from 'react'
import type { Price, Product } from '@/domain/product'

/**
 * Tells search engines what is sold here, at which price and until when; anew when the deal ends. Nobody who looks
 * waits for it, so its code comes after the page.
 */
export function useStructuredData(product: Product, price: Price) {
  const { now, deal } = price
  useEffect(() => {
    let remove: (() => void) | undefined
    let isWanted = true
    void import('./structured-data').then(
      ({ describeProduct }) => {
        if (isWanted) remove = describeProduct(product, now, deal?.endsAt)
      },
      () => {},
    )
    return () => {
      isWanted = false
      remove?.()
    }
  }, [product, now, deal?.endsAt])
}
