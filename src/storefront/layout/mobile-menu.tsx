import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '@/config/paths'
import { footer } from '@/content/layout/footer'
import { layout } from '@/content/layout/layout'
import { common } from '@/content/shared/common'
import { Preferences } from '@/storefront/shared/preferences/preferences'
import { Sheet } from '@/ui/sheet'
import { currentOf, navigation } from './navigation'

type MobileMenuProps = { open: boolean; onOpenChange: (open: boolean) => void }

const more = [
  { label: layout.profile, to: paths.profile },
  { label: layout.wishlist, to: paths.wishlist },
  { label: footer.track, to: paths.track },
  { label: footer.help, to: paths.help },
]

/** The header's links on a narrow screen. Its own chunk, loaded on first opening. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={layout.menu} closeLabel={common.close} side="start">
      <nav aria-label={layout.main} className="px-2 py-3">
        <ul>
          {navigation.map(({ label, to, categories, sale }) => (
            <li key={to}>
              <MenuLink
                to={to}
                className={`font-display text-20 font-medium ${sale ? 'text-sale-text' : ''}`}
                onFollow={() => onOpenChange(false)}
              >
                {label}
              </MenuLink>
              {categories && (
                <ul className="mb-2 grid grid-cols-2 ps-3">
                  {categories.map((category) => (
                    <li key={category.to}>
                      <MenuLink
                        to={category.to}
                        className="text-14 text-muted"
                        onFollow={() => onOpenChange(false)}
                      >
                        {category.label}
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <ul className="mt-3 grid grid-cols-2 border-t border-line pt-3">
          {more.map(({ label, to }) => (
            <li key={to}>
              <MenuLink to={to} className="text-14 font-medium" onFollow={() => onOpenChange(false)}>
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

type MenuLinkProps = { to: string; className: string; onFollow: () => void; children: ReactNode }

function MenuLink({ to, className, onFollow, children }: MenuLinkProps) {
  const { pathname, search } = useLocation()
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
