import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { TargetLink } from '@/storefront/shared/sections/rich-text'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { TargetButton } from '@/storefront/shared/sections/target-button'
import { line, lines, link, picture, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(80),
    /** The way there, opening hours: one on each line. */
    text: lines(600),
    picture: picture(),
    /** The map at a site of maps. */
    to: link(),
    button: line(40),
  })

/** Where the shop is: a picture of a map that leads to the map itself, which loads nothing from elsewhere. */
export function Section({
  id,
  section: { title, text, picture: media, to, button },
}: SectionProps<typeof schema>) {
  if (!media && !to) return null
  const shown = media && (
    <MediaPicture
      media={media}
      sizes="(min-width: 47.5rem) 58vw, 92vw"
      className="h-auto w-full rounded-picture"
    />
  )
  return (
    <section
      {...(title && { 'aria-labelledby': id })}
      className="wrap grid grid-cols-1 items-start gap-x-12 gap-y-6 py-section md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        {title && <SectionTitle id={id}>{title}</SectionTitle>}
        {text.split('\n').map((each) => (
          <p key={each} className="mt-2 text-muted first:mt-0">
            {each}
          </p>
        ))}
        {to && (
          <p className="mt-5">
            <TargetButton to={to} label={button || sectionWords.map.open} look="line" />
          </p>
        )}
      </div>
      {to ? <TargetLink to={to}>{shown}</TargetLink> : shown}
    </section>
  )
}
