import * as v from 'valibot'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { Ornament } from '@/storefront/shared/page/ornament'
import { EdgePicture } from '@/storefront/shared/sections/edge-picture'
import { groundColors, onGround } from '@/storefront/shared/sections/ground'
import { RichText, TargetLink } from '@/storefront/shared/sections/rich-text'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { TargetButton } from '@/storefront/shared/sections/target-button'
import { choice, ground, line, link, picture, rich, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    /**
     * `beside`: both on the page's ground; `opening` and `banner`: the beginning of a page, light or dark; `band`: a dark band
     * with the picture at its edge.
     */
    layout: choice(['beside', 'opening', 'banner', 'band']),
    /** Of `beside`; on one of its own the picture reaches to the edge. */
    ground: ground('plain', 'tint', 'band'),
    over: line(60),
    title: line(120),
    text: rich(4000),
    picture: picture(),
    /** What the picture shows here, where its own text does not say it. */
    alt: line(300),
    button: line(40),
    to: link(),
    second: line(40),
    secondTo: link(),
  })
type PictureText = SectionProps<typeof schema>

/** A picture with a few words. */
export function Section(props: PictureText) {
  switch (props.section.layout) {
    case 'opening':
      return <Opening {...props} />
    case 'banner':
      return <Banner {...props} />
    case 'band':
      return <Band {...props} />
    default:
      return <Beside {...props} />
  }
}

const altOf = ({ alt, picture: media }: PictureText['section']) => alt || (media?.alt ?? '')

function Opening({ section }: PictureText) {
  const { over, title, text, picture: media, button, to, second, secondTo } = section
  return (
    <header className="bg-surface-hero">
      <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-8 py-10 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:py-16">
        <div>
          {over && (
            <p className="mb-3 flex items-center gap-2.5 text-14 font-semibold text-eyebrow">
              <Ornament className="size-3" />
              {over}
            </p>
          )}
          <h1 tabIndex={-1} className="max-w-lg text-hero leading-[1.02]">
            {title}
          </h1>
          <div className="mt-5 grid max-w-lg gap-4 text-20 leading-normal text-muted">
            <RichText blocks={text} />
          </div>
          {(to || secondTo) && (
            <p className="mt-7 flex flex-wrap gap-3">
              <TargetButton to={to} label={button} />
              <TargetButton to={secondTo} label={second} look="line" />
            </p>
          )}
        </div>
        {media && (
          <div className="relative">
            <MediaPicture
              media={media}
              alt={altOf(section)}
              sizes="(min-width: 80rem) 30rem, (min-width: 47.5rem) 40vw, 92vw"
              priority
              className="aspect-4/5 w-full rounded-picture object-cover"
            />
          </div>
        )}
      </div>
    </header>
  )
}

function Banner({ section }: PictureText) {
  const { title, text, picture: media, button, to, second, secondTo } = section
  return (
    <header className="relative isolate overflow-hidden bg-banner-plum text-band-on">
      <div className="wrap pt-12 pb-8 md:py-20">
        <div className="md:w-[54%]">
          <h1 tabIndex={-1} className="text-hero leading-[1.02]">
            {title}
          </h1>
          <div className="mt-4 grid max-w-md gap-3 text-20 leading-normal text-inverse-on">
            <RichText blocks={text} />
          </div>
          {(to || secondTo) && (
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <TargetButton to={to} label={button} look="light" size="huge" />
              {secondTo && (
                <TargetLink
                  to={secondTo}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 focus-visible:outline-current"
                >
                  {second || secondTo.name}
                </TargetLink>
              )}
            </p>
          )}
        </div>
      </div>
      {media && (
        <div className="relative -z-1 aspect-4/3 md:absolute md:inset-y-0 md:end-0 md:aspect-auto md:w-[44%]">
          <MediaPicture
            media={media}
            alt={altOf(section)}
            sizes="(min-width: 47.5rem) 44vw, 100vw"
            priority
            className="absolute inset-0 size-full object-cover"
          />
        </div>
      )}
    </header>
  )
}

function Band({ id, section }: PictureText) {
  const { title, text, picture: media, button, to } = section
  return (
    <section {...(title && { 'aria-labelledby': id })} className="bg-band text-band-on">
      <div className="wrap grid grid-cols-1 items-center gap-x-12 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="py-12 md:py-16">
          {title && <SectionTitle id={id}>{title}</SectionTitle>}
          <div className="mt-4 grid max-w-lg gap-4 text-band-muted">
            <RichText blocks={text} />
          </div>
          {to && (
            <p className="mt-7">
              <TargetButton to={to} label={button} look="light" />
            </p>
          )}
        </div>
        {media && (
          <div className="self-end max-md:-mx-gutter">
            <MediaPicture
              media={media}
              alt={altOf(section)}
              sizes="(min-width: 47.5rem) 58vw, 100vw"
              className="w-full"
            />
          </div>
        )}
      </div>
    </section>
  )
}

function Beside({ id, section }: PictureText) {
  const { over, title, text, picture: media, button, to, second, secondTo, ground: on } = section
  const reaches = on !== 'plain' && media !== null
  return (
    <section
      {...(title && { 'aria-labelledby': id })}
      className={`grid grid-cols-1 items-center md:grid-cols-2 ${reaches ? groundColors(on) : `gap-x-12 gap-y-8 py-section ${onGround(on)}`}`}
    >
      {media &&
        (reaches ? (
          <EdgePicture media={media} alt={altOf(section)} />
        ) : (
          <MediaPicture
            media={media}
            alt={altOf(section)}
            sizes="(min-width: 47.5rem) 48vw, 92vw"
            className="aspect-4/5 w-full rounded-picture object-cover"
          />
        ))}
      <div className={reaches ? 'half-end py-section' : ''}>
        {over && <p className="mb-3 text-14 font-semibold text-eyebrow">{over}</p>}
        {title && <SectionTitle id={id}>{title}</SectionTitle>}
        <div className="mt-4 grid max-w-prose gap-4 leading-relaxed">
          <RichText blocks={text} />
        </div>
        {(to || secondTo) && (
          <p className="mt-6 flex flex-wrap gap-3">
            <TargetButton to={to} label={button} />
            <TargetButton to={secondTo} label={second} look="line" />
          </p>
        )}
      </div>
    </section>
  )
}
