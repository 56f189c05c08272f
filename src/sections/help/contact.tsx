import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { channelsOf, contact as words } from '@/content/pages/contact'
import { fixedPages } from '@/content/shared/fixed-pages'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useIdentity } from '@/data/settings/use-identity'
import { useSupport } from '@/data/settings/use-support'
import { countryName } from '@/domain/delivery/country'
import type { SupportChannel } from '@/domain/shop/support'
import { ContactForm } from '@/storefront/shared/help/contact-form'
import { ChannelLink } from '@/storefront/shared/page/channel-link'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { TargetLink } from '@/storefront/shared/sections/rich-text'
import { line, lines, link, list, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(80),
    text: lines(240),
    /** Questions that are often answered already. */
    first: list({ label: line(120), to: link() }, 8),
    /** What is said once the message is sent. */
    sent: lines(200),
    /** Where all help is. */
    help: link(),
  })

/** The contact form and every other way to reach the shop, with its hours. */
export function Section({ id, section: { title, text, first, sent, help } }: SectionProps<typeof schema>) {
  // Links to the form in all of the shop name this anchor.
  useAnchorFocus((anchor) => anchor === 'write')
  const page = usePageContents()
  const settings = useShopSettings()
  const identity = useIdentity()
  const channels = channelsOf(useSupport(), settings?.contactEmail ?? null)
  const name = identity.name ?? settings?.name ?? ''
  const asked = first.filter(({ label, to }) => to !== null && label !== '')
  return (
    <>
      <HelpBanner title={title || page.title || fixedPages.contact} lead={text || words.lead} />
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-14">
        <section aria-labelledby="write">
          <h2 id="write" tabIndex={-1} className="scroll-mt-28 outline-none mb-5 text-28 leading-tight">
            {words.form}
          </h2>
          <ContactForm sent={sent} help={help} />
        </section>
        {(channels.length > 0 || identity.address.length > 0 || asked.length > 0) && (
          <section aria-labelledby={`${id}-ways`}>
            <h2 id={`${id}-ways`} className="mb-2 text-28 leading-tight">
              {words.details}
            </h2>
            <dl className="border-b border-line">
              {channels.map(({ id: channel, label, hours, action, href }) => (
                <ContactMethod key={channel} icon={icons[channel]} label={label} hours={hours}>
                  <ChannelLink href={href} action={action} />
                </ContactMethod>
              ))}
              {identity.address.length > 0 && (
                <ContactMethod icon={<MapPin {...icon} />} label={words.address}>
                  <address className="not-italic">
                    {[name, ...identity.address].map((each) => (
                      <span key={each} className="block">
                        <bdi>{each}</bdi>
                      </span>
                    ))}
                  </address>
                  <p className="mt-1 text-14 text-muted">{words.addressNote}</p>
                </ContactMethod>
              )}
            </dl>
            {settings && (
              <p className="mt-3 text-14 text-muted">{words.zone(countryName(settings.country))}</p>
            )}
            {asked.length > 0 && (
              <>
                <h2 className="mt-10 mb-2 text-20">{words.first}</h2>
                <ul>
                  {asked.map(
                    ({ label, to }) =>
                      to && (
                        <li key={label}>
                          <TargetLink
                            to={to}
                            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
                          >
                            {label}
                          </TargetLink>
                        </li>
                      ),
                  )}
                </ul>
              </>
            )}
          </section>
        )}
      </div>
    </>
  )
}

const icon = { size: 22, strokeWidth: 1.6, 'aria-hidden': true, className: 'mt-0.5 text-accent' } as const
const icons: Record<SupportChannel, ReactNode> = {
  chat: <MessageCircle {...icon} />,
  phone: <Phone {...icon} />,
  email: <Mail {...icon} />,
}

type ContactMethodProps = { icon: ReactNode; label: string; hours?: string; children: ReactNode }

function ContactMethod({ icon: sign, label, hours, children }: ContactMethodProps) {
  return (
    <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line py-4">
      <dt className="col-span-2 grid grid-cols-subgrid text-14 text-muted">
        {sign}
        <span className="flex justify-between gap-4">
          <span>{label}</span>
          {hours && (
            <span className="text-end font-medium text-ink tabular-nums">
              <bdi>{hours}</bdi>
            </span>
          )}
        </span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
