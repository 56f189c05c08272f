import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { layout } from '@/content/layout/layout'
import { buttonClass } from '@/ui/button'

const { home, cart, wishlist } = layout.bar
const links = [
  { to: paths.home, label: home },
  { to: paths.cart, label: cart },
  { to: paths.wishlist, label: wishlist },
]

/** Links to the pages that work offline. */
export function OfflineLinks() {
  return links.map(({ to, label }) => (
    <Link key={to} to={to} className={buttonClass({ look: 'line' })}>
      {label}
    </Link>
  ))
}
