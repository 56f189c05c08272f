import * as v from 'valibot'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { line, lines, list, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(80),
    items: list({ title: line(80), text: lines(400) }, 8),
    /** By which the search of the help finds the page besides its own words. */
    words: line(200),
  })

/** How something goes, one numbered step after the other. */
export function Section({ id, section: { title, items } }: SectionProps<typeof schema>) {
  const shown = items.filter((item) => item.title !== '')
  if (shown.length === 0) return null
  return (
    <section {...(title && { 'aria-labelledby': id })} className="bg-surface-sunken">
      <div className="wrap py-section">
        {title && <SectionTitle id={id}>{title}</SectionTitle>}
        <ol className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
          {shown.map((item, place) => (
            <li key={item.title} className="border-t-2 border-ink pt-4">
              <span aria-hidden="true" className="font-display text-44 leading-none text-accent">
                {place + 1}
              </span>
              <h3 className="mt-2 text-20 font-semibold">{item.title}</h3>
              <p className="mt-1 text-pretty text-muted">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
