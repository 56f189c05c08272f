import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** A card, edge to edge on a phone. */
export const panel =
  'border-y border-line bg-surface-raised max-md:-mx-4 md:rounded-surface md:border md:shadow-rest'

type PanelProps = {
  id: string
  title: string
  by?: string | undefined
  more?: { label: string; to: string }
  children: ReactNode
}

export function Panel({ id, title, by, more, children }: PanelProps) {
  return (
    <section aria-labelledby={id} className={panel}>
      <div className="flex min-h-12 items-center gap-4 px-4 py-2">
        <h2 id={id} className="font-text text-14 font-semibold tracking-normal">
          <span>{title}</span> {by && <span className="font-normal text-muted">{by}</span>}
        </h2>
        {more && (
          <Link
            to={more.to}
            className="ms-auto inline-flex min-h-8 items-center font-medium whitespace-nowrap text-accent hover:underline max-md:min-h-11"
          >
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}

export const panelRow = 'flex min-h-13 items-center gap-3 border-t border-line px-4 py-1.5'
