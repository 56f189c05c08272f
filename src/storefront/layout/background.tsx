import { CurrencyRate } from './currency-rate'
import { OfflineNotice } from './offline-notice'

/** What goes on behind every page. */
export function Background() {
  return (
    <>
      <CurrencyRate />
      <OfflineNotice />
    </>
  )
}
