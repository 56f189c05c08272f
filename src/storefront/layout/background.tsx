import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { memberQuery } from '@/data/auth/session'
import { CartOpener } from '@/storefront/shared/cart/cart-opener'
import { lazyPart } from '@/ui/lazy-part'
import { LanguageOffer } from './language-offer'
import { OfflineNotice } from './offline-notice'

const WishlistSync = lazyPart(() =>
  import('@/storefront/shared/wishlist/member-wishlist').then((module) => module.WishlistSync),
)
const WishlistPriceRecorder = lazyPart(() =>
  import('@/storefront/shared/wishlist/wishlist-price-recorder').then(
    (module) => module.WishlistPriceRecorder,
  ),
)

/** Work behind every page: the offline notice, the offer of another language, the cart drawer and the wishlist sync. */
export function Background() {
  const { data: member } = useQuery(memberQuery())
  useEffect(() => {
    // On a narrow screen the search opens on touch, so its code is preloaded.
    if (!matchMedia('(min-width: 62.5rem)').matches) void import('./search-screen').catch(() => {})
  }, [])
  useEffect(() => {
    // A page restored from the back/forward cache missed other tabs' storage events.
    const onShow = ({ persisted }: PageTransitionEvent) =>
      persisted && dispatchEvent(new StorageEvent('storage'))
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  return (
    <>
      <OfflineNotice />
      <LanguageOffer />
      <CartOpener />
      <Suspense>
        {member && <WishlistSync key={member.id} memberId={member.id} />}
        {member === null && <WishlistPriceRecorder />}
      </Suspense>
    </>
  )
}
