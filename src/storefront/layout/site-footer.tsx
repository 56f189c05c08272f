import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { footer as words } from '@/content/layout/footer'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useSupport } from '@/data/settings/use-support'
import { socialNetworks } from '@/domain/shop/support'
import { useFromTime } from '@/storefront/shared/time/server-time'
import { InstallBadges } from './install-badges'
import { NewsletterForm } from './newsletter-form'

/** The name is known when it is shown. */
const columns = () =>
  [
    {
      title: words.columns.company,
      links: [
        [words.about, paths.about],
        [words.contact, paths.contact],
        [words.sell, paths.sell],
        [words.lookbook, paths.lookbook],
      ],
    },
    {
      title: words.columns.support,
      links: [
        [words.help, paths.help],
        [words.track, paths.track],
        [words.shipping, paths.shipping],
        [words.returns, paths.returns],
        [words.sizeGuide, paths.sizeGuide],
      ],
    },
    {
      title: words.columns.resources,
      links: [
        [words.faq, paths.faq],
        [words.collections, paths.collections],
        [words.newArrivals, '/new-arrivals'],
        [words.flashDeals, paths.flashDeals],
      ],
    },
  ] as const
const legal = [
  [words.legalNotice, paths.legalNotice],
  [words.terms, paths.terms],
  [words.privacy, paths.privacy],
  [words.cookies, paths.cookies],
  [words.adChoices, paths.adChoices],
  [words.accessibility, paths.accessibility],
] as const

const row = 'flex flex-wrap items-center justify-between gap-x-4 border-t border-inverse-line py-5'
const smallLink =
  'inline-flex min-h-9 items-center touch:min-h-11 hover:text-inverse-on hover:underline hover:underline-offset-4'

/** Newsletter, links and legal notes. `className` adds padding for a bar fixed at the bottom. */
export function SiteFooter({ className = '' }: { className?: string }) {
  const { social } = useSupport()
  const marks = useShopSettings()?.paymentMarks ?? []
  const profiles = socialNetworks.flatMap((network) => {
    const href = social[network]
    return href ? [[network, href] as const] : []
  })
  return (
    <footer className={`below-first-screen bg-inverse text-inverse-on ${className}`}>
      <div aria-hidden="true" className="flex h-7 justify-center overflow-hidden">
        <img
          src="/art/frieze.svg"
          alt=""
          width={2016}
          height={28}
          loading="lazy"
          className="h-7 max-w-none"
        />
      </div>
      <div className="wrap">
        <div className="grid grid-cols-1 gap-10 pt-12 pb-8 xl:grid-cols-[5fr_7fr] xl:gap-12 xl:pt-16 xl:pb-12">
          <div>
            <h2 className="text-44 leading-[1.08]">{words.newsletter.title}</h2>
            <p className="mt-3 mb-6 max-w-md text-inverse-muted">{words.newsletter.text}</p>
            <NewsletterForm />
          </div>
          <div className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-[repeat(3,1fr)_1.25fr] md:gap-6">
            {columns().map(({ title, links }) => (
              <div key={title}>
                <h3 className="mb-2 text-14 font-semibold">{title}</h3>
                <ul>
                  {links.map(([label, to]) => (
                    <li key={to}>
                      <Link to={to} className={`${smallLink} text-14 text-inverse-muted`}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            <div>
              <h3 className="mb-3 text-14 font-semibold">{words.columns.app}</h3>
              <InstallBadges />
            </div>
          </div>
        </div>
        <div className={`${row} gap-y-3`}>
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
          <ul aria-label={words.legal} className="flex flex-wrap gap-x-5">
            {legal.map(([label, to]) => (
              <li key={to}>
                <Link to={to} className={smallLink}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
