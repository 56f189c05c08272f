import * as v from 'valibot'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { line, lines, list, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(80),
    items: list({ title: line(80), text: lines(400) }, 12),
  })

/** What the shop holds itself to; one whose title names a fact that is not set is left out. */
export function Section({ id, section: { title, items } }: SectionProps<typeof schema>) {
  const shown = items.filter((item) => item.title !== '')
  if (shown.length === 0) return null
  return (
    <section {...(title && { 'aria-labelledby': id })} className="bg-surface-sunken">
      <div className="wrap py-section">
        {title && <SectionTitle id={id}>{title}</SectionTitle>}
        <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
          {shown.map((item) => (
            <li key={item.title} className="border-t-2 border-ink pt-4">
              <h3 className="font-display text-28 leading-tight font-medium">{item.title}</h3>
              <p className="mt-2 max-w-prose text-pretty text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
