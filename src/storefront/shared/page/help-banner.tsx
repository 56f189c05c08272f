import type { ReactNode } from 'react'

type HelpBannerProps = { title: string; lead: string; over?: string; children?: ReactNode }

/** The header of a help page: title and lead, on sand with tiles in the corner. */
export function HelpBanner({ title, lead, over, children }: HelpBannerProps) {
  return (
    <header className="relative isolate overflow-hidden bg-surface-hero print:bg-transparent">
      <div
        aria-hidden="true"
        className="absolute end-0 top-0 -z-1 h-75 w-97.5 bg-[url('/art/hero-corner.svg')] bg-no-repeat max-md:-end-40 max-md:-top-16 max-md:opacity-60 md:origin-top-right rtl:-scale-x-100 print:hidden"
      />
      <div className="wrap py-10 md:py-14 print:py-0">
        {over && <p className="mb-2 text-14 font-semibold text-eyebrow">{over}</p>}
        <h1 tabIndex={-1} className="max-w-2xl text-44 leading-[1.1]">
          {title}
        </h1>
        {lead && (
          <p className="mt-3 max-w-prose text-20 leading-normal text-pretty text-muted md:max-w-xl">{lead}</p>
        )}
        {children}
      </div>
    </header>
  )
}
