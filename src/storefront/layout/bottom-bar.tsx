import { Heart, House, Search, ShoppingBag, User } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { layout } from '@/content/layout/layout'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { CartCount } from './cart-count'

const words = layout.bar
const tabs = [
  { label: words.home, to: paths.home, Icon: House },
  { label: words.search, to: paths.search, Icon: Search },
  { label: words.cart, to: paths.cart, Icon: ShoppingBag },
  { label: words.wishlist, to: paths.wishlist, Icon: Heart },
  { label: words.profile, to: paths.profile, Icon: User },
] as const

/** The five links at the bottom of a phone. */
export function BottomBar() {
  const { pathname } = useLocation()
  // A guest's profile is the login.
  const current = pathname === paths.login ? paths.profile : pathname
  const { totalItems } = useCart()
  return (
    <nav
      aria-label={words.label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface-raised/97 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <ul className="grid grid-cols-5">
        {tabs.map(({ label, to, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={current === to ? 'page' : `/${current.split('/')[1]}` === to || undefined}
              className="relative grid h-16 content-center justify-items-center gap-0.5 text-12 leading-tight font-medium text-muted -outline-offset-4 before:absolute before:-top-px before:hidden before:h-0.5 before:w-7 before:bg-current aria-[current]:font-semibold aria-[current]:text-accent aria-[current]:before:block"
            >
              <span className="relative">
                <Icon size={24} strokeWidth={1.6} aria-hidden="true" />
                {to === paths.cart && <CartCount className="start-3.5 -top-1.25" />}
              </span>
              <span>
                <span>{label}</span>
                {to === paths.cart && totalItems > 0 && (
                  <span className="sr-only">{words.inCart(totalItems)}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
