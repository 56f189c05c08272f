import { type ReactNode, useId } from 'react'

type SectionProps = { step: number; title: string; aside?: ReactNode; children: ReactNode }

/** A step of the checkout: number, heading, aside, and fields in two columns. */
export function Section({ step, title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-7 first:border-t-0 first:pt-0 md:py-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="flex items-center gap-3 text-28 leading-tight">
          <span
            aria-hidden="true"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-text text-16 font-semibold text-surface tabular-nums"
          >
            {step}
          </span>
          <span>{title}</span>
        </h2>
        {aside}
      </div>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">{children}</div>
    </section>
  )
}
