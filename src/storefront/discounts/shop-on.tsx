import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { welcomeWords as words } from '@/content/account/welcome'
import { useShopSettings } from '@/data/settings/shop-settings'
import { buttonClass } from '@/ui/button'

/** Leads on where there is no discount: to the deals, or to the shop where there are none. */
export function ShopOn() {
  const hasDeals = (useShopSettings()?.deals.length ?? 0) > 0
  return (
    <Link to={hasDeals ? paths.deals : paths.home} className={buttonClass()}>
      {hasDeals ? words.deals : words.shop}
    </Link>
  )
}
