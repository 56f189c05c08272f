import { Heart, Menu, ShoppingBag, User } from 'lucide-react'
import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { layout } from '@/content/layout/layout'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useCart } from '@/storefront/shared/cart/cart-provider'
import { SearchForm } from '@/storefront/shared/search/search-form'
import { IconButton } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import { CartCount } from './cart-count'
import { MainNav } from './main-nav'
import { PreferencesButton } from './preferences-button'
import { SearchToggle } from './search-toggle'
import { SiteLogo } from './site-logo'

const MobileMenu = lazyPart(() => import('./mobile-menu').then((module) => module.MobileMenu, reloadOnce))
const icon = { size: 24, strokeWidth: 1.6, 'aria-hidden': true } as const

/**
 * Sticky: logo, links, search and the shopper's icons; below 1000 px the links are in a menu. The owner chooses whether the
 * logo stands first or in the middle, and whether all lies on a band.
 */
export function SiteHeader() {
  const { totalItems } = useCart()
  const { header = 'start' } = useShopSettings()?.brand ?? {}
  const isCentered = header === 'center'
  // Of the same height, since pages stick below it.
  const [ground, row] =
    header === 'band'
      ? ['bg-band py-2', 'h-11 rounded-surface bg-surface-raised px-4 md:h-15 md:px-6']
      : ['border-b border-line bg-surface/94 backdrop-blur-[10px]', 'h-15 md:h-19']
  const side = isCentered ? 'flex flex-1 items-center lg:gap-2' : 'contents'
  const nav = <MainNav className="hidden lg:block" />
  return (
    <header className={`sticky top-0 z-20 ${ground}`}>
      <div className="wrap">
        <div className={`flex items-center lg:gap-2 ${row}`}>
          <div className={side}>
            <MenuButton />
            {isCentered && nav}
          </div>
          <SiteLogo className={isCentered ? '' : 'ms-1 lg:ms-0 lg:me-2 xl:me-6'} />
          {!isCentered && nav}
          <div className={side}>
            <SearchForm look="header" className="ms-auto hidden max-w-62.5 min-w-28 flex-1 lg:flex" />
            <div className="ms-auto flex items-center lg:ms-0">
              <PreferencesButton className="hidden lg:inline-flex" />
              <HeaderLink to={paths.profile} label={layout.profile} className="hidden lg:grid">
                <User {...icon} />
              </HeaderLink>
              <HeaderLink to={paths.wishlist} label={layout.wishlist} className="hidden lg:grid">
                <Heart {...icon} />
              </HeaderLink>
              <SearchToggle />
              <HeaderLink to={paths.cart} label={layout.cart(totalItems)} className="-me-2.5 grid lg:me-0">
                <ShoppingBag {...icon} />
                <CartCount className="end-0.5 top-1" />
              </HeaderLink>
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}

type HeaderLinkProps = { to: string; label: string; className: string; children: ReactNode }

function HeaderLink({ to, label, className, children }: HeaderLinkProps) {
  const { pathname } = useLocation()
  return (
    <Link
      to={to}
      aria-label={label}
      aria-current={pathname === to ? 'page' : undefined}
      className={`relative size-11 shrink-0 place-items-center rounded-full transition-colors duration-fast hover:bg-surface-sunken aria-[current]:text-accent ${className}`}
    >
      {children}
    </Link>
  )
}

function MenuButton() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  return (
    <>
      <IconButton
        label={layout.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-ms-2.5 lg:hidden"
        // In slices, and behind the next frame: a slow phone works on the sheet for longer than a frame.
        onClick={() =>
          startTransition(() => {
            setWanted(true)
            setOpen(true)
          })
        }
      >
        <Menu {...icon} />
      </IconButton>
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
