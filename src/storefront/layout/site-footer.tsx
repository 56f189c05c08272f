import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { footer as words } from '@/content/layout/footer'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useSupport } from '@/data/settings/use-support'
import { socialNetworks } from '@/domain/shop/support'
import { mediaFile } from '@/domain/store/media'
import { useFromTime } from '@/storefront/shared/time/server-time'
import { useFooterMenus } from './footer-menus'
import { InstallBadges } from './install-badges'
import type { NavEntry } from './navigation'
import { NewsletterForm } from './newsletter-form'

const row = 'flex flex-wrap items-center justify-between gap-x-4 border-t border-inverse-line py-5'
const smallLink =
  'inline-flex min-h-9 items-center touch:min-h-11 hover:text-inverse-on hover:underline hover:underline-offset-4'

/** Newsletter, links and legal notes. `className` adds padding for a bar fixed at the bottom. */
export function SiteFooter({ className = '' }: { className?: string }) {
  const { social } = useSupport()
  const { columns, legal } = useFooterMenus()
  const settings = useShopSettings()
  const own = settings?.paymentMarks ?? []
  const marks = own.length > 0 ? own : (settings?.paymentMethods ?? []).map((method) => words.methods[method])
  const frieze = settings?.brand.frieze
  const title = settings?.newsletter.title ?? words.newsletter.title
  const profiles = socialNetworks.flatMap((network) => {
    const href = social[network]
    return href ? [[network, href] as const] : []
  })
  return (
    <footer className={`below-first-screen bg-inverse text-inverse-on ${className}`}>
      {frieze && (
        <div aria-hidden="true" className="flex h-7 justify-center overflow-hidden">
          <img
            src={mediaFile(frieze, frieze.widths.at(-1), frieze.formats.at(-1))}
            alt=""
            {...(frieze.width && frieze.height && { width: frieze.width, height: frieze.height })}
            loading="lazy"
            className="h-7 w-auto max-w-none"
          />
        </div>
      )}
      <div className="wrap">
        <div className="grid grid-cols-1 gap-10 pt-12 pb-8 xl:grid-cols-[5fr_7fr] xl:gap-12 xl:pt-16 xl:pb-12">
          <div>
            <h2 className="text-44 leading-[1.08]">
              <bdi>{title}</bdi>
            </h2>
            <p className="mt-3 mb-6 max-w-md text-inverse-muted">
              <bdi>{settings?.newsletter.text ?? words.newsletter.text}</bdi>
            </p>
            <NewsletterForm title={title} />
          </div>
          <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-[repeat(3,1fr)_1.25fr] md:gap-6">
            {columns.map(({ label, to, items }) => (
              <div key={`${label} ${to}`}>
                <h3 className="mb-2 text-14 font-semibold">{to ? <Link to={to}>{label}</Link> : label}</h3>
                <FooterLinks links={items} look={`${smallLink} text-14 text-inverse-muted`} />
              </div>
            ))}
            <div>
              <h3 className="mb-3 text-14 font-semibold">{words.columns.app}</h3>
              <InstallBadges />
            </div>
          </div>
        </div>
        <div className={`${row} gap-y-3 empty:hidden`}>
          {marks.length > 0 && (
            <ul aria-label={words.payments} className="flex flex-wrap gap-1.5">
              {marks.map((name) => (
                <li
                  key={name}
                  className="rounded-picture border border-inverse-line px-2 py-0.5 text-12 font-semibold text-inverse-muted"
                >
                  {name}
                </li>
              ))}
            </ul>
          )}
          {profiles.length > 0 && (
            <ul aria-label={words.social} className="flex flex-wrap gap-x-5 text-14">
              {profiles.map(([network, href]) => (
                <li key={network}>
                  <a href={href} target="_blank" rel="noopener noreferrer" className={smallLink}>
                    {words.networks[network]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={`${row} text-14 text-inverse-muted`}>
          <p>{words.owner(useFromTime((now) => new Date(now).getFullYear()))}</p>
          <FooterLinks
            links={legal}
            look={smallLink}
            aria-label={words.legal}
            className="flex flex-wrap gap-x-5"
          />
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = ComponentProps<'ul'> & { links: readonly NavEntry[]; look: string }

function FooterLinks({ links, look, ...list }: FooterLinksProps) {
  return (
    <ul {...list}>
      {links.map(({ label, to }) => (
        <li key={`${label} ${to}`}>
          {to && (
            <Link to={to} className={look}>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
