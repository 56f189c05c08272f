import * as v from 'valibot'
import { clubWords as words } from '@/content/catalogue/deals'
import { useFreeShipping } from '@/storefront/shared/cart/use-free-shipping'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { line, lines, list, picture, type SectionProps } from './fields'

export const schema = () =>
  v.object({
    title: line(60),
    text: lines(300),
    facts: list({ figure: line(12), text: line(40) }, 3),
    picture: picture(),
  })

/** What members of the club hear of, with a form to join. */
export function Section({
  id,
  section: { title, text, facts, picture: media },
}: SectionProps<typeof schema>) {
  const freeShipping = useFreeShipping()
  return (
    <section aria-labelledby={`${id}-title`} className="below-first-screen wrap pb-section">
      <div
        className={`overflow-hidden rounded-surface bg-banner-plum text-band-on ${media ? 'md:grid md:grid-cols-[7fr_5fr]' : ''}`}
      >
        <div className="px-5 py-10 md:px-10 md:py-12">
          <h2 id={`${id}-title`} className="text-44 leading-[1.08]">
            {title || words.title}
          </h2>
          <p className="mt-3 mb-7 max-w-110 text-inverse-on text-pretty">{text || words.text}</p>
          {facts.length > 0 && (
            <ul className="mb-7 grid max-w-140 grid-cols-3 gap-2.5 md:gap-4">
              {facts.map((fact) => (
                <li key={fact.text} className="rounded-control bg-band-on/10 px-3 py-4 text-center">
                  <strong className="block font-display text-28 leading-none font-medium tracking-tight">
                    {fact.figure}
                  </strong>
                  <span className="mt-1 block text-12 leading-tight">{fact.text}</span>
                </li>
              ))}
            </ul>
          )}
          <SubscribeForm
            topic="vip-club"
            label={words.button}
            button={words.button}
            done={words.done}
            buttonLook="light"
          />
          {freeShipping && <p className="mt-4 text-12 text-inverse-on">{words.note(freeShipping)}</p>}
        </div>
        {media && (
          <div className="relative min-h-60">
            <MediaPicture
              media={media}
              alt=""
              sizes="(min-width: 47.5rem) 42vw, 100vw"
              className="absolute inset-0 size-full object-cover"
            />
          </div>
        )}
      </div>
    </section>
  )
}
