import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { home } from '@/content/pages/home'
import { MovingArrow } from '@/storefront/shared/page/moving-arrow'
import { preloadArt } from '@/storefront/shared/page/preload-art'
import { Countdown } from '@/storefront/shared/product/countdown'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { useShownTheme } from './use-shown-theme'

const words = home.hero

type HeroProps = {
  /** When the running flash sale ends; null when none runs, undefined while unknown. */
  flashEndsAt: number | null | undefined
}

/** A large headline on sand with the hero illustration beside it (below it on a phone). */
export function Hero({ flashEndsAt }: HeroProps) {
  return (
    <section className="relative isolate overflow-hidden bg-surface-hero">
      <div
        aria-hidden="true"
        className="absolute end-0 top-0 -z-1 h-75 w-97.5 bg-no-repeat max-lg:bg-[url('/art/hero-corner.svg')] lg:hidden rtl:-scale-x-100"
      />
      <div className="wrap flex flex-col justify-center pt-8 lg:min-h-160 lg:py-12">
        <Eyebrow flashEndsAt={flashEndsAt} />
        <h1 className="max-w-80 text-hero leading-[0.94] tracking-[-0.032em] md:max-w-144">
          {words.title} <em className="text-sale not-italic whitespace-nowrap">{words.titleEnd}</em>
        </h1>
        <p className="mt-4 max-w-116 text-16 lg:max-xl:max-w-96 xl:max-2xl:max-w-100 leading-normal text-muted md:mt-5 md:text-20">
          {words.text}
        </p>
        <p className="mt-5 flex flex-wrap items-center gap-3 md:mt-8 md:gap-4">
          <Link to={paths.flashDeals} className={`${buttonClass({ size: 'huge' })} max-md:px-5`}>
            {words.shop}
          </Link>
          <Link
            to={paths.newArrivals}
            className={`${buttonClass({ look: 'text', size: 'huge' })} group max-md:px-1 md:px-2`}
          >
            {words.arrivals}
            <MovingArrow />
          </Link>
        </p>
      </div>
      <HeroPicture />
    </section>
  )
}

function Eyebrow({ flashEndsAt }: HeroProps) {
  const line = (content: ReactNode) => (
    <p className="relative mb-4 flex min-h-6 items-baseline gap-1.5 text-14 font-medium md:mb-5 md:text-16">
      {content}
    </p>
  )
  if (flashEndsAt === undefined) return line(<Skeleton className="h-5 w-48 [--surface-sunken:var(--line)]" />)
  if (flashEndsAt === null) return line(<b className="font-bold text-sale-text">{words.between}</b>)
  return line(
    <>
      <b className="font-bold text-sale-text">{words.flash}</b>
      {words.endsIn} <Countdown key={flashEndsAt} endsAt={flashEndsAt} />
    </>,
  )
}

/** Wide or tall, light or dark: the browser loads exactly one of the four. Its empty side is mirrored to the words'. */
function HeroPicture() {
  const theme = useShownTheme()
  if (theme === 'system')
    for (const [dark, scheme] of [
      ['', 'light'],
      ['-dark', 'dark'],
    ] as const)
      preloadArt(tall(dark, 'avif'), sizes, `(width < 62.5rem) and (prefers-color-scheme: ${scheme})`)
  const sources = (dark: string, media?: string) => {
    const wide = (type: string) => `/art/hero${dark}-1440.${type} 1440w, /art/hero${dark}-2160.${type} 2160w`
    const when = media ? `${media} and ` : ''
    const wideSource = { media: `${when}(min-width: 62.5rem)`, sizes: '1356px', width: 1440, height: 680 }
    return (
      <>
        <source {...wideSource} type="image/avif" srcSet={wide('avif')} />
        <source {...wideSource} type="image/webp" srcSet={wide('webp')} />
        <source media={media} type="image/avif" srcSet={tall(dark, 'avif')} sizes={sizes} />
        {media && <source media={media} type="image/webp" srcSet={tall(dark, 'webp')} sizes={sizes} />}
      </>
    )
  }
  const dark = theme === 'dark' ? '-dark' : ''
  return (
    <picture>
      {theme === 'system' && sources('-dark', '(prefers-color-scheme: dark) and (scripting)')}
      {sources(dark)}
      <img
        src={`/art/hero-phone${dark}-780.webp`}
        srcSet={tall(dark, 'webp')}
        sizes={sizes}
        alt={words.picture}
        width={390}
        height={430}
        fetchPriority="high"
        className="relative -z-1 mx-auto -mt-3 h-auto w-full max-w-140 lg:absolute lg:inset-y-0 lg:end-0 lg:m-0 lg:h-full lg:w-auto lg:max-w-none lg:max-xl:translate-x-[12%] rtl:-scale-x-100 rtl:lg:max-xl:-translate-x-[12%]"
      />
    </picture>
  )
}

const sizes = '(min-width: 560px) 560px, 100vw'
const tall = (dark: string, type: string) =>
  `/art/hero-phone${dark}-390.${type} 390w, /art/hero-phone${dark}-780.${type} 780w`
