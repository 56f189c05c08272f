import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { about as words } from '@/content/pages/about'
import { common } from '@/content/shared/common'
import { useIdentity } from '@/data/settings/use-identity'
import { useSupport } from '@/data/settings/use-support'
import { writtenHours } from '@/domain/shop/support'
import { Art } from '@/storefront/shared/page/art'
import { StarOrnament } from '@/storefront/shared/page/star-ornament'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'

/** The shop's story, values and contact details. */
export function AboutPage() {
  const identity = useIdentity()
  usePageHead({
    title: common.title(words.documentTitle),
    description: words.description,
    path: paths.about,
    image: '/art/new-arrivals-1240.webp',
  })
  return (
    <>
      <header className="bg-surface-hero">
        <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-8 py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-16">
          <div>
            <p className="mb-3 flex items-center gap-2.5 text-14 font-semibold text-eyebrow">
              <StarOrnament />
              {words.over}
            </p>
            <h1 tabIndex={-1} className="max-w-lg text-hero leading-[1.02]">
              {words.title}
            </h1>
            <p className="mt-5 max-w-lg text-20 leading-normal text-pretty text-muted">{words.lead}</p>
          </div>
          <div className="relative">
            <Art
              name="new-arrivals"
              widths={[412, 620, 1240]}
              sizes="(min-width: 80rem) 30rem, (min-width: 47.5rem) 40vw, 92vw"
              width={620}
              height={960}
              alt={words.picture}
              priority
              className="aspect-4/5 w-full rounded-picture object-cover"
            />
          </div>
        </div>
      </header>
      <section
        aria-labelledby="story"
        className="wrap grid grid-cols-1 gap-x-12 gap-y-4 py-section md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      >
        <h2 id="story" className="text-44 leading-[1.08]">
          {words.story.title}
        </h2>
        <div className="grid max-w-prose gap-5 text-20 leading-relaxed">
          {words.story.text.map((paragraph) => (
            <p key={paragraph} className="text-pretty">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <section aria-labelledby="promises" className="bg-surface-sunken">
        <div className="wrap py-section">
          <h2 id="promises" className="text-44 leading-[1.08]">
            {words.promises.title}
          </h2>
          <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
            {words.promises.items.map(({ title, text }) => (
              <li key={title} className="border-t-2 border-ink pt-4">
                <h3 className="font-display text-28 leading-tight font-medium">{title}</h3>
                <p className="mt-2 max-w-prose text-pretty text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="figures" className="wrap py-section">
        <h2 id="figures" className="sr-only">
          {words.facts.title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {words.facts.items(writtenHours(useSupport())).map(({ figure, text }) => (
            <div key={text} className="flex flex-col-reverse justify-end">
              <dt className="mt-2 max-w-48 text-14 text-muted">{text}</dt>
              <dd className="font-display text-44 leading-none text-accent tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="drawn" className="bg-band text-band-on">
        <div className="wrap grid grid-cols-1 items-center gap-x-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="py-12 md:py-16">
            <h2 id="drawn" className="text-44 leading-[1.08]">
              {words.making.title}
            </h2>
            {words.making.text.map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-lg text-pretty text-band-muted">
                {paragraph}
              </p>
            ))}
            <p className="mt-7">
              <Link to={words.making.to} className={buttonClass({ look: 'light' })}>
                {words.making.action}
              </Link>
            </p>
          </div>
          <div className="self-end max-md:-mx-gutter">
            <Art
              name="daily-deals"
              widths={[820, 1640]}
              sizes="(min-width: 47.5rem) 58vw, 100vw"
              width={820}
              height={380}
              className="w-full"
            />
          </div>
        </div>
      </section>
      <section
        aria-labelledby="visit"
        className="wrap grid grid-cols-1 gap-x-12 gap-y-6 py-section md:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
      >
        <h2 id="visit" className="text-44 leading-[1.08]">
          {words.visit.title}
        </h2>
        <div>
          <p className="max-w-prose text-20 leading-normal text-pretty">{words.visit.text}</p>
          {identity.address.length > 0 && (
            <address className="mt-5 text-muted not-italic">
              {[identity.name ?? shop.name, ...identity.address].join(', ')}
            </address>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            <Link to={paths.contact} className={buttonClass()}>
              {words.visit.contact}
            </Link>
            <Link to={paths.sell} className={buttonClass({ look: 'line' })}>
              {words.visit.sell}
            </Link>
          </p>
        </div>
      </section>
    </>
  )
}
