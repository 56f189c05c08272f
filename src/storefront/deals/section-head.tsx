import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { common } from '@/content/common'

type SectionHeadProps = { id: string; title: string; text: string; to?: string }

/** A section's heading with one line of text and a link to all. */
export function SectionHead({ id, title, text, to }: SectionHeadProps) {
  return (
    <header className="mb-6 flex items-end gap-6 md:mb-8">
      <div>
        <h2 id={id} className="text-44 leading-[1.1]">
          {title}
        </h2>
        <p className="mt-0.5 min-h-6 text-pretty text-muted">{text}</p>
      </div>
      {to && (
        <Link
          to={to}
          className="group ms-auto inline-flex min-h-11 shrink-0 items-center gap-1.5 text-14 font-semibold hover:text-majorelle"
        >
          <span>
            {common.viewAll}
            <span className="sr-only">: {title}</span>
          </span>
          <ArrowRight
            size={18}
            strokeWidth={1.6}
            aria-hidden="true"
            className="transition-transform duration-slow ease-out group-hover:translate-x-1 rtl:-scale-x-100"
          />
        </Link>
      )}
    </header>
  )
}
