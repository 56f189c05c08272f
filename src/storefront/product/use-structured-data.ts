import { useEffect } from 'react'
import type { Price, Product } from '@/domain/product'

/**
 * Publishes structured data for search engines and updates it when a deal ends. Deferred, as no visitor waits for it.
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
