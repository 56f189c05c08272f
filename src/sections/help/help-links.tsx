import {
  BookOpen,
  CircleHelp,
  type LucideIcon,
  Mail,
  MapPinned,
  MessageCircle,
  Phone,
  RotateCcw,
  Ruler,
  Truck,
} from 'lucide-react'
import * as v from 'valibot'
import { TargetLink } from '@/storefront/shared/sections/rich-text'
import { choice, line, link, list, type SectionProps } from '../fields'

const signs = {
  help: CircleHelp,
  talk: MessageCircle,
  map: MapPinned,
  back: RotateCcw,
  truck: Truck,
  ruler: Ruler,
  mail: Mail,
  phone: Phone,
  book: BookOpen,
} satisfies Record<string, LucideIcon>

export const schema = () =>
  v.object({
    title: line(80),
    links: list(
      {
        sign: choice(['help', 'talk', 'map', 'back', 'truck', 'ruler', 'mail', 'phone', 'book']),
        label: line(60),
        text: line(80),
        to: link(),
      },
      10,
    ),
    /** A line of smaller links below, with what it is called. */
    more: line(60),
    moreLinks: list({ label: line(60), to: link() }, 12),
  })

/** Ways straight to what one looks for; one that leads nowhere is left out. */
export function Section({ id, section: { title, links, more, moreLinks } }: SectionProps<typeof schema>) {
  const small = moreLinks.filter(({ to }) => to !== null)
  return (
    <div className="wrap pt-14 pb-section">
      <section {...(title && { 'aria-labelledby': id })}>
        {title && (
          <h2 id={id} className="mb-4 text-28 leading-tight">
            {title}
          </h2>
        )}
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {links.map(({ sign, label, text, to }) => {
            const Sign = signs[sign]
            return (
              to && (
                <li key={to.to}>
                  <TargetLink
                    to={to}
                    className="flex h-full items-center gap-4 rounded-surface border border-line bg-surface-raised p-4 transition-colors duration-fast hover:border-line-strong lg:flex-col lg:items-start lg:p-5"
                  >
                    <Sign size={22} strokeWidth={1.6} aria-hidden="true" className="text-accent" />
                    <span>
                      <span className="block font-semibold">{label || to.name}</span>
                      <span className="block text-14 text-muted">{text}</span>
                    </span>
                  </TargetLink>
                </li>
              )
            )
          })}
        </ul>
      </section>
      {small.length > 0 && (
        <nav
          {...(more && { 'aria-label': more })}
          className="mt-10 flex flex-wrap items-baseline gap-x-6 border-t border-line pt-4"
        >
          {more && <p className="text-14 text-muted">{more}</p>}
          {small.map(
            ({ label, to }) =>
              to && (
                <TargetLink
                  key={to.to}
                  to={to}
                  className="inline-flex min-h-11 items-center text-14 underline underline-offset-4 hover:text-accent"
                >
                  {label || to.name}
                </TargetLink>
              ),
          )}
        </nav>
      )}
    </div>
  )
}
