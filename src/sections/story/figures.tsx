import * as v from 'valibot'
import { sectionWords } from '@/content/shared/sections'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { choice, line, list, type SectionProps } from '../fields'

const words = sectionWords.figures

export const schema = () =>
  v.object({
    /** Read out, not shown. */
    title: line(80),
    items: list(
      {
        /** What the settings say, or the shop's own figure. */
        fact: choice(['own', 'packing', 'returns', 'cancel', 'support']),
        figure: line(40),
        text: line(80),
      },
      8,
    ),
  })

/** Facts in large figures; one that the settings do not carry is left out. */
export function Section({ id, section: { title, items } }: SectionProps<typeof schema>) {
  const { facts } = usePageContents()
  const known = {
    packing: facts.packing_days === null ? null : words.packing(facts.packing_days),
    returns: facts.return_days === null ? null : words.returns(facts.return_days),
    cancel: facts.cancel_hours === null ? null : words.cancel(facts.cancel_hours),
    support: facts.support_hours === null ? null : words.support(facts.support_hours),
  }
  const shown = items.flatMap(({ fact, figure, text }) => {
    if (fact === 'own') return figure === '' ? [] : { figure, text }
    const said = known[fact]
    return said === null ? [] : { figure: said.figure, text: text || said.text }
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className="wrap py-section">
      <h2 id={id} className="sr-only">
        {title || words.title}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
        {shown.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end">
            <dt className="mt-2 max-w-48 text-14 text-muted">{text}</dt>
            <dd className="font-display text-44 leading-none text-accent tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
