import type { ReactNode } from 'react'
import { CornerArt } from './corner-art'

type HelpBannerProps = { title: string; lead: string; children?: ReactNode }

/** The header of a help page: title and lead, on sand with the shop's ornament. */
export function HelpBanner({ title, lead, children }: HelpBannerProps) {
  return (
    <header className="relative isolate overflow-hidden bg-surface-hero print:bg-transparent">
      <CornerArt className="print:hidden" />
      <div className="wrap py-10 md:py-14 print:py-0">
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
