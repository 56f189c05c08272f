import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import { SubscribeForm } from '@/storefront/shared/forms/subscribe-form'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { line, lines, type SectionProps } from '../fields'

const words = sectionWords.newsletter

export const schema = () => v.object({ title: line(80), text: lines(240), button: line(40) })

/** The newsletter's form among a page's sections. */
export function Section({ id, section: { title, text, button } }: SectionProps<typeof schema>) {
  return (
    <section aria-labelledby={id} className="bg-surface-sunken">
      <div className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-6 py-section md:grid-cols-2">
        <div>
          <SectionTitle id={id}>{title || words.title}</SectionTitle>
          {text && <p className="mt-3 max-w-prose text-pretty text-muted">{text}</p>}
        </div>
        <div>
          <SubscribeForm
            topic="newsletter"
            label={title || words.title}
            button={button || words.button}
            done={words.done}
          />
        </div>
      </div>
    </section>
  )
}
