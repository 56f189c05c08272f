import { BadgeCheck, Sprout, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { sell as words } from '@/content/pages/sell'
import { common } from '@/content/shared/common'
import { Art } from '@/storefront/shared/page/art'
import { useAnchorFocus } from '@/storefront/shared/page/use-anchor-focus'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { SellForm } from './sell-form'

const sign = { size: 28, strokeWidth: 1.6, 'aria-hidden': true, className: 'text-accent' } as const
const signs: Record<string, ReactNode> = {
  customers: <Users {...sign} />,
  grow: <Sprout {...sign} />,
  payments: <BadgeCheck {...sign} />,
}

/** Why and how to sell here, with the form to apply. */
export function SellPage() {
  usePageHead({ title: common.title(words.title), description: words.description, path: paths.sell })
  useAnchorFocus()
  return (
    <>
      <header className="relative isolate overflow-hidden bg-banner-plum text-band-on">
        <div className="wrap pt-12 pb-8 md:py-20">
          <div className="md:w-[54%]">
            <h1 tabIndex={-1} className="text-hero leading-[1.02]">
              {words.title}
            </h1>
            <p className="mt-4 max-w-md text-20 leading-normal text-pretty text-inverse-on">{words.lead}</p>
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Link to="#register" className={buttonClass({ look: 'light', size: 'huge' })}>
                {words.start}
              </Link>
              <Link
                to="#how"
                className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 focus-visible:outline-current"
              >
                {words.learnMore}
              </Link>
            </p>
          </div>
        </div>
        <div className="relative -z-1 aspect-4/3 md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:w-[44%]">
          <Art
            name="vip"
            widths={[560, 1120]}
            sizes="(min-width: 47.5rem) 44vw, 100vw"
            width={560}
            height={420}
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      </header>
      <section aria-labelledby="what" className="wrap py-section">
        <h2 id="what" className="text-44 leading-[1.08]">
          {words.benefits.title}
        </h2>
        <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-10">
          {words.benefits.items.map(({ id, title, text }) => (
            <li key={id}>
              {signs[id]}
              <h3 className="mt-3 font-display text-28 leading-tight font-medium">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="how" className="bg-surface-sunken">
        <div className="wrap py-section">
          <h2 id="how" tabIndex={-1} className="scroll-mt-28 text-44 leading-[1.08] outline-none">
            {words.steps.title}
          </h2>
          <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
            {words.steps.items.map(({ title, text }, place) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <span aria-hidden="true" className="font-display text-44 leading-none text-accent">
                  {place + 1}
                </span>
                <h3 className="mt-2 text-20 font-semibold">{title}</h3>
                <p className="mt-1 text-pretty text-muted">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section
        aria-labelledby="register"
        className="wrap grid grid-cols-1 gap-x-12 gap-y-6 py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      >
        <div>
          <h2 id="register" tabIndex={-1} className="scroll-mt-28 text-44 leading-[1.08] outline-none">
            {words.form.title}
          </h2>
          <p className="mt-3 max-w-prose text-muted">{words.form.text}</p>
        </div>
        <SellForm />
      </section>
    </>
  )
}
