import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { paths } from '@/config/paths'
import { sectionWords } from '@/content/shared/sections'
import { useShopSettings } from '@/data/settings/shop-settings'
import { flashSaleWindow } from '@/domain/discounts/flash-sale-window'
import { type Media, mediaFile, mediaSet } from '@/domain/store/media'
import { MovingArrow } from '@/storefront/shared/page/moving-arrow'
import { preloadArt } from '@/storefront/shared/page/preload-art'
import { useShownTheme } from '@/storefront/shared/page/use-shown-theme'
import { Countdown } from '@/storefront/shared/product/countdown'
import { groundColors } from '@/storefront/shared/sections/ground'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { buttonClass } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import {
  choice,
  ground,
  line,
  lines,
  link,
  picture,
  type SectionFields,
  type SectionProps,
  toggle,
} from './fields'

const FirstProduct = lazyPart(() =>
  import('@/storefront/shared/sections/first-product').then((module) => module.FirstProduct, reloadOnce),
)

export const schema = () =>
  v.object({
    eyebrow: line(60),
    /** While a flash sale runs, its clock stands there instead. */
    hasClock: toggle(),
    /** The shop's name where nothing is written. */
    title: line(80),
    titleEnd: line(40),
    text: lines(240),
    button: line(40),
    to: link(),
    second: line(40),
    secondTo: link(),
    /** `behind`: the picture reaches across, and fades into the ground where the words stand. */
    layout: choice(['beside', 'behind']),
    ground: ground('hero', 'band', 'plain', 'tint'),
    /** Beside the words on a wide screen; the others are for a phone and for dark. */
    picture: picture(),
    pictureDark: picture(),
    tall: picture(),
    tallDark: picture(),
    ornament: picture(),
  })
type HeroSection = SectionFields<typeof schema>

/** A large headline with a picture beside or behind it (below it on a phone). */
export function Section({ section }: SectionProps<typeof schema>) {
  const { title, titleEnd, text, button, to, second, secondTo, ornament } = section
  const shop = useShopSettings()
  return (
    <section className={`relative isolate overflow-hidden ${groundColors(section.ground)}`}>
      {ornament && (
        <img
          aria-hidden="true"
          src={ornament.src}
          alt=""
          className="absolute end-0 top-0 -z-1 h-75 w-97.5 max-w-none object-cover object-left-top lg:hidden rtl:-scale-x-100"
        />
      )}
      <div
        className={`wrap flex flex-col justify-center pt-8 lg:min-h-160 lg:py-12 ${section.layout === 'behind' ? 'lg:*:max-w-1/2' : ''}`}
      >
        <Eyebrow section={section} />
        <h1 className="max-w-80 text-hero leading-[0.94] tracking-[-0.032em] md:max-w-144">
          {title || shop?.name}
          {titleEnd && (
            <>
              {' '}
              <em className="text-sale not-italic whitespace-nowrap">{titleEnd}</em>
            </>
          )}
        </h1>
        {(text || shop?.tagline) && (
          <p className="mt-4 max-w-116 text-16 lg:max-xl:max-w-96 xl:max-2xl:max-w-100 leading-normal text-muted md:mt-5 md:text-20">
            {text || shop?.tagline}
          </p>
        )}
        <p className="mt-5 flex flex-wrap items-center gap-3 md:mt-8 md:gap-4">
          <Link to={to?.to ?? paths.search} className={`${buttonClass({ size: 'huge' })} max-md:px-5`}>
            {button || to?.name || sectionWords.hero.shop}
          </Link>
          {secondTo && (
            <Link
              to={secondTo.to}
              className={`${buttonClass({ look: 'text', size: 'huge' })} group max-md:px-1 md:px-2`}
            >
              {second || secondTo.name}
              <MovingArrow />
            </Link>
          )}
        </p>
      </div>
      {section.picture || section.tall ? <HeroPicture section={section} /> : <FirstProduct />}
    </section>
  )
}

function Eyebrow({ section: { eyebrow, hasClock } }: { section: HeroSection }) {
  const { products, readAt } = usePageContents()
  const endsAt = hasClock ? flashSaleWindow(products, readAt)?.endsAt : undefined
  const line = (content: ReactNode) => (
    <p className="relative mb-4 flex min-h-6 items-baseline gap-1.5 text-14 font-medium md:mb-5 md:text-16">
      {content}
    </p>
  )
  if (endsAt !== undefined)
    return line(
      <>
        <b className="font-bold text-sale-text">{sectionWords.hero.flash}</b>
        {sectionWords.hero.endsIn} <Countdown key={endsAt} endsAt={endsAt} />
      </>,
    )
  return eyebrow && line(<b className="font-bold text-sale-text">{eyebrow}</b>)
}

const places = {
  beside:
    'mx-auto -mt-3 h-auto max-w-140 lg:w-auto lg:max-w-none lg:max-xl:translate-x-[12%] rtl:lg:max-xl:-translate-x-[12%]',
  behind: 'behind-words lg:w-3/5',
}

const phoneSizes = '(min-width: 560px) 560px, 100vw'
const isWide = '(min-width: 62.5rem)'

/** Wide or tall, light or dark: the browser loads exactly one of the four. Its empty side is mirrored to the words'. */
function HeroPicture({ section }: { section: HeroSection }) {
  const theme = useShownTheme()
  const light = { wide: section.picture, tall: section.tall ?? section.picture }
  const dark = {
    wide: section.pictureDark ?? light.wide,
    tall: section.tallDark ?? section.pictureDark ?? light.tall,
  }
  const shown = theme === 'dark' ? dark : light
  if (!shown.tall) return null
  if (theme === 'system')
    for (const [media, scheme] of [
      [light.tall, 'light'],
      [dark.tall, 'dark'],
    ] as const)
      if (media) preloadArt(media, phoneSizes, `(width < 62.5rem) and (prefers-color-scheme: ${scheme})`)
  const last = shown.tall.formats.at(-1)
  return (
    <picture>
      {theme === 'system' && sourcesOf(dark, '(prefers-color-scheme: dark) and (scripting)')}
      {sourcesOf(shown)}
      <img
        src={mediaFile(shown.tall, shown.tall.widths.at(-1), last)}
        {...(last &&
          shown.tall.widths.length > 0 && { srcSet: mediaSet(shown.tall, last), sizes: phoneSizes })}
        alt={shown.wide?.alt ?? shown.tall.alt}
        width={shown.tall.width ?? 390}
        height={shown.tall.height ?? 430}
        fetchPriority="high"
        className={`relative -z-1 w-full lg:absolute lg:inset-y-0 lg:end-0 lg:m-0 lg:h-full rtl:-scale-x-100 ${places[section.layout]}`}
      />
    </picture>
  )
}

function sourcesOf({ wide, tall }: { wide: Media | null; tall: Media | null }, media?: string) {
  const when = media ? `${media} and ` : ''
  const onWide = `${when}${isWide}`
  return (
    <>
      {wide?.formats.map((format) => (
        <source
          key={format}
          media={onWide}
          sizes="1356px"
          {...(wide.width && wide.height && { width: wide.width, height: wide.height })}
          type={`image/${format}`}
          srcSet={mediaSet(wide, format)}
        />
      ))}
      {wide?.formats.length === 0 && <source media={onWide} srcSet={wide.src} />}
      {tall?.formats
        // The last one is the picture's own, unless a condition stands before it.
        .slice(0, media ? undefined : -1)
        .map((format) => (
          <source
            key={format}
            {...(media && { media })}
            type={`image/${format}`}
            srcSet={mediaSet(tall, format)}
            sizes={phoneSizes}
          />
        ))}
    </>
  )
}
