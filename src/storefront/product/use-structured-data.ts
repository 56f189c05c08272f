import { useEffect } from 'react'
import type { Price, Product } from '@/domain/product'

/**
 * Tells search engines what is sold here, at which price and until when; anew when the deal ends. Nobody who looks
 * waits for it, so its code comes after the page.
 */
export function useStructuredData(product: Product, price: Price) {
  const { now, deal } = price
  useEffect(() => {
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    let isWanted = true
    void import('./structured-data').then(
      ({ toJsonLd }) => {
        script.textContent = JSON.stringify(toJsonLd(product, now, deal?.endsAt))
        if (isWanted) document.head.append(script)
      },
      () => {},
    )
    return () => {
      isWanted = false
      script.remove()
    }
  }, [product, now, deal?.endsAt])
}
