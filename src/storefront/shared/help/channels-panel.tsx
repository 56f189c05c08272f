import { Headset, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { channelsOf, contact } from '@/content/pages/contact'
import { helpWords as words } from '@/content/pages/help'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useSupport } from '@/data/settings/use-support'
import { countryName } from '@/domain/delivery/country'
import type { SupportChannel } from '@/domain/shop/support'
import { ChannelLink } from '@/storefront/shared/page/channel-link'
import { buttonClass } from '@/ui/button'

const sign = { size: 22, strokeWidth: 1.6, 'aria-hidden': true, className: 'text-accent' } as const
const icons: Record<SupportChannel, ReactNode> = {
  chat: <Headset {...sign} />,
  phone: <Phone {...sign} />,
  email: <Mail {...sign} />,
}

/** Every way to reach the shop with its hours, and its form. */
export function ChannelsPanel({ id }: { id: string }) {
  const settings = useShopSettings()
  const channels = channelsOf(useSupport(), settings?.contactEmail ?? null)
  return (
    <section aria-labelledby={id} className="self-start rounded-surface bg-surface-sunken p-5 md:p-7">
      <h2 id={id} className="text-28 leading-tight">
        {words.contact.title}
      </h2>
      <ul className="mt-3">
        {channels.map(({ id: channel, label, hours, action, href }) => (
          <li
            key={channel}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)_fit-content(40%)] items-baseline gap-x-2 border-t border-ink/15 py-3"
          >
            <span className="self-center">{icons[channel]}</span>
            <span className="min-w-0">
              <span className="block text-14 text-muted">{label}</span>
              <ChannelLink href={href} action={action} />
            </span>
            <span className="text-end text-14 font-medium tabular-nums">
              <bdi>{hours}</bdi>
            </span>
          </li>
        ))}
      </ul>
      {channels.length > 0 && settings && (
        <p className="text-14 text-muted">{contact.zone(countryName(settings.country))}</p>
      )}
      <p className="mt-5">
        <Link to={paths.contact} className={buttonClass({ look: 'line' })}>
          {words.contact.form}
        </Link>
      </p>
    </section>
  )
}
