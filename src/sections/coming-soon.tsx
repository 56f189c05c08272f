import * as v from 'valibot'
import { newArrivalsWords } from '@/content/catalogue/new-arrivals'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { Banner } from '@/storefront/shared/page/banner'
import { choice, line, lines, list, picture, type SectionProps } from './fields'

const words = newArrivalsWords.soon

export const schema = () =>
  v.object({
    title: line(60),
    text: lines(240),
    things: list({ name: line(60), text: line(160) }, 8),
    button: line(40),
    /** What those who leave their address are told of. */
    topic: choice(['coming-soon', 'newsletter', 'flash-deals', 'vip-club']),
    picture: picture(),
    tall: picture(),
    ground: choice(['night', 'rose', 'sky', 'sand', 'sale', 'green', 'plum', 'band']),
  })

/** What the shop is working on, with a form to be notified. */
export function Section({ id, section }: SectionProps<typeof schema>) {
  const { title, text, things, button, topic, ground } = section
  return (
    <section aria-labelledby={`${id}-title`} className="wrap pb-section">
      <Banner
        ground={ground}
        wide={section.picture}
        tall={section.tall}
        className="-mx-gutter md:mx-0 md:rounded-surface"
      >
        <div className="px-gutter pt-10 pb-64 md:min-h-105 md:px-10 md:py-12">
          <h2 id={`${id}-title`} className="text-44 leading-none">
            {title}
          </h2>
          {text !== '' && (
            <p className="mt-3 max-w-100 text-14 text-pretty text-band-muted md:text-16">{text}</p>
          )}
          <ul className="mt-8 mb-7 grid max-w-120 gap-x-6 gap-y-4 sm:grid-cols-2">
            {things.map((thing) => (
              <li key={thing.name}>
                <strong className="block text-16 font-semibold">{thing.name}</strong>
                <span className="text-14 text-band-muted">{thing.text}</span>
              </li>
            ))}
          </ul>
          <SubscribeForm
            topic={topic}
            label={title}
            button={button || words.button}
            done={words.done}
            buttonLook="light"
          />
        </div>
      </Banner>
    </section>
  )
}
