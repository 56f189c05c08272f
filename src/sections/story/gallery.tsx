import * as v from 'valibot'
import { MediaPicture } from '@/storefront/shared/page/media-picture'
import { onGround } from '@/storefront/shared/sections/ground'
import { TargetLink } from '@/storefront/shared/sections/rich-text'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { choice, ground, line, link, list, picture, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(120),
    ground: ground('plain', 'tint', 'band'),
    /** How many stand beside each other on a wide screen. */
    columns: choice(['3', '2', '4']),
    pictures: list({ picture: picture(), text: line(120), to: link() }, 24),
  })

const grids = { '2': 'md:grid-cols-2', '3': 'md:grid-cols-3', '4': 'md:grid-cols-4' } as const
const widths = { '2': '50vw', '3': '33vw', '4': '25vw' } as const

/** Pictures side by side, each with a line below it or leading somewhere. */
export function Section({ id, section }: SectionProps<typeof schema>) {
  const { title, columns, pictures } = section
  const shown = pictures.filter(({ picture: media }) => media !== null)
  if (shown.length === 0) return null
  return (
    <section {...(title && { 'aria-labelledby': id })} className={`${onGround(section.ground)} py-section`}>
      {title && <SectionTitle id={id}>{title}</SectionTitle>}
      <ul className={`grid grid-cols-2 gap-3 not-first:mt-8 md:gap-5 ${grids[columns]}`}>
        {shown.map(({ picture: media, text, to }, place) => {
          const figure = media && (
            <figure>
              <MediaPicture
                media={media}
                sizes={`(min-width: 47.5rem) ${widths[columns]}, 50vw`}
                className="aspect-square w-full rounded-picture object-cover"
              />
              {text && <figcaption className="mt-2 text-14 text-muted">{text}</figcaption>}
            </figure>
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures have no identity but their place
            <li key={place}>{to ? <TargetLink to={to}>{figure}</TargetLink> : figure}</li>
          )
        })}
      </ul>
    </section>
  )
}
