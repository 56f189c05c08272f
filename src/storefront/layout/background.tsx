import { useEffect } from 'react'
import { CurrencyRate } from './currency-rate'
import { OfflineNotice } from './offline-notice'

/** What goes on behind every page. */
export function Background() {
  useEffect(() => {
    // A narrow screen's search opens with the first touch, so it is fetched ahead of it.
    if (!matchMedia('(min-width: 62.5rem)').matches) void import('./search-screen').catch(() => {})
  }, [])
  return (
    <>
      <CurrencyRate />
      <OfflineNotice />
    </>
  )
}
