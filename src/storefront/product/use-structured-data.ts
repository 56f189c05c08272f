import { useEffect } from 'react'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { Price, Product } from '@/domain/product'

/**
 * Publishes structured data for search engines and updates it when a deal ends. Deferred, as no visitor waits for it.
 */
export function useStructuredData(product: Product, price: Price) {
  const { now, deal } = price
  const currency = useShopSettings()?.currency
  useEffect(() => {
    if (currency === undefined) return
    let remove: (() => void) | undefined
    let isWanted = true
    void import('./structured-data').then(
      ({ describeProduct }) => {
        if (isWanted) remove = describeProduct(product, { price: now, currency, priceEnds: deal?.endsAt })
      },
      () => {},
    )
    return () => {
      isWanted = false
      remove?.()
    }
  }, [product, now, currency, deal?.endsAt])
}
