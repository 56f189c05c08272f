import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { layout } from '@/content/layout/layout'
import { common } from '@/content/shared/common'
import { screenNames } from '@/content/shared/screen-names'
import { useHelpPath } from '@/data/settings/use-help-path'
import { Preferences } from '@/storefront/shared/preferences/preferences'
import { Sheet } from '@/ui/sheet'
import { currentOf, useNavigation } from './navigation'

type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void }

const more = [
  { label: layout.profile, to: paths.profile },
  { label: layout.wishlist, to: paths.wishlist },
  { label: screenNames.track, to: paths.track },
]

/** The header's links on a narrow screen. Its own chunk, loaded on first opening. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const links = [...more, { label: layout.help, to: useHelpPath() }]
  const follow = () => onOpenChange(false)
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={layout.menu} closeLabel={common.close} side="start">
      <nav aria-label={layout.main} className="px-2 py-3">
        <ul>
          {useNavigation().map(({ label, to, items, isSale }) => (
            <li key={`${label} ${to}`}>
              <MenuLink
                to={to}
                className={`font-display text-20 font-medium ${isSale ? 'text-sale-text' : ''}`}
                onFollow={follow}
              >
                {label}
              </MenuLink>
              {items.length > 0 && (
                <ul className="mb-2 grid grid-cols-2 ps-3">
                  {items.map((item) => (
                    <li key={`${item.label} ${item.to}`}>
                      <MenuLink to={item.to} className="text-14 text-muted" onFollow={follow}>
                        {item.label}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <ul className="mt-3 grid grid-cols-2 border-t border-line pt-3">
          {links.map(({ label, to }) => (
            <li key={label}>
              <MenuLink to={to} className="text-14 font-medium" onFollow={follow}>
                {label}
              </MenuLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="border-t border-line p-5">
        <Preferences />
      </div>
    </Sheet>
  )
}

type MenuLinkProps = { to: string | null; className: string; onFollow: () => void; children: ReactNode }

function MenuLink({ to, className, onFollow, children }: MenuLinkProps) {
  const { pathname, search } = useLocation()
  if (to === null) return <p className={`flex min-h-11 items-center px-3 ${className}`}>{children}</p>
  return (
    <Link
      to={to}
      onClick={onFollow}
      aria-current={currentOf(to, pathname, search)}
      className={`flex min-h-11 items-center rounded-control px-3 hover:bg-surface-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent ${className}`}
    >
      {children}
    </Link>
  )
}
