import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { common } from '@/content/shared/common'
import { MovingArrow } from './moving-arrow'

type SectionHeadProps = {
  /** For a section that it labels. */
  id?: string
  title: string
  text?: ReactNode
  /** Where View All leads. */
  to?: string
  /** Beside the title; below it on a phone. */
  aside?: ReactNode
}

/** A section's heading with one line of text and a link to all. */
export function SectionHead({ id, title, text, to, aside }: SectionHeadProps) {
  return (
    <header
      className={`mb-6 gap-x-8 gap-y-2 md:mb-8 md:flex md:items-end ${aside ? 'grid grid-cols-[1fr_auto] items-end' : 'flex items-end'}`}
    >
      <div className={aside ? 'col-span-2' : 'flex-1 md:flex-none'}>
        <h2 id={id} className="text-44 leading-[1.1]">
          {title}
        </h2>
        {text !== undefined && <p className="mt-0.5 min-h-6 text-balance text-muted">{text}</p>}
      </div>
      {aside}
      {to && (
        <Link
          to={to}
          className="group ms-auto inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold whitespace-nowrap hover:text-accent"
        >
          <span>
            {common.viewAll}
            <span className="sr-only">{`: ${title}`}</span>
          </span>
          <MovingArrow />
        </Link>
      )}
    </header>
  )
}
