import { dealsWords } from '@/content/catalogue/deals'
import { useFreeShipping } from '@/storefront/shared/cart/use-free-shipping'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'

const words = dealsWords.member
const sizes = '(min-width: 47.5rem) 42vw, 100vw'
const srcSet = (type: 'avif' | 'webp') => `/art/vip-560.${type} 560w, /art/vip-1120.${type} 1120w`

/** The club's benefits and a link to join. */
export function MemberPromo() {
  const freeShipping = useFreeShipping()
  return (
    <section aria-labelledby="club" className="below-first-screen wrap pb-section">
      <div className="overflow-hidden rounded-surface bg-banner-plum text-band-on md:grid md:grid-cols-[7fr_5fr]">
        <div className="px-5 py-10 md:px-10 md:py-12">
          <h2 id="club" className="text-44 leading-[1.08]">
            {words.title}
          </h2>
          <p className="mt-3 max-w-110 text-inverse-on text-pretty">{words.text}</p>
          <ul className="my-7 grid max-w-140 grid-cols-3 gap-2.5 md:gap-4">
            {words.facts.map(([figure, what]) => (
              <li key={what} className="rounded-control bg-band-on/10 px-3 py-4 text-center">
                <strong className="block font-display text-28 leading-none font-medium tracking-tight">
                  {figure}
                </strong>
                <span className="mt-1 block text-12 leading-tight">{what}</span>
              </li>
            ))}
          </ul>
          <SubscribeForm
            topic="vip-club"
            label={words.button}
            button={words.button}
            done={words.done}
            buttonLook="light"
          />
          {freeShipping && <p className="mt-4 text-12 text-inverse-on">{words.note(freeShipping)}</p>}
        </div>
        <div className="relative min-h-60">
          <picture className="contents">
            <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
            <img
              src="/art/vip-1120.webp"
              srcSet={srcSet('webp')}
              sizes={sizes}
              alt=""
              width={560}
              height={420}
              loading="lazy"
              decoding="async"
              // A picture that fails to load leaves the background instead of a broken-image icon.
              onError={({ currentTarget }) => currentTarget.style.setProperty('visibility', 'hidden')}
              className="absolute inset-0 size-full object-cover"
            />
          </picture>
        </div>
      </div>
    </section>
  )
}
