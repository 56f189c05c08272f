import { Link, type To } from 'react-router-dom'
import { lookbookWords as words } from '@/content/pages/lookbook'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import type { Look } from './look'

type LookCardsProps = { looks: readonly Look[]; current: number; addressOf: (page: number) => To }

/** All looks as cards; choosing one opens it above. */
export function LookCards({ looks, current, addressOf }: LookCardsProps) {
  const toTop = () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' })
  }
  return (
    <section aria-labelledby="looks" className="below-first-screen wrap py-section">
      <h2 id="looks" className="mb-6 text-44 leading-[1.1] md:mb-8">
        {words.looks}
      </h2>
      <ul className="grid gap-x-5 gap-y-4 md:grid-cols-3">
        {looks.map(({ id, title, subtitle, ground, picture }, page) => (
          <li key={id}>
            <Link
              to={addressOf(page)}
              replace
              onClick={toTop}
              aria-current={page === current ? 'true' : undefined}
              data-look={ground}
              className="group grid h-full grid-cols-[7rem_1fr] overflow-hidden rounded-surface bg-look text-look-ink outline-offset-3 aria-[current]:outline-2 aria-[current]:outline-ink md:grid-cols-1 md:content-start"
            >
              <span className="block aspect-4/5 overflow-hidden md:aspect-square">
                {picture && (
                  <MediaPicture
                    media={picture}
                    alt=""
                    sizes="(min-width: 1280px) 413px, (min-width: 47.5rem) 33vw, 112px"
                    className="dimmed size-full object-cover transition-transform duration-slow ease-out group-hover:scale-[1.03]"
                  />
                )}
              </span>
              <span className="self-center p-4 md:p-5">
                <span className="block font-display text-20 leading-tight font-medium tracking-tight md:text-28">
                  {title}
                </span>
                <span className="mt-1 block text-14 text-look-muted">{subtitle}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
