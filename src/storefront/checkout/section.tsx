import { type ReactNode, useId } from 'react'

/** A section of the checkout: heading, aside, and fields in two columns. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-line py-7 first:border-t-0 first:pt-0 md:py-8">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-28 leading-tight">
          {title}
        </h2>
        {aside}
      </div>
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2">{children}</div>
    </section>
  )
}
