import { useState } from 'react'
import * as v from 'valibot'
import { Countdown } from '@/storefront/shared/product/countdown'
import { SectionTitle } from '@/storefront/shared/sections/section-title'
import { TargetButton } from '@/storefront/shared/sections/target-button'
import { useRenderTime } from '@/storefront/shared/time/server-time'
import { line, lines, link, moment, type SectionProps } from '../fields'

export const schema = () =>
  v.object({
    title: line(120),
    text: lines(240),
    /** When it is over. */
    endsAt: moment(),
    button: line(40),
    to: link(),
  })

/** A clock that runs down to a moment, and is gone after it. */
export function Section({ id, section: { title, text, endsAt, button, to } }: SectionProps<typeof schema>) {
  const now = useRenderTime()
  const [isOver, setIsOver] = useState(false)
  // A moment without a zone would be another one in every browser.
  const end = /T.*(Z|[+-]\d\d:\d\d)$/.test(endsAt) ? Date.parse(endsAt) : Number.NaN
  if (Number.isNaN(end) || end <= now || isOver) return null
  return (
    <section {...(title && { 'aria-labelledby': id })} className="bg-surface-sunken">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10">
        <div>
          {title && <SectionTitle id={id}>{title}</SectionTitle>}
          {text && <p className="mt-2 max-w-prose text-pretty text-muted">{text}</p>}
        </div>
        <Countdown key={end} endsAt={end} big onOver={() => setIsOver(true)} />
        <TargetButton to={to} label={button} />
      </div>
    </section>
  )
}
