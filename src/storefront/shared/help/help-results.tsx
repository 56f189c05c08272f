import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { helpWords as words } from '@/content/pages/help'
import type { HelpHit } from '@/domain/catalogue/help-search'
import { Highlighted } from '@/storefront/shared/search/highlighted'
import { buttonClass } from '@/ui/button'

/** The matching answers, best first, each with the sentence that matched. */
export function HelpResults({ query, hits }: { query: string; hits: readonly HelpHit[] }) {
  if (hits.length === 0)
    return (
      <section className="rounded-surface border border-line bg-surface-raised p-6">
        <h2 className="text-28 leading-tight [overflow-wrap:anywhere]">{words.none.title(query)}</h2>
        <p className="mt-2 text-muted">{words.none.text}</p>
        <p className="mt-4">
          <Link to={paths.contact} className={buttonClass({ look: 'line' })}>
            {words.none.ask}
          </Link>
        </p>
      </section>
    )
  return (
    <section aria-labelledby="results">
      <h2 id="results" className="mb-4 text-28 leading-tight [overflow-wrap:anywhere]">
        {words.results(query)}
      </h2>
      <ul className="rounded-surface border border-line bg-surface-raised [&_mark]:rounded-picture [&_mark]:bg-highlight-soft">
        {hits.map(({ entry, snippet, terms }) => (
          <li key={entry.id} className="border-line not-first:border-t">
            <Link
              to={entry.to}
              className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3.5 hover:bg-surface-sunken/60 md:px-6"
            >
              <span>
                <span className="block text-14 text-muted">{entry.page}</span>
                <span className="block font-semibold group-hover:text-accent">
                  <Highlighted text={entry.title} terms={terms} />
                </span>
                <span className="mt-0.5 block max-w-prose text-14 text-pretty text-muted">
                  <Highlighted text={snippet} terms={terms} />
                </span>
              </span>
              <ArrowRight
                size={18}
                strokeWidth={1.6}
                aria-hidden="true"
                className="text-muted rtl:-scale-x-100"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
