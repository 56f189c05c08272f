import { Headset, Mail, MapPinned, MessageCircle, Phone, RotateCcw, Ruler, Truck } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { channelsOf, contact } from '@/content/pages/contact'
import { helpQuestions, helpWords as words } from '@/content/pages/help'
import { helpDocuments, helpEntries } from '@/content/pages/help-index'
import { common } from '@/content/shared/common'
import { useSupport } from '@/data/settings/use-support'
import { searchHelp } from '@/domain/catalogue/help-search'
import type { SupportChannel } from '@/domain/shop/support'
import { ChannelLink } from '@/storefront/shared/page/channel-link'
import { HelpBanner } from '@/storefront/shared/page/help-banner'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { HelpResults } from './help-results'
import { HelpSearchBox } from './help-search-box'
import { Questions, useOpenQuestions } from './questions'
import { useHelpQuery } from './use-help-query'

const sign = { size: 22, strokeWidth: 1.6, 'aria-hidden': true, className: 'text-accent' } as const
const quickSigns: Record<string, ReactNode> = {
  faq: <MessageCircle {...sign} />,
  track: <MapPinned {...sign} />,
  returns: <RotateCcw {...sign} />,
  shipping: <Truck {...sign} />,
  'size-guide': <Ruler {...sign} />,
}
const contactIcons: Record<SupportChannel, ReactNode> = {
  chat: <Headset {...sign} />,
  phone: <Phone {...sign} />,
  email: <Mail {...sign} />,
}

/** The help page: search, top questions, topics and contact. */
export function HelpPage() {
  usePageHead({ title: common.title(words.documentTitle), description: words.description, path: paths.help })
  const { typed, query, type } = useHelpQuery()
  const hits = useMemo(() => searchHelp(helpEntries, query), [query])
  const { open, toggle } = useOpenQuestions(helpQuestions)
  const channels = channelsOf(useSupport())
  return (
    <>
      <HelpBanner title={words.title} lead={words.lead}>
        <HelpSearchBox
          label={words.search}
          hint={words.hint}
          clear={words.clear}
          value={typed}
          onChange={type}
          className="mt-6 max-w-xl"
        />
      </HelpBanner>
      <div className="wrap pt-10 pb-section">
        <p role="status" className="sr-only">
          {query && words.found(hits.length, query)}
        </p>
        {query && <HelpResults query={query} hits={hits} />}
        <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <section aria-labelledby="asked">
            <h2 id="asked" className="mb-4 text-28 leading-tight">
              {words.questions}
            </h2>
            <Questions questions={helpQuestions} open={open} onToggle={toggle} />
            <p className="mt-4">
              <Link
                to={paths.faq}
                className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
              >
                {words.allQuestions}
              </Link>
            </p>
          </section>
          <section aria-labelledby="talk" className="self-start rounded-surface bg-surface-sunken p-5 md:p-7">
            <h2 id="talk" className="text-28 leading-tight">
              {words.contact.title}
            </h2>
            <ul className="mt-3">
              {channels.map(({ id, label, hours, action, href }) => (
                <li
                  key={id}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)_fit-content(40%)] items-baseline gap-x-2 border-t border-ink/15 py-3"
                >
                  <span className="self-center">{contactIcons[id]}</span>
                  <span className="min-w-0">
                    <span className="block text-14 text-muted">{label}</span>
                    <ChannelLink href={href} action={action} />
                  </span>
                  <span className="text-end text-14 font-medium tabular-nums">{hours}</span>
                </li>
              ))}
            </ul>
            {channels.length > 0 && <p className="text-14 text-muted">{contact.zone}</p>}
            <p className="mt-5">
              <Link to={paths.contact} className={buttonClass({ look: 'line' })}>
                {words.contact.form}
              </Link>
            </p>
          </section>
        </div>
        <section aria-labelledby="quick" className="mt-14">
          <h2 id="quick" className="mb-4 text-28 leading-tight">
            {words.quick}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
            {words.quickLinks.map(({ id, label, text, to }) => (
              <li key={id}>
                <Link
                  to={to}
                  className="flex h-full items-center gap-4 rounded-surface border border-line bg-surface-raised p-4 transition-colors duration-fast hover:border-line-strong lg:flex-col lg:items-start lg:p-5"
                >
                  {quickSigns[id]}
                  <span>
                    <span className="block font-semibold">{label}</span>
                    <span className="block text-14 text-muted">{text}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <nav
          aria-label={words.policies}
          className="mt-10 flex flex-wrap items-baseline gap-x-6 border-t border-line pt-4"
        >
          <p className="text-14 text-muted">{words.policies}</p>
          {helpDocuments.slice(2).map(({ path, title }) => (
            <Link
              key={path}
              to={path}
              className="inline-flex min-h-11 items-center text-14 underline underline-offset-4 hover:text-accent"
            >
              {title}
            </Link>
          ))}
        </nav>
      </div>
    </>
  )
}
