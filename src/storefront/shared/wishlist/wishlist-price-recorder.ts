import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { productsBySlugsQuery } from '@/data/products/product-list-queries'
import { priceAt } from '@/domain/product/product'
import { mergeWishlistEntries } from '@/domain/product/wishlist'
import { useWishlist } from './wishlist'
import { wishlistEntries } from './wishlist-entries'

/** Records the price of a guest's wishlist items, shortly after the heart was pressed. */
export function WishlistPriceRecorder() {
  const { slugs } = useWishlist()
  const entries = wishlistEntries.use()
  const unknown = slugs.filter((slug) => !entries.some((wish) => wish.slug === slug)).slice(0, 50)
  const { data, isPlaceholderData } = useQuery({
    ...productsBySlugsQuery(unknown),
    enabled: unknown.length > 0,
  })
  useEffect(() => {
    const at = Date.now()
    const fresh = isPlaceholderData ? [] : (data ?? [])
    const found = fresh.map((product) => ({ slug: product.slug, price: priceAt(product, at).now, at }))
    wishlistEntries.change((wishes) => mergeWishlistEntries(wishes, slugs, found))
  }, [data, isPlaceholderData, slugs])
  return null
}
