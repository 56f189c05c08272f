import { newArrivalsWords } from '@/content/catalogue/new-arrivals'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { Banner } from '@/storefront/shared/page/banner'

const words = newArrivalsWords.soon

/** What the shop is working on, with a form to be notified. */
export function NewArrivalsEnd() {
  return (
    <section aria-labelledby="coming-soon" className="wrap pb-section">
      <Banner name="coming-soon" className="-mx-gutter md:mx-0 md:rounded-surface">
        <div className="px-gutter pt-10 pb-64 md:min-h-105 md:px-10 md:py-12">
          <h2 id="coming-soon" className="text-44 leading-none">
            {words.title}
          </h2>
          <p className="mt-3 max-w-100 text-14 text-pretty text-band-muted md:text-16">{words.text}</p>
          <ul className="mt-8 mb-7 grid max-w-120 gap-x-6 gap-y-4 sm:grid-cols-2">
            {words.things.map(([name, text]) => (
              <li key={name}>
                <strong className="block text-16 font-semibold">{name}</strong>
                <span className="text-14 text-band-muted">{text}</span>
              </li>
            ))}
          </ul>
          <SubscribeForm
            topic="coming-soon"
            label={words.title}
            button={words.button}
            done={words.done}
            buttonLook="light"
          />
        </div>
      </Banner>
    </section>
  )
}
