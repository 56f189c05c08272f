import { Link } from 'react-router-dom'
import { layout } from '@/content/layout/layout'
import { useHelpPath } from '@/data/settings/use-help-path'
import { SiteLogo } from './site-logo'

/** The checkout's header, from which little leads away: home and help. The way back to the cart is on the page. */
export function CheckoutHeader() {
  return (
    <header className="border-b border-line bg-surface">
      <div className="wrap flex h-15 items-center justify-between md:h-19">
        <SiteLogo />
        <Link
          to={useHelpPath()}
          className="inline-flex min-h-11 items-center text-14 underline decoration-line-strong underline-offset-4"
        >
          {layout.help}
        </Link>
      </div>
    </header>
  )
}
