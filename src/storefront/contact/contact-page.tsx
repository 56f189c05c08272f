import { Mail, MapPin, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { channelsOf, contact as words } from '@/content/pages/contact'
import { faqQuestions } from '@/content/pages/faq'
import { common } from '@/content/shared/common'
import { useIdentity } from '@/data/settings/use-identity'
import { useSupport } from '@/data/settings/use-support'
import type { SupportChannel } from '@/domain/shop/support'
import { ChannelLink } from '@/storefront/shared/page/channel-link'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'
import { usePageHead } from '@/ui/page-head'
import { ContactForm } from './contact-form'

const topQuestions = ['track-order', 'cancel-order', 'returns', 'discounts']

/** The contact form and every other way to reach the shop, with its hours. */
export function ContactPage() {
  usePageHead({ title: common.title(words.title), description: words.description, path: paths.contact })
  useAnchorFocus()
  const identity = useIdentity()
  return (
    <>
      <HelpBanner title={words.title} lead={words.lead} />
      <div className="wrap grid grid-cols-1 gap-x-16 gap-y-12 py-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:py-14">
        <section aria-labelledby="write">
          <h2 id="write" tabIndex={-1} className="scroll-mt-28 outline-none mb-5 text-28 leading-tight">
            {words.form}
          </h2>
          <ContactForm />
        </section>
        <section aria-labelledby="ways">
          <h2 id="ways" className="mb-2 text-28 leading-tight">
            {words.details}
          </h2>
          <dl className="border-b border-line">
            {channelsOf(useSupport()).map(({ id, label, hours, action, href }) => (
              <ContactMethod key={id} icon={icons[id]} label={label} hours={hours}>
                <ChannelLink href={href} action={action} />
              </ContactMethod>
            ))}
            {identity.address.length > 0 && (
              <ContactMethod icon={<MapPin {...icon} />} label={words.address}>
                <address className="not-italic">
                  {[identity.name ?? shop.name, ...identity.address].map((line) => (
                    <span key={line} className="block">
                      {line}
                    </span>
                  ))}
                </address>
                <p className="mt-1 text-14 text-muted">{words.addressNote}</p>
              </ContactMethod>
            )}
          </dl>
          <p className="mt-3 text-14 text-muted">{words.zone}</p>
          <h2 className="mt-10 mb-2 text-20">{words.first}</h2>
          <ul>
            {faqQuestions
              .filter(({ id }) => topQuestions.includes(id))
              .map(({ id, question }) => (
                <li key={id}>
                  <Link
                    to={`${paths.faq}#${id}`}
                    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
                  >
                    {question}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
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
          {hours && <span className="text-end font-medium text-ink tabular-nums">{hours}</span>}
        </span>
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
