import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { EdgePicture } from '@/storefront/shared/sections/edge-picture'
import { groundColors, onGround } from '@/storefront/shared/sections/ground'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { ground, line, lines, picture, type SectionProps } from '../fields'

const words = sectionWords.newsletter

export const schema = () =>
  v.object({
    title: line(80),
    text: lines(240),
    button: line(40),
    ground: ground('tint', 'plain', 'band'),
    /** Beside the form, to the edge. */
    picture: picture(),
  })

/** The newsletter's form among a page's sections. */
export function Section({ id, section }: SectionProps<typeof schema>) {
  const { title, text, button, picture: media } = section
  const said = (
    <div>
      <SectionTitle id={id}>{title || words.title}</SectionTitle>
      {text && <p className="mt-3 max-w-prose text-pretty text-muted">{text}</p>}
    </div>
  )
  const form = (
    <div>
      <SubscribeForm
        topic="newsletter"
        label={title || words.title}
        button={button || words.button}
        done={words.done}
      />
    </div>
  )
  if (media)
    return (
      <section
        aria-labelledby={id}
        className={`grid grid-cols-1 md:grid-cols-2 ${groundColors(section.ground)}`}
      >
        <div className="half-start grid content-center gap-6 py-section">
          {said}
          {form}
        </div>
        <EdgePicture media={media} />
      </section>
    )
  return (
    <section
      aria-labelledby={id}
      className={`grid grid-cols-1 items-center gap-x-12 gap-y-6 py-section md:grid-cols-2 ${onGround(section.ground)}`}
    >
      {said}
      {form}
    </section>
  )
}
