import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { memberQuery } from '@/data/auth/session'
import { lazyPart } from '@/ui/lazy-part'
import { CurrencyRate } from './currency-rate'
import { OfflineNotice } from './offline-notice'

const WishlistSync = lazyPart(() =>
  import('@/storefront/shared/member-wishlist').then((module) => module.WishlistSync),
)

/** What goes on behind every page. */
export function Background() {
  const { data: member } = useQuery(memberQuery())
  useEffect(() => {
    // A narrow screen's search opens with the first touch, so it is fetched ahead of it.
    if (!matchMedia('(min-width: 62.5rem)').matches) void import('./search-screen').catch(() => {})
  }, [])
  return (
    <>
      <CurrencyRate />
      <OfflineNotice />
      {member && (
        <Suspense>
          <WishlistSync key={member.id} memberId={member.id} />
        </Suspense>
      )}
    </>
  )
}
